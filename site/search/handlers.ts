import { reportMisuse } from '../../runtime/errors/index.ts';
import { currentSite } from '../context.ts';
import type { SiteHooks } from '../context.ts';
import { FormatSearch } from './formats.ts';
import { SearchHandler } from './handler.ts';
import { PostSearch } from './posts.ts';
import { TermSearch } from './terms.ts';

const own: readonly SearchHandler[] = [new PostSearch(), new TermSearch(), new FormatSearch()];

/** The handler of the kind that a request names; posts are searched when it names none. */
export function searchHandlerOf(type: unknown): SearchHandler | undefined {
  const handlers = searchHandlers(currentSite().hooks);
  return handlers.get(String(type)) ?? [...handlers.values()][0];
}

/** Stands for all subtypes. */
export const ANY_SUBTYPE = 'any';

/**
 * What searches the site, by its type: posts, terms and post formats, or what the filter
 * `wp_rest_search_handlers` makes of them (2.1). What does not extend the base is reported and left out.
 */
export function searchHandlers(hooks: SiteHooks): ReadonlyMap<string, SearchHandler> {
  const handlers = hooks.filter('wp_rest_search_handlers', own);
  const known = new Map<string, SearchHandler>();
  for (const handler of handlers) {
    if (handler instanceof SearchHandler) known.set(handler.type, handler);
    else reportMisuse('rest_search', 'Search handlers are to extend SearchHandler.', '5.0.0');
  }
  return known;
}
