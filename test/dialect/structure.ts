import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/index.ts';

/**
 * The schema as far as types can express it: without limits, integers as numbers, one kind of additional members,
 * and alternatives of which several may match. A value that it refuses has a wrong structure.
 */
export function structureOf(schema: Schema): Schema {
  const { oneOf, anyOf, patternProperties, additionalProperties, ...own } = mapInner(
    schema,
    structureOf,
  );
  const {
    minimum: _a,
    maximum: _b,
    exclusiveMinimum: _c,
    exclusiveMaximum: _d,
    multipleOf: _e,
    ...text
  } = own;
  const { minLength: _f, maxLength: _g, pattern: _h, format: _i, ...list } = text;
  const {
    minItems: least,
    maxItems: _k,
    uniqueItems: _l,
    minProperties: _m,
    maxProperties: _n,
    ...rest
  } = list;
  const { properties = {}, type, prefixItems } = rest;
  const kinds = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') kinds.push(additionalProperties);
  // To TypeScript, a named member is one of those with any name.
  const isOpen = additionalProperties === undefined || additionalProperties === true;
  const others =
    kinds.length > 0 && !isOpen
      ? { anyOf: [...kinds, ...Object.values(properties)].map(unflagged) }
      : additionalProperties;
  const isWhole = type !== undefined && [type].flat().includes('integer');
  return {
    ...rest,
    // A tuple type states the minimum length up to its own.
    ...(prefixItems && { minItems: Math.min(least ?? Infinity, prefixItems.length) }),
    ...(isWhole && { type: [type].flat().map((name) => (name === 'integer' ? 'number' : name)) }),
    ...(others !== undefined && { additionalProperties: others }),
    ...(anyOf && { anyOf }),
    // Of two keywords with alternatives one is sufficient: values are validated against both.
    ...(oneOf && !anyOf && { anyOf: oneOf }),
  };
}

function unflagged(schema: Schema): Schema {
  const { required, ...others } = schema;
  return Array.isArray(required) ? schema : others;
}
