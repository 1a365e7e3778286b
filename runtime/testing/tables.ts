import type { Schema } from '../schema/types.ts';
import { contextFilter } from '../shape/index.ts';
import type { ContextFilter, ContextRule } from '../shape/index.ts';
import { fixtureOf } from './fixture.ts';

/** What is known of the items of one resource: what the generator writes for `generated/testing.ts`. */
export interface ItemTable {
  readonly schema: Schema;
  readonly contexts: { readonly [context: string]: ContextRule };
}

export interface ItemTables {
  readonly [resource: string]: ItemTable;
}

/** A function an item for each resource and context: `fixtures.posts.view()`. */
export type Fixtures<Items> = {
  readonly [R in keyof Items]: { readonly [C in keyof Items[R]]: () => Items[R][C] };
};

/** Valid items of every resource, as each of its contexts shows them. */
export function fixturesOf<Items>(tables: ItemTables): Fixtures<Items> {
  const made = Object.entries(tables).map(([resource, table]) => {
    const filters = Object.entries(filtersOf(table));
    const item = (filter: ContextFilter): unknown => filter.apply(fixtureOf(itemSchema(table)));
    return [
      resource,
      Object.fromEntries(filters.map(([context, filter]) => [context, () => item(filter)])),
    ];
  });
  // The tables and the types are generated from the same schemas.
  return Object.fromEntries(made) as Fixtures<Items>;
}

/** What each context shows; a resource without contexts shows all in `view`. */
export function filtersOf({ contexts }: ItemTable): { readonly [context: string]: ContextFilter } {
  return Object.fromEntries(
    Object.entries(contexts).map(([context, rule]) => [context, contextFilter(rule)]),
  );
}

/** The item as answers have it. A property named after a site (`{token}_id`) is made by sites alone. */
export function itemSchema({ schema }: ItemTable): Schema {
  const known = Object.entries(schema.properties ?? {}).filter(([name]) => !name.includes('{'));
  return { ...schema, properties: Object.fromEntries(known) };
}
