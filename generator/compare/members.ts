import { matchesPattern } from '../../runtime/schema/index.ts';
import { memberRule } from '../../runtime/schema/keywords/properties.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { NAMES } from './values.ts';

/** What two schemas say of the same member, which one of them may not have. */
export interface Member {
  /** `size.height`; `rows[]` is an item of a list, `rows[].sku` a member of one. */
  readonly name: string;
  readonly from: Schema | undefined;
  readonly to: Schema | undefined;
  /** A value of the outermost schema that has `value` at this place. */
  readonly within: (value: unknown) => unknown;
}

/** Whatever stands in two schemas, outer members first; what is in one that is missing is not told of. */
export function* membersOf(from: Schema, to: Schema, outer?: Member): Iterable<Member> {
  const areAlike = alternativesAlike(from, to);
  const [ours, theirs] = [partsOf(from, areAlike), partsOf(to, areAlike)];
  for (const [key, part] of new Map([...theirs, ...ours])) {
    const member: Member = {
      name: outer ? `${outer.name}${key}` : key.replace(/^\./, ''),
      from: ours.get(key)?.schema ?? otherwise(part, from),
      to: theirs.get(key)?.schema ?? otherwise(part, to),
      within: (value) => {
        const inner = part.around(value);
        return outer ? outer.within(inner) : inner;
      },
    };
    yield member;
    if (member.from && member.to) yield* membersOf(member.from, member.to, member);
  }
}

interface Part {
  readonly schema: Schema;
  /** What it is called, where it is a property. */
  readonly property?: string;
  readonly isPattern?: boolean;
  readonly around: (value: unknown) => unknown;
}

/** What else speaks of a member that is not named by `schema`. */
function otherwise({ property, isPattern }: Part, schema: Schema): Schema | undefined {
  const { additionalProperties: others } = schema;
  const rule =
    property === undefined ? isPattern && others : memberRule(property, schema, matchesPattern);
  return typeof rule === 'object' ? rule : undefined;
}

function partsOf(schema: Schema, areAlike: boolean): Map<string, Part> {
  const { properties = {}, patternProperties = {}, additionalProperties: others, items } = schema;
  const parts = new Map<string, Part>();
  const around = (name: string) => (value: unknown) => ({ [name]: value });
  for (const [property, inner] of Object.entries(properties))
    parts.set(`.${property}`, { schema: inner, property, around: around(property) });
  for (const [pattern, inner] of Object.entries(patternProperties))
    parts.set(`./${pattern}/`, { schema: inner, isPattern: true, around: around(nameOf(pattern)) });
  if (typeof others === 'object') parts.set('.*', { schema: others, around: around(nameOf('')) });
  if (items) parts.set('[]', { schema: items, around: (value) => [value] });
  const alternatives = areAlike ? alternativesOf(schema) : [];
  alternatives.forEach((one, at) =>
    parts.set(`(${at + 1})`, { schema: one, around: (value) => value }),
  );
  return parts;
}

/** A name that the expression matches. */
function nameOf(pattern: string): string {
  return NAMES.find((name) => matchesPattern(name, pattern)) ?? pattern;
}

/** Whether both have as many alternatives of the same kinds, so that each can be held against its own. */
function alternativesAlike(from: Schema, to: Schema): boolean {
  return JSON.stringify(kindsOf(from)) === JSON.stringify(kindsOf(to));
}

function kindsOf({ anyOf, oneOf }: Schema): unknown {
  const kinds = (list: readonly Schema[] | undefined): unknown =>
    list?.map(({ type }) => type ?? null);
  return [kinds(anyOf), kinds(oneOf)];
}

function alternativesOf({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] {
  return [...anyOf, ...oneOf];
}

/** What both say of a value itself: not of its members, nor of alternatives that are held against each other. */
export function ownWords(from: Schema, to: Schema): readonly [Schema, Schema] {
  const areAlike = alternativesAlike(from, to);
  return [withoutMembers(from, areAlike), withoutMembers(to, areAlike)];
}

function withoutMembers(schema: Schema, areAlike: boolean): Schema {
  const {
    properties: _members,
    patternProperties: _patterns,
    additionalProperties: _others,
    items: _items,
    required: _required,
    optional: _optional,
    ...own
  } = schema;
  if (!areAlike) return own;
  const { anyOf: _any, oneOf: _one, ...alone } = own;
  // Of alternatives that are told of each by itself, the value is one.
  return alone;
}
