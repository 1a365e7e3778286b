import { digest } from './digest.ts';

/** Names and writes the cookies of one site, so that sites on the same host do not share them. */
export interface SiteCookies {
  /** The name of a cookie: `cms_logged_in_1a2b3c4d`. */
  nameOf(kind: string): string;
  /** Values of this kind in a `Cookie` header, that of this site first, then those named for other addresses. */
  valuesIn(header: string | null, kind: string): readonly string[];
  /** The value of a `Set-Cookie` header. Without `expires` the cookie ends with the browser. */
  header(cookie: CookieParts): string;
}

export interface CookieParts {
  readonly kind: string;
  readonly value: string;
  readonly expires?: Date | null | undefined;
  /** Whether the request came over TLS, as far as trusted proxies say. */
  readonly isTls: boolean;
}

export interface CookieSettings {
  readonly token: string;
  readonly baseUrl: string;
  readonly adminUrl: string;
}

const HASH_LENGTH = 8;

/**
 * Cookies of the site at `baseUrl`. Browsers do not tell the ports of a host apart, so the name ends in a hash of
 * the address. They are `Secure` when the site has an https address or the request came over TLS.
 */
export function siteCookies({ token, baseUrl, adminUrl }: CookieSettings): SiteCookies {
  const hash = digest(baseUrl).slice(0, HASH_LENGTH);
  const path = pathOf(baseUrl, adminUrl);
  const isHttps = baseUrl.startsWith('https:');
  const nameOf = (kind: string): string => `${token}_${kind}_${hash}`;
  return {
    nameOf,
    valuesIn(header, kind) {
      const [own, prefix] = [nameOf(kind), `${token}_${kind}_`];
      const cookies = pairsOf(header).filter(([name]) => name.startsWith(prefix));
      cookies.sort(([left], [right]) => Number(right === own) - Number(left === own));
      return cookies.map(([, value]) => value);
    },
    header: ({ kind, value, expires, isTls }) =>
      [
        `${nameOf(kind)}=${value}`,
        ...(expires ? [`Expires=${expires.toUTCString()}`] : []),
        `Path=${path}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(isHttps || isTls ? ['Secure'] : []),
      ].join('; '),
  };
}

function pairsOf(header: string | null): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals > 0 ? [[pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]] : [];
  });
}

/** The folder of the site; with an administration outside of it, the folder that holds both. `/` for placeholders. */
function pathOf(baseUrl: string, adminUrl: string): string {
  if (!URL.canParse(baseUrl) || !URL.canParse(adminUrl)) return '/';
  const [base, admin] = [new URL(baseUrl), new URL(adminUrl)];
  const folders = foldersOf(base);
  if (admin.hostname !== base.hostname) return `/${folders.join('/')}`;
  const others = foldersOf(admin);
  const apart = folders.findIndex((folder, at) => folder !== others[at]);
  return `/${folders.slice(0, apart < 0 ? folders.length : apart).join('/')}`;
}

function foldersOf({ pathname }: URL): readonly string[] {
  return pathname.split('/').filter((folder) => folder !== '');
}
