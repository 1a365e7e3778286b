import fc from 'fast-check';
import type { ArgDefinition, ArgDefinitions, Schema } from '../schema/types.ts';
import { filtersOf, itemSchema } from '../testing/index.ts';
import type { ItemTables } from '../testing/index.ts';
import { arbitraryOf } from './arbitrary.ts';

/** The arguments of every endpoint, by resource and endpoint. */
export interface ArgumentTables {
  readonly [resource: string]: { readonly [endpoint: string]: ArgDefinitions };
}

/** Items by context (`arbitraries.posts.items.view`), and arguments by endpoint (`….inputs.create`). */
export type Arbitraries<Items, Inputs> = {
  readonly [R in keyof Items & keyof Inputs]: {
    readonly items: { readonly [C in keyof Items[R]]: fc.Arbitrary<Items[R][C]> };
    readonly inputs: { readonly [E in keyof Inputs[R]]: fc.Arbitrary<Inputs[R][E]> };
  };
};

/** What fast-check makes of every resource; each is made when it is asked for. */
export function arbitrariesOf<Items, Inputs>(
  tables: ItemTables,
  args: ArgumentTables,
): Arbitraries<Items, Inputs> {
  const made = Object.entries(tables).map(([resource, table]) => {
    const items = lazily(filtersOf(table), (filter) =>
      arbitraryOf(itemSchema(table)).map((item) => filter.apply(item)),
    );
    return [resource, { items, inputs: lazily(args[resource] ?? {}, argumentsOf) }];
  });
  // The tables and the types are generated from the same schemas.
  return Object.fromEntries(made) as Arbitraries<Items, Inputs>;
}

/** Arguments that pass their definitions: the required ones, and any of the others. */
export function argumentsOf(definitions: ArgDefinitions): fc.Arbitrary<object> {
  const names = Object.entries(definitions);
  return fc.record(
    Object.fromEntries(
      names.map(([name, definition]) => [name, arbitraryOf(asSchema(definition), 'required')]),
    ),
    { requiredKeys: names.flatMap(([name, { required }]) => (required === true ? [name] : [])) },
  );
}

function asSchema({ required: _, ...definition }: ArgDefinition): Schema {
  return definition;
}

function lazily<T>(
  parts: { readonly [name: string]: T },
  make: (part: T) => fc.Arbitrary<unknown>,
): object {
  const made = {};
  for (const [name, part] of Object.entries(parts)) {
    let known: fc.Arbitrary<unknown> | null = null;
    Object.defineProperty(made, name, { enumerable: true, get: () => (known ??= make(part)) });
  }
  return made;
}
