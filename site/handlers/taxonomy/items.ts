import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { Category } from '../../../generated/categories/types.ts';
import type { Taxonomy } from '../../content/taxonomies.ts';
import type { TermRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import { slugPath, withAncestors } from './ancestors.ts';

/** A term as the service shows it, whatever its taxonomy. Only hierarchical ones show `parent`. */
export type TermItem = Omit<Category, 'taxonomy' | 'parent'> & {
  taxonomy: string;
  parent?: number;
};

/** Terms as the service shows them. Addresses of hierarchical ones take a query a level. */
export async function termItems(
  { store, permalinks }: Scope,
  taxonomy: Taxonomy,
  terms: readonly TermRow[],
  request: HandlerRequest<unknown>,
): Promise<TermItem[]> {
  const isNested = taxonomy.isHierarchical && request.wants('link');
  const known = isNested ? await withAncestors(store, [], terms) : new Map<number, TermRow>();
  return terms.map((term) => ({
    id: term.id,
    count: term.count,
    description: term.description,
    link: permalinks.term(taxonomy, term.id, isNested ? slugPath(known, term.id) : [term.slug]),
    name: term.name,
    slug: term.slug,
    taxonomy: term.taxonomy,
    ...(taxonomy.isHierarchical ? { parent: term.parent } : {}),
    meta: {},
  }));
}
