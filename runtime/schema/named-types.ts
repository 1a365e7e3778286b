import { allSchemas, mapInner } from './sub-schemas.ts';
import type { Schema } from './types.ts';

/** The named types around a value, innermost first. A type refers to itself, or to one around it, by its name alone. */
export interface Types {
  readonly type: Schema;
  readonly outer: Types | null;
}

/** Whether a schema is only the name of a type around it. */
export function isReference(schema: Schema): boolean {
  return schema.$type !== undefined && schema.type === undefined && !schema.anyOf && !schema.oneOf;
}

/** Whether a type contains itself. A reference inside means the type without keywords of the place where it is used. */
export function containsItself(schema: Schema): boolean {
  return [...allSchemas(schema)].some((one) => one.$type === schema.$type && isReference(one));
}

/** Returns the named types around the values inside a schema. */
export function typesInside(schema: Schema, types: Types | null): Types | null {
  return schema.$type === undefined || isReference(schema) ? types : { type: schema, outer: types };
}

/** Returns the schema that a reference names; `null` for an unknown name. Any other schema is returned as it is. */
export function contentOf(schema: Schema, types: Types | null): Schema | null {
  if (!isReference(schema)) return schema;
  let found = types;
  while (found && found.type.$type !== schema.$type) found = found.outer;
  return found && found.type;
}

/**
 * Returns a schema with its types written in place of their names. A type inside itself is written `levels` times; below, `end`
 * returns the schema for a reference and its type.
 */
export function inlined(
  schema: Schema,
  levels: number,
  end: (reference: Schema, type: Schema | null) => Schema,
  types: Types | null = null,
): Schema {
  const content = contentOf(schema, types);
  const isEnd = isReference(schema) && (levels === 0 || !content);
  if (isEnd || !content) return end(schema, content);
  const inner = typesInside(content, types);
  const left = content === schema ? levels : levels - 1;
  return mapInner(withAnnotations(content, schema), (one) => inlined(one, left, end, inner));
}

/** Returns a type with the keywords of the reference, which apply to this value only. */
function withAnnotations(type: Schema, reference: Schema): Schema {
  if (type === reference) return type;
  const { nullable: _nullable, ...content } = type;
  const { type: names = [] } = content;
  return {
    ...content,
    ...reference,
    ...(reference.nullable && { type: [names, 'null' as const].flat() }),
  };
}

const shown = new WeakMap<Schema, Schema>();

/** How often OPTIONS shows a type inside itself. */
const SHOWN_LEVELS = 2;

/** Returns a schema as OPTIONS shows it, without the names of types. */
export function withoutNames<S extends Schema>(schema: S): S {
  const known =
    shown.get(schema) ??
    (JSON.stringify(schema).includes('"$type"')
      ? unnamed(inlined(schema, SHOWN_LEVELS, endOf))
      : schema);
  shown.set(schema, known);
  // Only the keywords of schemas change.
  return known as S;
}

/** Returns a reference with the types of its values, which OPTIONS does not describe any further. */
function endOf(reference: Schema, type: Schema | null): Schema {
  return type?.type === undefined ? reference : withAnnotations({ type: type.type }, reference);
}

function unnamed({ $type: _name, ...schema }: Schema): Schema {
  return mapInner(schema, unnamed);
}
