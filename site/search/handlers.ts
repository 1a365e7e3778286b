import { reportMisuse } from '../../runtime/errors/index.ts';
import { currentSite } from '../context.ts';
import type { SiteHooks } from '../context.ts';
import { FORMAT_TAXONOMY, formatSlug, postFormats } from '../domain/built-in-taxonomies.ts';
import type { ContentTypes } from '../domain/content-types.ts';
import type { Caller } from '../domain/permissions/caller.ts';
import { readablePosts, searchedPosts } from '../domain/permissions/reading.ts';
import { canEditTerms } from '../domain/permissions/terms.ts';
import { findPostType, registeredType } from '../domain/post-types.ts';
import { findTaxonomy } from '../domain/taxonomies.ts';
import { renderTitle } from '../domain/text.ts';
import { rowsBefore } from '../handlers/lists.ts';
import { postLinks } from '../handlers/post-type/permalink-parts.ts';
import type { Scope } from '../handlers/scope.ts';
import { slugPath, withAncestors } from '../handlers/taxonomy/ancestors.ts';
import { SearchHandler } from './search-handler.ts';
import type { SearchLinks, SearchQuery, SearchResult, SearchResults } from './search-handler.ts';

/** Returns the handler of the requested search type, by default that of posts; `undefined` for an unknown type. */
export function searchHandlerOf(type: unknown): SearchHandler | undefined {
  const handlers = searchHandlers(currentSite().hooks);
  return handlers.get(String(type)) ?? [...handlers.values()][0];
}

/** Selects all subtypes. */
export const ANY_SUBTYPE = 'any';

/**
 * Returns the search handlers by type: posts, terms and post formats, filtered by `wp_rest_search_handlers`
 * (2.1). A handler that does not extend the base class is reported and ignored.
 */
export function searchHandlers(hooks: SiteHooks): ReadonlyMap<string, SearchHandler> {
  const handlers = hooks.filter('wp_rest_search_handlers', own);
  const known = new Map<string, SearchHandler>();
  for (const handler of handlers) {
    if (handler instanceof SearchHandler) known.set(handler.type, handler);
    else reportMisuse('rest_search', 'Search handlers must extend SearchHandler.', '5.0.0');
  }
  return known;
}

/** Searches the formats of published posts. */
class FormatSearch extends SearchHandler {
  override readonly type = 'post-format';

  override subtypes(): readonly string[] {
    return [];
  }

  override async find(
    { search, page, perPage }: SearchQuery,
    scope: Scope,
  ): Promise<SearchResults> {
    const taxonomy = currentSite().types.taxonomy(FORMAT_TAXONOMY);
    if (!taxonomy) throw new Error('search: there is no taxonomy for formats');
    const query = { taxonomies: [FORMAT_TAXONOMY], hideEmpty: true };
    const { rows } = await scope.store.terms.find(query);
    const bySlug = new Map(rows.map((term) => [term.slug, term]));
    const results = postFormats
      .filter((format) => format.includes(search.toLowerCase()))
      .flatMap((format) => {
        const term = bySlug.get(formatSlug(format) ?? '');
        if (!term) return [];
        const title = format.charAt(0).toUpperCase() + format.slice(1);
        const url = scope.permalinks.term(taxonomy, term.id, [format]);
        return [{ id: format, title, url, type: this.type }];
      });
    const first = rowsBefore(page, perPage);
    return { results: results.slice(first, first + perPage), total: results.length };
  }
}

/** Searches the posts that everyone may see; attachments are found where they are shown. */
class PostSearch extends SearchHandler {
  override readonly type = 'post';

  override subtypes(types: ContentTypes): readonly string[] {
    return types
      .shownPostTypes()
      .filter(({ name, isViewable }) => isViewable && name !== 'attachment')
      .map(({ name }) => name);
  }

  override async find(query: SearchQuery, scope: Scope): Promise<SearchResults> {
    const { search, include, exclude, page, perPage, wants } = query;
    const { rows, total } = await scope.store.posts.find({
      // If no type is left, posts are searched.
      types: query.subtypes.length > 0 ? query.subtypes : ['post'],
      statuses: ['publish'],
      limit: perPage,
      offset: rowsBefore(page, perPage),
      // Included ids take precedence over excluded ones.
      ...(include.length > 0 ? { include } : { exclude }),
      ...(search === '' ? {} : { search, orderBy: 'relevance' as const }),
      access: readablePosts(scope),
      ...(search === '' ? {} : searchedPosts(scope)),
    });
    const urls = wants('url') ? await postLinks(scope, rows) : new Map<number, string>();
    const results = rows.map((row) => ({
      id: row.id,
      title:
        wants('title') && findPostType(row.type)?.supports.has('title')
          ? renderTitle(row.title, { isPrivate: false })
          : '',
      url: urls.get(row.id) ?? '',
      type: this.type,
      subtype: row.type,
    }));
    // After the last page the total is 0, which is not an error for posts.
    return { results, total: results.length === 0 ? 0 : total };
  }

  override links({ id, subtype = '' }: SearchResult): SearchLinks {
    const { derivedRoutes, types } = currentSite();
    const type = findPostType(subtype);
    const self = derivedRoutes.post(type ? registeredType(type) : null, Number(id));
    return { self, about: `/${types.core}/types/${subtype}` };
  }
}

/** Returns the taxonomies of a search that names none: public ones, and those whose terms the caller may edit. */
function readableTaxonomies(caller: Caller): readonly string[] {
  const { types } = currentSite();
  return types
    .names()
    .taxonomies.flatMap((name) => types.taxonomy(name) ?? [])
    .filter((taxonomy) => taxonomy.visibility.public || canEditTerms(caller, taxonomy))
    .map(({ name }) => name);
}

/** Searches the terms that everyone may see. */
class TermSearch extends SearchHandler {
  override readonly type = 'term';

  override subtypes(types: ContentTypes): readonly string[] {
    return types
      .shownTaxonomies()
      .filter(({ visibility }) => visibility.public)
      .map(({ name }) => name);
  }

  override async find(query: SearchQuery, scope: Scope): Promise<SearchResults> {
    const { search, include, exclude, page, perPage, wants } = query;
    const { types } = currentSite();
    const { rows, total } = await scope.store.terms.find({
      taxonomies: query.subtypes.length > 0 ? query.subtypes : readableTaxonomies(scope.caller),
      limit: perPage,
      offset: rowsBefore(page, perPage),
      ...(include.length > 0 ? { include } : { exclude }),
      ...(search === '' ? {} : { search }),
    });
    const nested = wants('url')
      ? rows.filter(({ taxonomy }) => types.taxonomy(taxonomy)?.isHierarchical)
      : [];
    const known = await withAncestors(scope.store, [], nested);
    const results = rows.flatMap((term) => {
      const taxonomy = types.taxonomy(term.taxonomy);
      if (!taxonomy) return [];
      const slugs = known.has(term.id) ? slugPath(known, term.id) : [term.slug];
      const url = scope.permalinks.term(taxonomy, term.id, slugs);
      // The type of a found term is its taxonomy; it has no subtype.
      return [{ id: term.id, title: term.name, url, type: term.taxonomy }];
    });
    return { results, total };
  }

  override links({ id, type }: SearchResult): SearchLinks {
    const { derivedRoutes, types } = currentSite();
    const taxonomy = findTaxonomy(type);
    const self = derivedRoutes.term(taxonomy ? registeredType(taxonomy) : null, Number(id));
    return { self, about: `/${types.core}/taxonomies/${type}` };
  }
}

const own: readonly SearchHandler[] = [new PostSearch(), new TermSearch(), new FormatSearch()];
