import type { Schema } from '../../runtime/schema/types.ts';
import { isMap } from './json.ts';
import type { SchemaConverter } from './schema.ts';

/** A file of schemas/types/. */
interface TypeFile {
  readonly $schema: string;
  readonly 'x-imported': string;
  readonly schema: Schema;
}

/** The files of types, by name. */
export type TypeFiles = ReadonlyMap<string, TypeFile>;

/** Returns the files of the types in a value, and of the types inside these. */
export function typeFilesOf(value: unknown, { types }: SchemaConverter, source: string): TypeFiles {
  const names = [...namesWithTypes(value, types)].sort();
  return new Map(
    names.map((name) => {
      const $schema = '../../generated/meta/type.schema.json';
      return [name, { $schema, 'x-imported': source, schema: types.get(name)?.schema ?? {} }];
    }),
  );
}

/** Returns the names of types in a value, and in the schemas of these types. */
export function namesWithTypes(
  value: unknown,
  types: ReadonlyMap<string, { readonly schema: Schema }>,
): ReadonlySet<string> {
  const found = new Set(typeNamesIn(value));
  // The loop also visits names that are added to the set.
  for (const name of found)
    for (const inner of typeNamesIn(types.get(name)?.schema)) found.add(inner);
  return found;
}

function* typeNamesIn(value: unknown): Iterable<string> {
  if (Array.isArray(value)) for (const item of value) yield* typeNamesIn(item);
  if (!isMap(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === '$type' && typeof member === 'string') yield member;
    else yield* typeNamesIn(member);
  }
}

/** Returns a value in which types have other names. */
export function withTypeNames<T>(value: T, names: ReadonlyMap<string, string>): T {
  const replaced = (name: string, member: unknown): unknown =>
    name === '$type' && typeof member === 'string' ? (names.get(member) ?? member) : member;
  return JSON.parse(JSON.stringify(value), replaced) as T; // only names of types change
}
