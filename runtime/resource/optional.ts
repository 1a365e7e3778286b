import { innerSchemas, mapInner } from '../schema/sub-schemas.ts';
import type { Schema } from '../schema/types.ts';

/**
 * An item without the word `optional`: what answers may be without is told in types and in the OpenAPI document, not in
 * arguments that are made of it, nor by OPTIONS.
 */
export function withoutOptional<S extends Schema>(schema: S): S {
  if (!saysOptional(schema)) return schema;
  // Each property is what it was but for that word.
  return without(schema) as S;
}

function without(schema: Schema): Schema {
  const { optional: _optional, ...others } = schema;
  return mapInner(others, without);
}

/** Whether a schema, or one within it, has the word. */
function saysOptional(schema: Schema): boolean {
  return schema.optional !== undefined || innerSchemas(schema).some(saysOptional);
}
