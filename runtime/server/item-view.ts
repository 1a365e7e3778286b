import type { Schema } from '../schema/types.ts';
import { contextFilter } from '../shape/context-filter.ts';
import type { ContextFilter, Views } from '../shape/context-filter.ts';
import { isMapRule } from '../shape/contexts.ts';
import type { ContextTable, MapRule } from '../shape/contexts.ts';
import { filterByContext } from '../shape/filter.ts';
import type { Links } from '../shape/links.ts';
import { parseList } from '../shape/lists.ts';
import type { RestRequest } from './request.ts';

/** What the contexts of a resource do not say of its items. */
interface Exceptions {
  /** The schemas of fields that were added at run time; `null` when there are none. */
  readonly added: Schema | null;
  /** Fields that this answer does not show. */
  readonly hidden: readonly string[];
}

/** How the items of an answer are shown in its context. */
export class ItemView {
  readonly #filter: ContextFilter;
  readonly #context: string;
  readonly #added: Schema | null;
  readonly #hiding: ContextFilter | null;

  constructor(filter: ContextFilter, context: string, { added, hidden }: Exceptions) {
    this.#filter = added ? filterBeside(added, filter) : filter;
    this.#context = context;
    this.#added = added;
    this.#hiding = hidden.length === 0 ? null : contextFilter(ruleWithout(hidden));
  }

  /** What is shown of an item. */
  of(item: unknown): unknown {
    const left = this.#filter.apply(item);
    const known = this.#added ? filterByContext(left, this.#added, this.#context) : left;
    return this.#hiding ? this.#hiding.apply(known) : known;
  }

  /** The same with its links, which only a map can carry. */
  withLinks(item: unknown, links: Links): unknown {
    if (isEmpty(links)) return this.of(item);
    if (!this.#added && !this.#hiding) return this.#filter.applyWithLinks(item, links);
    return everything.applyWithLinks(this.of(item), links);
  }
}

/** Returns the filter of each context. */
export function filtersOf(
  contexts: ContextTable,
  views: Views = {},
): ReadonlyMap<string, ContextFilter> {
  return new Map(
    Object.entries(contexts).map(([context, rule]) => [
      context,
      contextFilter(rule, Object.hasOwn(views, context) ? views[context] : undefined),
    ]),
  );
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

/** The fields that are shown as a whole only, where a request names but parts of them. */
export function hiddenFields(
  wholeFields: readonly string[],
  request: RestRequest,
): readonly string[] {
  if (wholeFields.length === 0) return wholeFields;
  const asked = parseList(request.getParam('_fields') ?? '');
  return wholeFields.filter(
    (field) => !asked.includes(field) && asked.some((name) => name.startsWith(`${field}.`)),
  );
}

/** The filter without what it says of properties that `added` describes anew (2.4). */
function filterBeside({ properties = {} }: Schema, filter: ContextFilter): ContextFilter {
  const { rule } = filter;
  if (!isMapRule(rule)) return filter;
  const others = Object.entries(rule).filter(([name]) => !Object.hasOwn(properties, name));
  if (others.length === Object.keys(rule).length) return filter;
  return contextFilter(Object.fromEntries(others));
}

function ruleWithout(fields: readonly string[]): MapRule {
  return Object.fromEntries(fields.map((field) => [field, false]));
}

function isEmpty(links: Links): boolean {
  for (const _relation in links) return false;
  return true;
}
