import { doc, id, joined, literal, memberName, Source, ts } from './source.ts';

export type Alternatives = readonly string[];

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

export function union(types: readonly Alternatives[]): Alternatives {
  const all = new Set(types.flat());
  return all.has('unknown') ? ['unknown'] : [...all];
}

export function listOf(items: Alternatives): Alternatives {
  return [items.length > 1 ? `(${written(items)})[]` : `${written(items)}[]`];
}

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

/** Prints the type in braces; with comments, each member is on a line of its own. */
export function braced(type: ObjectType): string {
  const { members, others } = type;
  const printed = members.map(({ name, isPresent, ...member }) => {
    return { ...member, key: `${memberName(name)}${isPresent ? '' : '?'}` };
  });
  const all = others
    ? [...printed, { ...others, key: '[k: string]', type: othersOf(type) }]
    : printed;
  const lines = all.flatMap(({ key, type, description = '' }) => [
    ...(description === '' ? [] : [doc(description).text]),
    `${key}: ${written(type)};`,
  ]);
  const isPlain = lines.length === all.length;
  return isPlain && lines.length <= 3 ? `{ ${lines.join(' ')} }` : ['{', ...lines, '}'].join('\n');
}

/** In TypeScript the type of an index signature includes those of all declared members. */
function othersOf({ members, others }: ObjectType): Alternatives {
  const declared = members.map(({ type }) => type);
  const isPartial = members.some(({ isPresent }) => !isPresent);
  return union([others?.type ?? [], ...declared, ...(isPartial ? [['undefined']] : [])]);
}

/** An interface that others can extend. */
export interface KnownInterface {
  readonly name: () => Source;
  readonly type: ObjectType;
}

/** An interface or an alias, as the template `types.hbs` prints it. */
export type Declaration = ReturnType<typeof declaration>;

/** `alias` is the type that an alias stands for, `body` has the members of an interface in braces. */
function declaration(
  name: string,
  description: string,
  parts: { alias?: Source; bases?: Source; body?: string },
) {
  const { alias = false, bases = false, body = '{}' } = parts;
  return { doc: doc(description), name: id(name), alias, bases, body: new Source(body) };
}

/** Declares the type `name` as an interface that extends those of `known` whose members it has. */
export function declared(
  name: string,
  type: ObjectType,
  description: string,
  known: readonly KnownInterface[] = [],
): Declaration {
  // An empty interface accepts everything.
  if (type.members.length === 0 && type.others === null)
    return alias(name, ts`Record<never, never>`, description);
  const bases = basesOf(type, known);
  const inherited = bases.flatMap((base) => base.type.members);
  const own = type.members.filter((member) => !inherited.some((other) => isSame(other, member)));
  const names = bases.map((base) => base.name());
  return declaration(name, description, {
    ...(bases.length > 0 && { bases: joined(names, ', ') }),
    body: braced({ ...type, members: own }),
  });
}

export function alias(name: string, type: Source, description: string): Declaration {
  return declaration(name, description, { alias: type });
}

/** Declares an interface without members of its own: editors show its name instead of its members. */
export function extending(name: string, base: Source, description: string): Declaration {
  return declaration(name, description, { bases: base });
}

export function isSameType(one: ObjectType, other: ObjectType): boolean {
  if (one.members.length !== other.members.length) return false;
  if (JSON.stringify(one.others) !== JSON.stringify(other.others)) return false;
  return one.members.every((member, at) => isSame(member, other.members[at]));
}

/** The length of a type from which one member is enough to extend an interface. */
const LONG = 100;

/** Chooses the interfaces to extend: the largest first, none with a member of another one. */
function basesOf(type: ObjectType, known: readonly KnownInterface[]): readonly KnownInterface[] {
  if (type.others !== null) return [];
  const taken = new Set<string>();
  const largestFirst = [...known].sort((a, b) => b.type.members.length - a.type.members.length);
  const own = new Map(type.members.map((member) => [member.name, member]));
  return largestFirst.filter(({ type: base }) => {
    const shared = base.members.filter((member) => isSame(member, own.get(member.name)));
    if (shared.length < 2 && !shared.some(({ type }) => written(type).length > LONG)) return false;
    if (base.members.some(({ name }) => taken.has(name)) || !isNarrower(type, base)) return false;
    for (const { name } of base.members) taken.add(name);
    return true;
  });
}

/** Whether an interface may declare `member` if it extends one with `base`. */
function canOverride(member: Member, base: Member): boolean {
  if (base.isPresent && !member.isPresent) return false;
  if (written(member.type) === written(base.type) || base.type.includes('unknown')) return true;
  const [inner, wider] = [member.inner(), base.inner()];
  return inner !== null && wider?.isList === inner.isList && isNarrower(inner.type, wider.type);
}

/** Whether an object type has the members of another one, or narrower ones. */
function isNarrower({ members, others }: ObjectType, base: ObjectType): boolean {
  if (others !== null || base.others !== null) return false;
  return base.members.every((wider) => {
    const own = members.find(({ name }) => name === wider.name);
    return own !== undefined && canOverride(own, wider);
  });
}

function isSame(one: Member, other: Member | undefined): boolean {
  return (
    one.name === other?.name &&
    one.isPresent === other.isPresent &&
    written(one.type) === written(other.type) &&
    one.description === other.description
  );
}
