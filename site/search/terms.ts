import type { Caller } from '../domain/permissions/caller.ts';
import { canEditTerms } from '../domain/permissions/terms.ts';
import type { ContentTypes } from '../domain/content-types.ts';
import { registeredType } from '../domain/routes.ts';
import { findTaxonomy } from '../domain/taxonomies.ts';
import { currentSite } from '../context.ts';
import { rowsBefore } from '../handlers/lists.ts';
import type { Scope } from '../handlers/scope.ts';
import { slugPath, withAncestors } from '../handlers/taxonomy/ancestors.ts';
import { SearchHandler } from './handler.ts';
import type { SearchLinks, SearchQuery, SearchResult, SearchResults } from './handler.ts';

/** The taxonomies of a search that names none: public ones, and those whose terms the caller may edit. */
function readableTaxonomies(caller: Caller): readonly string[] {
  const { types } = currentSite();
  return types
    .names()
    .taxonomies.flatMap((name) => types.taxonomy(name) ?? [])
    .filter((taxonomy) => taxonomy.visibility.public || canEditTerms(caller, taxonomy))
    .map(({ name }) => name);
}

/** Searches the terms that everybody can see. */
export class TermSearch extends SearchHandler {
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
      // Of a term the type is its taxonomy, and there is no subtype.
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
