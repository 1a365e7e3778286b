import type { Part } from './outline.ts';
import { doc, literal, memberName, Source } from './source.ts';

/** A printed type: its distinct alternatives. */
export type Alternatives = readonly string[];

/** The type of an object. */
export interface ObjectType {
  readonly members: readonly Member[];
  /** The type of members that are not declared; `null` if there are none. */
  readonly others: Pick<Member, 'type' | 'description'> | null;
}

export interface Member {
  readonly name: string;
  readonly type: Alternatives;
  readonly description: string | undefined;
  /** Whether the member is required. */
  readonly isPresent: boolean;
  /** The type of its value, or of the items of its list, if that is one kind of object. */
  readonly inner: () => { readonly isList: boolean; readonly type: ObjectType } | null;
}

/** Returns the union of types. */
export function union(types: readonly Alternatives[]): Alternatives {
  const all = new Set(types.flat());
  return all.has('unknown') ? ['unknown'] : [...all];
}

/** Returns the type of a list. */
export function listOf(items: Alternatives): Alternatives {
  return [items.length > 1 ? `(${written(items)})[]` : `${written(items)}[]`];
}

/** Returns the union of literal values. */
export function oneOf(values: readonly unknown[]): Alternatives {
  return [...new Set(values.map(valueType))];
}

/** The type of one value: a literal, or a tuple or an object of them. */
function valueType(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueType).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value).text;
  const members = Object.entries(value).map(
    ([name, member]) => `${memberName(name)}: ${valueType(member)};`,
  );
  // Without a member, the type would accept every object.
  return members.length === 0 ? 'Record<string, never>' : ['{', ...members, '}'].join('\n');
}

/** Prints the alternatives as one type; `never` if there are none. */
export function written(type: Alternatives): string {
  return type.length === 0 ? 'never' : type.join(' | ');
}

/** A member of a type as it is printed: `key: type;` below its comment. */
export interface PrintedMember {
  readonly doc: Source | false;
  readonly key: Source;
  readonly type: Source;
  readonly [part: string]: Part;
}

/** Prints the members of an object type. */
export function printedMembers(type: ObjectType): readonly PrintedMember[] {
  const members = type.members.map(({ name, type, description, isPresent }) =>
    printed(`${memberName(name)}${isPresent ? '' : '?'}`, type, description),
  );
  const { others } = type;
  if (others === null) return members;
  return [...members, printed('[k: string]', othersOf(type), others.description)];
}

function printed(key: string, type: Alternatives, description = ''): PrintedMember {
  const comment = description === '' ? false : doc(description);
  return { doc: comment, key: new Source(key), type: new Source(written(type)) };
}

/** Prints the type in braces; with comments, each member is on a line of its own. */
export function braced(type: ObjectType): string {
  const members = printedMembers(type);
  const lines = members.flatMap(({ doc, key, type }) => [
    ...(doc ? [doc.text] : []),
    `${key.text}: ${type.text};`,
  ]);
  const isPlain = members.every((member) => member.doc === false);
  return isPlain && lines.length <= MOST_INLINE
    ? `{ ${lines.join(' ')} }`
    : ['{', ...lines, '}'].join('\n');
}

/** The most members of a type on one line. */
const MOST_INLINE = 3;

/** In TypeScript the type of an index signature includes those of all declared members. */
function othersOf({ members, others }: ObjectType): Alternatives {
  const isPartial = members.some(({ isPresent }) => !isPresent);
  return union([
    others?.type ?? [],
    ...members.map(({ type }) => type),
    ...(isPartial ? [['undefined']] : []),
  ]);
}
