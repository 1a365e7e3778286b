import { headerOf } from '../../../runtime/http/index.ts';
import { systemRandom } from '../../../runtime/auth/index.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';

const VISITOR = 'visitor';

/** The owner of a form; its nonce is bound to the owner. */
export interface FormOwner {
  /** The login session, or the cookie value of a visitor; empty for a visitor without a cookie. */
  readonly session: string;
  readonly userId: number;
}

/** Returns the owner of the forms of a request. */
export function formOwner({ session, cookies, login }: PageRequest): FormOwner {
  if (session.user) return { session: session.session, userId: session.user.id };
  return { session: cookies[login.cookies.nameOf(VISITOR)] ?? '', userId: 0 };
}

/**
 * Returns the owner of the forms on a public page, with a cookie for a visitor who has none: otherwise another site
 * could fetch a nonce and log the visitor in to an account of that site.
 */
export function knownOwner(request: PageRequest): { owner: FormOwner; headers: string[] } {
  const owner = formOwner(request);
  if (owner.session !== '') return { owner, headers: [] };
  const { login, wire } = request;
  const session = Buffer.from(systemRandom(18)).toString('base64url');
  const { isTls } = wire.connection;
  const cookie = login.cookies.header({ kind: VISITOR, value: session, isTls });
  return { owner: { session, userId: 0 }, headers: ['Set-Cookie', cookie] };
}

/** Returns the hidden field with the nonce of a form for one action. */
export function nonceField(
  { server, login }: PageRequest,
  action: string,
  { session, userId }: FormOwner,
): Html {
  const nonce = login.nonces.create({ action, userId, session });
  return html`<input type="hidden" name="${nonceName(server.settings.token)}" value="${nonce}" />`;
}

/** Whether a form has a valid nonce of its owner for this action and was sent from this site. */
export function isOwnForm(request: PageRequest, action: string): boolean {
  const { session, userId } = formOwner(request);
  if (session === '' || !isFromHere(request)) return false;
  const { server, login, form } = request;
  const nonce = textOf(form, nonceName(server.settings.token));
  return login.nonces.verify(nonce, { action, userId, session }) !== false;
}

/** Whether the request was sent from a page of this site, or the browser does not report its origin. */
export function isFromHere({ wire, server }: PageRequest): boolean {
  const site = headerOf(wire, 'sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headerOf(wire, 'origin');
  if (origin === null) return true;
  const { baseUrl, adminUrl } = server.settings;
  const own = [baseUrl, adminUrl].map((address) => new URL(address).origin);
  return own.includes(origin) || origin.replace(/^https?:\/\//, '') === headerOf(wire, 'host');
}

function nonceName(token: string): string {
  return `_${token}nonce`;
}
