import { readablePosts, searchedPosts } from '../domain/permissions/reading.ts';
import type { ContentTypes } from '../domain/content-types.ts';
import { findPostType } from '../domain/post-types.ts';
import { registeredType } from '../domain/routes.ts';
import { renderTitle } from '../domain/text.ts';
import { currentSite } from '../context.ts';
import { rowsBefore } from '../handlers/lists.ts';
import { permalinkParts } from '../handlers/post-type/permalink-parts.ts';
import type { Scope } from '../handlers/scope.ts';
import type { PostRow } from '../store/index.ts';
import { SearchHandler } from './handler.ts';
import type { SearchLinks, SearchQuery, SearchResult, SearchResults } from './handler.ts';

/** Searches the posts that everybody can see; attachments are found where they are shown. */
export class PostSearch extends SearchHandler {
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
      // Where no type is left, posts are meant.
      types: query.subtypes.length > 0 ? query.subtypes : ['post'],
      statuses: ['publish'],
      limit: perPage,
      offset: rowsBefore(page, perPage),
      // What is asked for by number cannot be left out.
      ...(include.length > 0 ? { include } : { exclude }),
      ...(search === '' ? {} : { search, orderBy: 'relevance' as const }),
      access: readablePosts(scope),
      ...(search === '' ? {} : searchedPosts(scope)),
    });
    const urls = wants('url') ? await addressesOf(rows, scope) : new Map<number, string>();
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
    // Behind the last page there is nothing, and nothing is counted: that is no error where posts are searched.
    return { results, total: results.length === 0 ? 0 : total };
  }

  override links({ id, subtype = '' }: SearchResult): SearchLinks {
    const { derivedRoutes, types } = currentSite();
    const type = findPostType(subtype);
    const self = derivedRoutes.post(type ? registeredType(type) : null, Number(id));
    return { self, about: `/${types.core}/types/${subtype}` };
  }
}

/** Addresses by number: a fixed number of queries for each type. */
async function addressesOf(
  rows: readonly PostRow[],
  scope: Scope,
): Promise<ReadonlyMap<number, string>> {
  const urls = new Map<number, string>();
  for (const name of new Set(rows.map(({ type }) => type))) {
    const type = findPostType(name);
    if (!type) continue;
    const ofType = rows.filter((row) => row.type === name);
    const partsOf = await permalinkParts(scope, type, ofType);
    for (const row of ofType)
      urls.set(row.id, scope.permalinks.post(row, type, false, partsOf(row)));
  }
  return urls;
}
