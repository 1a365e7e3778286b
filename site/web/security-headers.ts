import type { WireResponse } from '../../runtime/http/index.ts';
import type { HeaderLines } from './response.ts';

const POLICY = 'Content-Security-Policy';

/**
 * Returns the policy of a content page. Content may load images, media and frames of other sites; scripts only run from
 * `scriptSources`.
 */
function contentPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources.length === 0 ? "'none'" : scriptSources.join(' ')}`,
    "style-src 'self'",
    // Themes and blocks use `style` attributes.
    "style-src-attr 'unsafe-inline'",
    'img-src http: https: data: blob:',
    'media-src http: https: data: blob:',
    "font-src 'self' data:",
    'frame-src http: https:',
    `connect-src 'self'${scriptSources.length === 0 ? '' : ' https:'}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of a page in a frame of another site: only text, styles and images. */
export const EMBED_POLICY: HeaderLines = [
  POLICY,
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; frame-ancestors *",
];

/** Returns a function that adds the security headers that a response does not set itself. */
export function securityHeaders(
  scriptSources: readonly string[],
): (response: WireResponse) => WireResponse {
  const defaults = [
    [POLICY, contentPolicy(scriptSources)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ] as const;
  return (response) => {
    const added = defaults.filter(([name]) => valueOf(response.headers, name) === null);
    // `X-Frame-Options` cannot allow all sites.
    const policy = valueOf(response.headers, POLICY) ?? '';
    const isFramed = policy.endsWith('frame-ancestors *');
    const hasFrameOptions = valueOf(response.headers, 'X-Frame-Options') !== null;
    const frames = isFramed || hasFrameOptions ? [] : ['X-Frame-Options', 'SAMEORIGIN'];
    return { ...response, headers: [...response.headers, ...added.flat(), ...frames] };
  };
}

function valueOf(headers: HeaderLines, name: string): string | null {
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at]?.toLowerCase() === name.toLowerCase()) return headers[at + 1] ?? '';
  return null;
}
