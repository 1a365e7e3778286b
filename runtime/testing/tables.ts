import { sanitizeValue, type KernelOptions } from '../schema/index.ts';
import type { Schema } from '../schema/types.ts';
import { applyContext, type ContextRule } from '../shape/index.ts';
import { fixtureOf } from './fixture.ts';

/** The schema and contexts of the items of a resource, from `generated/testing.ts`. */
export interface ItemTable {
  readonly schema: Schema;
  readonly contexts: { readonly [context: string]: ContextRule };
}

export interface ItemTables {
  readonly [resource: string]: ItemTable;
}

/** The items of a resource by context: what its functions of `contexts.ts` return. */
export type ItemsOf<Views extends { readonly [context: string]: (item: never) => unknown }> = {
  [C in keyof Views]: ReturnType<Views[C]>;
};

/** A function for each resource and context that returns an item: `fixtures.posts.view()`. */
export type Fixtures<Items> = {
  readonly [R in keyof Items]: { readonly [C in keyof Items[R]]: () => Items[R][C] };
};

/** Returns functions for valid items of every resource and context. */
export function fixturesOf<Items>(tables: ItemTables, options?: KernelOptions): Fixtures<Items> {
  const made = Object.entries(tables).map(([resource, table]) => {
    const schema = itemSchema(table);
    const items = Object.entries(table.contexts).map(([context, rule]) => [
      context,
      () => applyContext(rule, typed(fixtureOf(schema), schema, options)),
    ]);
    return [resource, Object.fromEntries(items)];
  });
  // The tables and the types are generated from the same schemas.
  return Object.fromEntries(made) as Fixtures<Items>;
}

/** Returns a value of a schema as handlers have it: with BigInts if `options` say so. */
export function typed(value: unknown, schema: Schema, options: KernelOptions | undefined): unknown {
  return options?.int64 === 'bigint' ? sanitizeValue(value, schema, 'value', options) : value;
}

/** Returns the schema of an item without properties that a site names (`{token}_id`). */
export function itemSchema({ schema }: ItemTable): Schema {
  const known = Object.entries(schema.properties ?? {}).filter(([name]) => !name.includes('{'));
  return { ...schema, properties: Object.fromEntries(known) };
}
