/** A private-use scheme (RFC 8252, 7.1) is a reversed domain name, so it has a dot: `com.example.app`. */
const PRIVATE_USE = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+$/;

/**
 * Whether a password may be sent to an address: an `https:` address, an `http:` address of the loopback
 * interface, or one of a private-use scheme. Every other scheme (`ldap:`, `ssh:`, `ms-word:`) can start a
 * program that the application does not own.
 */
export function isSafeReturn(address: string): boolean {
  // Parsers disagree about addresses with blanks, control characters or backslashes.
  if (/[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const scheme = protocol.slice(0, -1);
  if (scheme === 'https') return true;
  if (scheme === 'http') return isLoopback(hostname);
  return PRIVATE_USE.test(scheme);
}

/** An address with more in its query; the rest of it stays as it is written. */
export function withQuery(address: string, more: { readonly [name: string]: string }): string {
  const [, start = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const mark = !start.includes('?') ? '?' : /[?&]$/.test(start) ? '' : '&';
  return `${start}${mark}${new URLSearchParams(more).toString()}${fragment}`;
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);
}
