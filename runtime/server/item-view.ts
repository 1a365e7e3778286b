import type { Schema } from '../schema/types.ts';
import { ContextFilter, contextFilter } from '../shape/context-filter.ts';
import type { ContextRule } from '../shape/contexts.ts';
import { filterByContext } from '../shape/filter.ts';
import type { Links } from '../shape/links.ts';

/** What each context of an item shows: rules, or filters that were made of them ahead of time. */
export type ItemContexts = { readonly [context: string]: ContextRule | ContextFilter };

/** How the items of an answer are shown in its context. */
export class ItemView {
  readonly #filter: ContextFilter;
  readonly #context: string;
  /** The schemas of fields that were added at run time; `null` when there are none. */
  readonly #added: Schema | null;

  constructor(filter: ContextFilter, context: string, added: Schema | null) {
    this.#filter = filter;
    this.#context = context;
    this.#added = added;
  }

  /** What is shown of an item. */
  of(item: unknown): unknown {
    const left = this.#filter.apply(item);
    return this.#added === null ? left : filterByContext(left, this.#added, this.#context);
  }

  /** The same with its links, which only a map can carry. */
  withLinks(item: unknown, links: Links): unknown {
    if (isEmpty(links)) return this.of(item);
    if (this.#added === null) return this.#filter.applyWithLinks(item, links);
    return everything.applyWithLinks(this.of(item), links);
  }
}

/** The filter of each context. */
export function filtersOf(contexts: ItemContexts): ReadonlyMap<string, ContextFilter> {
  const filters = Object.entries(contexts).map(
    ([context, rule]) =>
      [context, rule instanceof ContextFilter ? rule : contextFilter(rule)] as const,
  );
  return new Map(filters);
}

/**
 * The filter of a context. One that the resource does not know must not show more than anybody may see;
 * without contexts everything is shown.
 */
export function filterFor(
  filters: ReadonlyMap<string, ContextFilter>,
  context: string,
): ContextFilter {
  return filters.get(context) ?? filters.get('view') ?? everything;
}

const everything = contextFilter({});

function isEmpty(links: Links): boolean {
  for (const _relation in links) return false;
  return true;
}
