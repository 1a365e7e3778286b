import { stringifySetCookie } from 'cookie';
import type { Server } from '../../runtime/server/index.ts';

/** The text of a `Set-Cookie` header that scripts cannot read and other sites cannot use in forms. */
export function setCookie(
  { settings }: Server,
  name: string,
  value: string,
  /** Seconds; without it the cookie goes when the browser is closed. */
  maxAge?: number,
): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.baseUrl.startsWith('https:'),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
