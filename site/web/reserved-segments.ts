import { HEALTH_PATHS } from '../../runtime/http/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { AUTHOR_BASE } from '../domain/links.ts';
import type { Site } from '../context.ts';
import { siteOptions } from '../domain/options.ts';
import { fixedPages } from './fixed-pages.ts';
import { pathOfAddress } from './addresses.ts';

/**
 * Returns the first segments of paths at which something else than content answers, or below which archives
 * do: a page, a post, a category or an author with such a slug would have an address that does not show it.
 */
export function reservedSegments(
  { settings, media, store, types }: Site,
  server: Server,
): ReadonlySet<string> {
  const options = siteOptions(store.options.latest());
  const archives = types
    .shownTaxonomies()
    .map(({ address }) => options.text(address.option) || address.base);
  const paths = [
    ...HEALTH_PATHS,
    ...fixedPages.map((page) => page.path(settings)),
    pathOfAddress(settings.baseUrl, media.url),
    server.urlSettings().prefix,
    AUTHOR_BASE,
    ...archives,
  ];
  return new Set(paths.map(firstSegment).filter(Boolean));
}

function firstSegment(path: string): string {
  return path.split('/').find(Boolean) ?? '';
}
