import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { isMap, isSame, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { plainText } from './keywords.ts';

/** Every type. Texts come first, so that they are not converted. */
const ANYTHING: readonly TypeName[] = ['string', 'number', 'boolean', 'object', 'array', 'null'];

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
function haveSharedType(types: readonly TypeName[], { type }: Schema): boolean {
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
function rankOf({ type, enum: values, format }: Schema): number {
  const [first = 'object'] = type === undefined ? [] : [type].flat();
  const order: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array'];
  const isStrict = values !== undefined || format !== undefined;
  const place = order.indexOf(first);
  return (place < 0 ? order.length : place) * 2 + (isStrict ? 0 : 1);
}

/** An alternative as it is written, and as the schema that its values match. */
export interface Alternative {
  readonly schema: Schema;
  readonly content: Schema;
}

/**
 * Returns the keywords of alternatives: `oneOf` with a discriminator if the values of a member choose one of them, else `anyOf`. `types` are
 * those of the schema around them, and `member` is the one that the document names.
 */
export function joined(
  given: readonly Alternative[],
  types: readonly TypeName[],
  member: string | undefined,
  isResponse: boolean,
): Schema {
  const alternatives = given.filter(
    ({ schema }, at) => given.findIndex((other) => isSame(other.schema, schema)) === at,
  );
  const schemas = alternatives.map(({ schema }) => schema);
  const [only] = schemas;
  if (!only) return {};
  // An alternative without a type accepts every value.
  if (types.length === 0 && schemas.some(isOpen)) return { type: ANYTHING };
  if (types.length === 0 && schemas.length === 1) return only;
  const others = schemas.filter(({ type }) => type !== 'null');
  const [named] = others;
  if (types.length === 0 && named?.$type !== undefined && others.length === 1)
    return { ...named, nullable: true };
  const members = [member, ...Object.keys(alternatives[0]?.content.properties ?? {})];
  const tag = members.find(
    (name) =>
      name !== undefined &&
      others.length > 1 &&
      isChosen(alternatives, name, isResponse || name === member),
  );
  if (tag !== undefined)
    return { discriminator: tag, oneOf: schemas.map((one) => requiring(one, tag)) };
  const ranked = [...alternatives].sort((a, b) => rankOf(a.content) - rankOf(b.content));
  return { anyOf: ranked.map(({ schema }) => schema) };
}

/**
 * Whether each alternative requires a member, with values of its own. `isPresent` is whether members of alternatives that are not types are
 * required unless they are optional.
 */
function isChosen(
  alternatives: readonly Alternative[],
  member: string,
  isPresent: boolean,
): boolean {
  const seen = new Set<unknown>();
  return alternatives.every(({ schema, content }) => {
    if (content.type === 'null') return true;
    const { enum: values = [], required, optional } = content.properties?.[member] ?? {};
    const isRequired =
      required === true || (isPresent && schema.$type === undefined && optional !== true);
    const isOwn = values.every((value) => !seen.has(value));
    for (const value of values) seen.add(value);
    return content.type === 'object' && values.length > 0 && isRequired && isOwn;
  });
}

/** Whether a value can match two of the alternatives. */
export function overlap(alternatives: readonly Alternative[]): boolean {
  return alternatives.some(({ content: { type = [] } }, at) =>
    alternatives.slice(at + 1).some(({ content }) => haveSharedType([type].flat(), content)),
  );
}

/** A schema inside another one must require the member that chooses it. */
function requiring(schema: Schema, member: string): Schema {
  const { properties = {} } = schema;
  const tag = properties[member];
  if (!tag) return schema;
  const { optional: _optional, ...required } = { ...tag, required: true };
  return { ...schema, properties: { ...properties, [member]: required } };
}

/** Equal references have equal schemas. */
export function keyOf(schema: unknown): unknown {
  const isReference = isMap(schema) && Object.keys(schema).length === 1;
  return (isReference ? schema['$ref'] : undefined) ?? schema;
}

/** Whether a schema accepts every value. */
export function isOpen({ type, anyOf, oneOf, $type }: Schema): boolean {
  return type === undefined && !anyOf && !oneOf && $type === undefined;
}

/** Returns a schema with every type if it has none, because schema files require one. */
export function withAnyType(schema: Schema): Schema {
  return isOpen(schema) ? { ...schema, type: ANYTHING } : schema;
}
