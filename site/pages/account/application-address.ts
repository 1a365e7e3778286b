/** Schemes that a browser takes itself, and that must not be handed a password. */
const NEVER = new Set(
  (
    'about blob chrome chrome-extension data devtools edge feed file filesystem ftp gopher intent ' +
    'jar javascript mailto moz-extension resource res sftp sms tel vbscript view-source ws wss'
  ).split(' '),
);

/**
 * Whether a password may be sent to an address: by https, to this very machine, or to a program that
 * has a scheme of its own.
 */
export function isSafeReturn(address: string): boolean {
  // What is written with blanks or control characters means other things to other readers.
  if (/[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const scheme = protocol.slice(0, -1);
  if (scheme === 'https') return true;
  if (scheme === 'http') return isLoopback(hostname);
  return !NEVER.has(scheme);
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
