import type { ItemSchema } from '../../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { TermRow } from '../../store/index.ts';
import { describedMembers } from '../projection.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import type { Scope } from '../scope.ts';
import { slugPath, withAncestors } from './ancestors.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { TermArgs } from './save.ts';

/** A taxonomy, and the schema that selects the fields of its items. */
export interface ShownTaxonomy {
  readonly taxonomy: Taxonomy;
  readonly extras: TermExtras;
  readonly schema: ItemSchema;
}

/** Returns the response items of terms. Addresses of hierarchical terms take one query per level. */
export async function termItems(
  scope: Scope,
  { taxonomy, schema, extras }: ShownTaxonomy,
  terms: readonly TermRow[],
  request: HandlerRequest<unknown>,
): Promise<object[]> {
  const { store, permalinks } = scope;
  const more = await extras.members?.(scope);
  const isNested = taxonomy.isHierarchical && request.wants('link');
  const known = isNested ? await withAncestors(store, [], terms) : new Map<number, TermRow>();
  const registered = request.wants('meta') ? registeredMeta('term', taxonomy.name) : [];
  const ids = terms.map(({ id }) => id);
  const metas = registered.length > 0 ? await store.meta.of('term', ids) : null;
  return terms.map((term) =>
    describedMembers(schema, {
      id: term.id,
      count: term.count,
      description: term.description,
      link: permalinks.term(taxonomy, term.id, isNested ? slugPath(known, term.id) : [term.slug]),
      name: term.name,
      slug: term.slug,
      taxonomy: term.taxonomy,
      parent: term.parent,
      meta: shownMeta(registered, metas?.get(term.id)),
      ...more?.(term),
    }),
  );
}

/** The special behaviour of a taxonomy. */
export interface TermExtras {
  /** Whether names are unique in the whole taxonomy, not only below one parent. */
  readonly areNamesUnique?: boolean;
  /** Returns the arguments that the taxonomy accepts. */
  taken?(args: TermArgs): TermArgs;
  /** Checks whether a caller who may read terms may read those of this taxonomy. */
  mayRead?(request: HandlerRequest<unknown>): true | RestError;
  /** Additional members of the items, looked up for all items together. */
  members?(scope: Scope): Promise<(term: TermRow) => object>;
  /** Stores the values of these additional members from a request. */
  save?(scope: Scope, term: TermRow, request: HandlerRequest<unknown>): Promise<RestError | null>;
  /** Called before a term is removed. */
  remove?(scope: Scope, term: TermRow): Promise<void>;
  /** Replaces an error that all taxonomies share, where this taxonomy has another code; `term` was to be changed. */
  failure?(error: RestError, term?: TermRow): RestError;
}
