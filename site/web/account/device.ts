import { isSame, sign } from '../../../runtime/auth/crypto.ts';
import { systemRandom } from '../../../runtime/auth/index.ts';
import type { User } from '../../../runtime/server/index.ts';
import type { PageRequest } from '../request.ts';

const KIND = 'device';
const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;
const FORM = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Returns the name of the browser, where it has logged in to the account of `user` before; else `null`. It comes from a
 * signed cookie, which proves no login: it only keeps the failures of others from holding back this browser.
 */
export function knownDevice({ login, cookies }: PageRequest, user: User): string | null {
  const value = cookies[login.cookies.nameOf(KIND)] ?? '';
  const [, id = '', device = '', signature = ''] = FORM.exec(value) ?? [];
  if (Number(id) !== user.id || device === '') return null;
  return isSame(signature, signatureOf(login.settings.nonceSecret, id, device)) ? device : null;
}

/** The `Set-Cookie` value that makes the browser a known device of `user` for a year. */
export function deviceCookie(request: PageRequest, user: User): string {
  const { login, scope, wire } = request;
  const { random = systemRandom, nonceSecret } = login.settings;
  const device = knownDevice(request, user) ?? Buffer.from(random(16)).toString('base64url');
  return login.cookies.header({
    kind: KIND,
    value: `${user.id}.${device}.${signatureOf(nonceSecret, String(user.id), device)}`,
    expires: new Date(scope.now + ONE_YEAR),
    isTls: wire.connection.isTls,
  });
}

function signatureOf(secret: string, id: string, device: string): string {
  return sign(`device|${id}|${device}`, secret);
}
