import { memberRule } from '../../runtime/schema/keywords/object.ts';
import type { PropertySchema, Schema } from '../../runtime/schema/types.ts';
import { wrongValues } from '../../runtime/shape/wrong-values.ts';
import { without } from '../collections.ts';
import { differ } from '../dialect/restrictions.ts';
import { isAccepted, valuesFor } from '../dialect/values.ts';

/** Returns a value that `first` accepts and `second` rejects, among those at the limits of both; `undefined` if none is found. */
export function counterexample(first: Schema, second: Schema, accepts = isAccepted): unknown {
  if (!differ(first, second)) return undefined;
  const candidates = [...valuesFor(first, second), ...valuesFor(second, first)];
  return candidates.find(
    (value) => accepts(value, first) && !accepts(value, second) && value !== undefined,
  );
}

/** Whether a value is valid in a response. Unlike in a request, `"7"` is not an integer. */
export function isShown(value: unknown, schema: Schema): boolean {
  return [...wrongValues(value, schema)].length === 0;
}

/** The schemas of a member in two versions of a schema, one of which may not have it. */
export interface MemberPair {
  /** `size.height`; `rows[]` is an item of a list, `rows[].sku` a property of an item. */
  readonly name: string;
  readonly from: Schema | undefined;
  readonly to: Schema | undefined;
}

/** Returns the members of two schemas, outer members first. Members inside one that was added or removed are not listed. */
export function* memberPairs(from: Schema, to: Schema, outer?: MemberPair): Iterable<MemberPair> {
  const areAlike = alternativesAlike(from, to);
  const [ours, theirs] = [partsOf(from, areAlike), partsOf(to, areAlike)];
  for (const [key, part] of new Map([...theirs, ...ours])) {
    const member: MemberPair = {
      name: outer ? `${outer.name}${key}` : key.replace(/^\./, ''),
      from: ours.get(key)?.schema ?? fallback(part, from),
      to: theirs.get(key)?.schema ?? fallback(part, to),
    };
    yield member;
    if (member.from && member.to) yield* memberPairs(member.from, member.to, member);
  }
}

interface Part {
  readonly schema: Schema;
  /** The name, if it is a property. */
  readonly property?: string;
  readonly isPattern?: boolean;
}

/** Returns the schema of a member that `schema` does not list itself. */
function fallback({ property, isPattern }: Part, schema: Schema): Schema | undefined {
  const { additionalProperties: others } = schema;
  const rule = property === undefined ? isPattern && others : memberRule(property, schema);
  return typeof rule === 'object' ? rule : undefined;
}

function partsOf(schema: Schema, areAlike: boolean): Map<string, Part> {
  const { properties = {}, patternProperties = {}, additionalProperties: others, items } = schema;
  const { prefixItems = [] } = schema;
  const parts = new Map<string, Part>();
  for (const [property, inner] of Object.entries(properties))
    parts.set(`.${property}`, { schema: inner, property });
  for (const [pattern, inner] of Object.entries(patternProperties))
    parts.set(`./${pattern}/`, { schema: inner, isPattern: true });
  if (typeof others === 'object') parts.set('.*', { schema: others });
  if (items) parts.set('[]', { schema: items });
  for (const [at, item] of prefixItems.entries()) parts.set(`[${at}]`, { schema: item });
  const { anyOf = [], oneOf = [] } = areAlike ? schema : {};
  for (const [at, one] of [...anyOf, ...oneOf].entries()) parts.set(`(${at + 1})`, { schema: one });
  return parts;
}

/** Whether both have the same number of alternatives with the same types, so that they can be compared in pairs. */
function alternativesAlike(from: Schema, to: Schema): boolean {
  const kindsOf = ({ anyOf, oneOf }: Schema) =>
    JSON.stringify([anyOf, oneOf].map((list) => list?.map(({ type }) => type ?? null)));
  return kindsOf(from) === kindsOf(to);
}

/** Returns both schemas without their members, and without alternatives that are compared in pairs. */
export function withoutMembers(from: Schema, to: Schema): readonly [Schema, Schema] {
  const areAlike = alternativesAlike(from, to);
  return [ownKeywords(from, areAlike), ownKeywords(to, areAlike)];
}

function ownKeywords(schema: PropertySchema, areAlike: boolean): Schema {
  const own = without(schema, [
    ...(['properties', 'patternProperties', 'additionalProperties', 'items'] as const),
    ...(['required', 'optional', 'label', 'admin'] as const),
  ]);
  return areAlike ? without(own, ['anyOf', 'oneOf']) : own;
}
