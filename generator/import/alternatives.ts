import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { isMap, mapIn, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { plainText } from './keywords.ts';

/** Every type. Texts come first, so that they are not converted. */
export const ANYTHING: readonly TypeName[] = [
  'string',
  'number',
  'boolean',
  'object',
  'array',
  'null',
];

export function describedBy(schema: JsonMap): Schema {
  const description = textIn(schema, 'description') ?? textIn(schema, 'title');
  return {
    ...(description !== undefined && { description: plainText(description) }),
    ...(schema['deprecated'] === true && { deprecated: true }),
  };
}

export function isScalar(types: readonly TypeName[], schema: JsonMap): boolean {
  const isComposed = Array.isArray(schema['anyOf']) || Array.isArray(schema['oneOf']);
  return types.length > 0 && !isComposed && !types.some((type) => containers.includes(type));
}

const containers: readonly TypeName[] = ['object', 'array'];

/** Whether a value of one of the types can match an alternative. */
export function haveSharedType(types: readonly TypeName[], { type }: Schema): boolean {
  if (types.length === 0 || type === undefined) return true;
  const own = [type].flat();
  const isNumeric = (all: readonly TypeName[]) => all.includes('number') || all.includes('integer');
  return own.some((each) => types.includes(each)) || (isNumeric(own) && isNumeric(types));
}

/** The type of a schema that is cut off. */
export function cutType(types: readonly TypeName[]): TypeName | readonly TypeName[] {
  if (types.length === 0) return ANYTHING;
  return types.length === 1 ? (types[0] ?? 'object') : types;
}

/** Stricter alternatives come first: the first one that matches is used. */
export function rankOf({ type, enum: values, format }: Schema): number {
  const [first = 'object'] = type === undefined ? [] : [type].flat();
  const order: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array'];
  const isStrict = values !== undefined || format !== undefined;
  const place = order.indexOf(first);
  return (place < 0 ? order.length : place) * 2 + (isStrict ? 0 : 1);
}

/** Returns for each alternative of a `discriminator` the schema of the member that names it. */
export function tagsOf(
  schema: JsonMap,
  alternatives: readonly unknown[],
): readonly (object | null)[] {
  const discriminator = mapIn(schema, 'discriminator');
  const member = textIn(discriminator, 'propertyName');
  if (member === undefined) return [];
  const mapping = Object.entries(mapIn(discriminator, 'mapping'));
  return alternatives.map((one) => {
    const reference = textIn(one, '$ref');
    if (reference === undefined) return null;
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    const tags = mapping.flatMap(([tag, to]) => (to === reference || to === name ? [tag] : []));
    const values = tags.length > 0 ? tags : [name];
    return {
      type: 'object',
      required: [member],
      properties: { [member]: { type: 'string', enum: values } },
    };
  });
}

/** Equal references have equal schemas. */
export function keyOf(schema: unknown): unknown {
  const isReference = isMap(schema) && Object.keys(schema).length === 1;
  return (isReference ? schema['$ref'] : undefined) ?? schema;
}

/** Whether a schema accepts every value. */
export function isOpen({ type, anyOf }: Schema): boolean {
  return type === undefined && !anyOf;
}

/** Returns a schema with every type if it has none, because schema files require one. */
export function withAnyType(schema: Schema): Schema {
  return isOpen(schema) ? { ...schema, type: ANYTHING } : schema;
}
