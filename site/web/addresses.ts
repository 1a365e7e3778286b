import type { Server } from '../../runtime/server/index.ts';

/** The page to log in at; it also logs out, and takes the passwords of posts. */
export function loginAddress(
  { settings }: Pick<Server, 'settings'>,
  parameters: { readonly [name: string]: string } = {},
): string {
  const query = new URLSearchParams(parameters).toString();
  return settings.baseUrl + loginPath(settings.token) + (query === '' ? '' : `?${query}`);
}

/** `/cms-login.php` */
export function loginPath(token: string): string {
  return `/${token}-login.php`;
}

/** `/cms-comments-post.php`: where the form to comment with is sent to. */
export function commentsPath(token: string): string {
  return `/${token}-comments-post.php`;
}

/** The stylesheet of the theme; its digest is part of the address. */
export function stylesheetPath(token: string, digest: string): string {
  return `/${token}-content/themes/${digest}.css`;
}

/** Where the API reference has its place, below the address of the site. */
export const REFERENCE_PATH = '/docs';

/** Returns the path of an address below that of the site, empty when the address is outside of it. */
export function pathOfAddress(baseUrl: string, address: string): string {
  return address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : '';
}

// Browsers read a backslash as a slash and drop control characters.
const MISREAD = /[\\\p{Cc}]/u;

/** The absolute form of an address of this site; `null` for any other address or scheme. */
export function ownAddress({ settings }: Server, wanted: string): string | null {
  const { baseUrl, adminUrl } = settings;
  if (wanted === '' || MISREAD.test(wanted) || !URL.canParse(wanted, `${baseUrl}/`)) return null;
  const url = new URL(wanted, `${baseUrl}/`);
  const origins = [baseUrl, adminUrl].map((own) => new URL(own).origin);
  // The origin of a `blob:` address is that of the page that made it.
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && origins.includes(url.origin) ? url.href : null;
}

/** Where the page about the account of a user has its place, below the address of the administration. */
export const ACCOUNT_PATH = '/profile.php';
