import { FORMAT_TAXONOMY, formatSlug, postFormats } from '../domain/formats.ts';
import { currentSite } from '../context.ts';
import { rowsBefore } from '../handlers/lists.ts';
import type { Scope } from '../handlers/scope.ts';
import { SearchHandler } from './handler.ts';
import type { SearchQuery, SearchResults } from './handler.ts';

/** Searches the formats that published posts have. */
export class FormatSearch extends SearchHandler {
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
