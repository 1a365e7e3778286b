import { toText, withoutTriples } from '../values/text.ts';

/** Schemes that a sanitized URL may have. */
const SCHEMES: ReadonlySet<string> = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
    ' ',
  ),
);

// Characters that a URL may not contain. Other scripts are accepted.
const ILLEGAL = /[^a-z0-9\-~+_.?#=!&;,/:%@$|*'()[\]\u0080-\u{10ffff}]/giu;
// Most URLs have this form and stay unchanged.
const PLAIN =
  /^https?:\/\/[A-Za-z0-9\-~+_.?#=!&,/:@$|*'()]*(?:%(?!0[DdAa])[A-Za-z0-9\-~+_.?#=!&,/:@$|*'()]*)*$/;
const SCRIPT_FILE = /^[a-z0-9-]+?\.php/i;

/** Returns a URL of a known scheme, `http` if it has none; an empty text for any other scheme (4.7). */
export function sanitizeUrl(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value)) return value;
  const text = toText(value).replace(/^[ \t\n\r\0\v]+/, '');
  const legal = withoutBreaks(text.replaceAll(' ', '%20').replace(ILLEGAL, '')).replaceAll(
    ';//',
    '://',
  );
  if (legal === '') return '';
  const url = encodeBrackets(hasNoScheme(legal) ? `http://${legal}` : legal);
  if (url.startsWith('/')) return url;
  const allowed = withAllowedScheme(url);
  return allowed.toLowerCase() === url.toLowerCase() ? allowed : '';
}

function hasNoScheme(url: string): boolean {
  return !url.includes(':') && !/^[/#?]/.test(url) && !SCRIPT_FILE.test(url);
}

/** Removes encoded line breaks, which could add headers; a `mailto` may contain them. */
function withoutBreaks(url: string): string {
  return /^mailto:/i.test(url) ? url : withoutTriples(url, /%0[da]/i);
}

/** Escapes brackets, except those of the host. */
function encodeBrackets(url: string): string {
  const front = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
  return front + url.slice(front.length).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** Returns the URL with its scheme in lower case, or without an unknown scheme. */
function withAllowedScheme(url: string): string {
  const colon = /:|&#0*58;|&#x0*3a;|&colon;/i.exec(url);
  if (!colon) return url;
  const front = url.slice(0, colon.index);
  if (front.includes('/?')) return url;
  const rest = url.slice(colon.index + colon[0].length);
  const scheme = front.toLowerCase();
  return SCHEMES.has(scheme) ? `${scheme}:${rest}` : rest;
}
