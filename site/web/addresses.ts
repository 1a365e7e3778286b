import type { Server } from '../../runtime/server/index.ts';
import { webUrl } from '../lib/http-client/destination.ts';

/** Returns the URL of the login page; it also handles logouts and the passwords of posts. */
export function loginAddress(
  { settings }: Pick<Server, 'settings'>,
  parameters: { readonly [name: string]: string } = {},
): string {
  const query = new URLSearchParams(parameters).toString();
  return settings.baseUrl + loginPath(settings.token) + (query === '' ? '' : `?${query}`);
}

/** Returns the path of the login page: `/cms-login.php`. */
export function loginPath(token: string): string {
  return `/${token}-login.php`;
}

/** Returns the path that receives the comment form: `/cms-comments-post.php`. */
export function commentsPath(token: string): string {
  return `/${token}-comments-post.php`;
}

/** Returns the path of the stylesheet of the theme; it contains the digest. */
export function stylesheetPath(token: string, digest: string): string {
  return `/${token}-content/themes/${digest}.css`;
}

/** The path of the API reference, relative to the site. */
export const REFERENCE_PATH = '/docs';

/** Returns the path of a URL relative to the site; empty if the URL is outside of the site. */
export function pathOfAddress(baseUrl: string, address: string): string {
  return address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : '';
}

// Browsers read a backslash as a slash and drop control characters.
const MISREAD = /[\\\p{Cc}]/u;

/** Returns an absolute URL of this site; `null` for a URL of another site or scheme. */
export function ownAddress({ settings }: Server, wanted: string): string | null {
  const { baseUrl, adminUrl } = settings;
  if (wanted === '' || MISREAD.test(wanted)) return null;
  // The origin of a `blob:` URL is that of the page that created it, but it is not the URL of a page.
  const url = webUrl(wanted, `${baseUrl}/`);
  const origins = [baseUrl, adminUrl].map((own) => new URL(own).origin);
  return url && origins.includes(url.origin) ? url.href : null;
}

/** The path of the account page, relative to the admin URL. */
export const ACCOUNT_PATH = '/profile.php';
