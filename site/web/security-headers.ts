import type { WireResponse } from '../../runtime/http/index.ts';
import { headerIn } from './response.ts';
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
    const valueOf = (name: string) => headerIn(response.headers, name.toLowerCase());
    const added = defaults.filter(([name]) => valueOf(name) === undefined);
    // `X-Frame-Options` cannot allow all sites.
    const isFramed = valueOf(POLICY)?.endsWith('frame-ancestors *') === true;
    const hasFrameOptions = valueOf('X-Frame-Options') !== undefined;
    const frames = isFramed || hasFrameOptions ? [] : ['X-Frame-Options', 'SAMEORIGIN'];
    return { ...response, headers: [...response.headers, ...added.flat(), ...frames] };
  };
}
