import fc from 'fast-check';
import type { ArgDefinition, ArgDefinitions, Schema } from '../schema/types.ts';
import { withoutNull } from '../schema/sub-schemas.ts';
import { applyContext, itemSchema, isRight, typed, type ItemTables } from '../testing/index.ts';
import { arbitraryOf, Passing, matching } from './values.ts';
import { sanitizeValue, validateValue, type KernelOptions } from '../schema/index.ts';

/** The arguments of every endpoint, by resource and endpoint. */
export interface ArgumentTables {
  readonly [resource: string]: { readonly [endpoint: string]: ArgDefinitions };
}

/** The groups of routes, by resource and endpoint. */
export interface GroupTables {
  readonly [resource: string]: { readonly [endpoint: string]: Groups };
}

/** Items by context (`arbitraries.posts.items.view`), and arguments by endpoint (`….inputs.create`). */
export type Arbitraries<Items, Inputs> = {
  readonly [R in keyof Items & keyof Inputs]: {
    readonly items: { readonly [C in keyof Items[R]]: fc.Arbitrary<Items[R][C]> };
    readonly inputs: { readonly [E in keyof Inputs[R]]: fc.Arbitrary<Inputs[R][E]> };
  };
};

/** Returns the arbitraries of every resource, which are created when they are first used. */
export function arbitrariesOf<Items, Inputs>(
  tables: ItemTables,
  args: ArgumentTables,
  groups: GroupTables = {},
  options?: KernelOptions,
): Arbitraries<Items, Inputs> {
  const made = Object.entries(tables).map(([resource, table]) => {
    const schema = itemSchema(table);
    const items = lazily(table.contexts, (rule) =>
      arbitraryOf(schema).map((item) => applyContext(rule, typed(item, schema, options))),
    );
    const inputs = lazily(args[resource] ?? {}, (definitions, endpoint) =>
      argumentsOf(definitions, groups[resource]?.[endpoint], options),
    );
    return [resource, { items, inputs }];
  });
  // The tables and the types are generated from the same schemas.
  return Object.fromEntries(made) as Arbitraries<Items, Inputs>;
}

/** Valid arguments: the required ones, those of the path, and any of the others. */
export function argumentsOf(
  definitions: ArgDefinitions,
  groups: Groups = {},
  options?: KernelOptions,
): fc.Arbitrary<object> {
  const names = Object.entries(definitions);
  const values = names.map(([name, definition]): [string, fc.Arbitrary<unknown>] => {
    const schema = asSchema(definition);
    const group = groups[name];
    const values = group === undefined ? arbitraryOf(schema, 'required') : inPath(schema, group);
    return [name, values.map((value) => typed(value, schema, options))];
  });
  const required = names.filter(([name, arg]) => arg.required === true || name in groups);
  return fc.record(Object.fromEntries(values), { requiredKeys: required.map(([name]) => name) });
}

function asSchema({ required, ...definition }: ArgDefinition): Schema {
  return required === true ? withoutNull(definition) : definition;
}

function lazily<T>(
  parts: { readonly [name: string]: T },
  make: (part: T, name: string) => fc.Arbitrary<unknown>,
): object {
  const made = {};
  for (const [name, part] of Object.entries(parts)) {
    let known: fc.Arbitrary<unknown> | null = null;
    Object.defineProperty(made, name, {
      enumerable: true,
      get: () => (known ??= make(part, name)),
    });
  }
  return made;
}

/** The patterns of the groups of a route, by name: `{ id: '[\\d]+' }`. */
export interface Groups {
  readonly [name: string]: string;
}

/** Values that a schema accepts and that match the group of a route. */
function inPath(schema: Schema, expression: string): fc.Arbitrary<unknown> {
  const source = `^(?:${expression.replaceAll('(?P<', '(?<')})$`;
  // Routes ignore case.
  const whole = new RegExp(source, 'i');
  const read = matching(source).map((text) => sanitizeValue(text, schema, 'value'));
  return new Passing(
    fc.oneof(read, arbitraryOf(schema, 'required')),
    (value) =>
      isWritable(value) &&
      whole.test(String(value)) &&
      isRight(value, schema) &&
      validateValue(value, schema, 'value', { formats: 'strict' }) === null,
    () => {
      throw new Error(`inPath: no match of ${expression} is valid for ${JSON.stringify(schema)}`);
    },
  );
}

/** Whether the value can be a segment of a path. */
function isWritable(value: unknown): boolean {
  return typeof value !== 'object' && !['', '.', '..'].includes(String(value));
}
