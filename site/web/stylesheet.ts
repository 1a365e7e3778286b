import type { WireResponse } from '../../runtime/http/index.ts';
import { siteStylesheet } from '../themes/stylesheet.ts';
import { stylesheetPath } from './addresses.ts';
import { isReading, wrongMethod } from './response.ts';
import type { PageRequest } from './request.ts';

/**
 * Responds with the stylesheet of the theme; `null` for any other URL. The URL contains the digest of the text, so it
 * is cached for a year. The URL of an earlier text gets the current one, which is not cached.
 */
export async function stylesheetResponse(request: PageRequest): Promise<WireResponse | null> {
  const { scope, path } = request;
  const { token } = scope.settings;
  const requested = /\/([\w-]{16})\.css$/.exec(path)?.[1] ?? '';
  if (path !== stylesheetPath(token, requested)) return null;
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const { css, digest } = await siteStylesheet(scope.store);
  return {
    status: 200,
    headers: [
      ...['Content-Type', 'text/css; charset=UTF-8'],
      ...[
        'Cache-Control',
        requested === digest ? 'public, max-age=31536000, immutable' : 'no-cache',
      ],
      ...['X-Content-Type-Options', 'nosniff'],
    ],
    body: css,
  };
}
