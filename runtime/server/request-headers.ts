/** Headers as they were sent, by name in any case. */
export interface SentHeaders {
  readonly [name: string]: string | readonly string[] | undefined;
}

// As they come over the wire, and as the service asks for them.
const USUAL: ReadonlySet<string> = new Set([
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cache-control',
    'connection',
  ],
  ...['content-length', 'content-type', 'cookie', 'host', 'if-none-match', 'origin', 'pragma'],
  ...['referer', 'user-agent', 'x-http-method-override', 'x-forwarded-for', 'x-forwarded-proto'],
]);

const AS_KEPT = /^[a-z0-9-]+$/;

/** Headers by their names in small letters, with dashes; several values of one stand in one text. */
export function headerMap(sent: SentHeaders): Map<string, string> {
  const headers = new Map<string, string>();
  for (const name of Object.keys(sent)) {
    const value = sent[name];
    if (value !== undefined)
      headers.set(headerKey(name), typeof value === 'string' ? value : value.join(','));
  }
  return headers;
}

/** The name that a header is kept under: in small letters, with dashes. */
export function headerKey(name: string): string {
  if (USUAL.has(name) || AS_KEPT.test(name)) return name;
  return name.toLowerCase().replaceAll('_', '-');
}
