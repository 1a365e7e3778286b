import { braced, printedMembers, written } from './object-type.ts';
import type { Member, ObjectType, PrintedMember } from './object-type.ts';
import type { Part } from './outline.ts';
import { doc, id, joined, ts } from './source.ts';
import type { Source } from './source.ts';

/** An interface that others can extend. */
export interface KnownInterface {
  readonly name: () => Source;
  readonly type: ObjectType;
}

/** The parts of an interface or an alias, as the template `types.hbs` prints them. */
export interface Declaration {
  readonly doc: Source;
  readonly name: Source;
  /** The type that an alias stands for; `false` for an interface. */
  readonly alias: Source | false;
  readonly bases: Source | false;
  readonly members: readonly PrintedMember[];
  readonly [part: string]: Part;
}

/**
 * Declares the type `name` as an interface that extends those of `known` whose members it has. Without members it is an
 * alias, because an empty interface accepts everything.
 */
export function declared(
  name: string,
  type: ObjectType,
  description: string,
  known: readonly KnownInterface[] = [],
): Declaration {
  if (type.members.length === 0 && type.others === null)
    return alias(name, ts`Record<never, never>`, description);
  const bases = basesOf(type, known);
  const inherited = bases.flatMap((base) => base.type.members);
  const own = type.members.filter(
    (member) => !inherited.some((other) => other.name === member.name && isSame(other, member)),
  );
  const names = bases.map((base) => base.name());
  return {
    ...extending(name, joined(names, ', '), description),
    bases: bases.length > 0 && joined(names, ', '),
    members: printedMembers({ ...type, members: own }),
  };
}

export function alias(name: string, type: Source, description: string): Declaration {
  return { doc: doc(description), name: id(name), alias: type, bases: false, members: [] };
}

/** Declares an interface without members of its own: editors show its name instead of its members. */
export function extending(name: string, base: Source, description: string): Declaration {
  return { doc: doc(description), name: id(name), alias: false, bases: base, members: [] };
}

export function isSameType(one: ObjectType, other: ObjectType): boolean {
  return braced(one) === braced(other);
}

/** How many members an interface needs in common with another one to extend it. */
const FEWEST_SHARED = 2;

/** Chooses the interfaces to extend: the largest first, none with a member of another one. */
function basesOf(type: ObjectType, known: readonly KnownInterface[]): readonly KnownInterface[] {
  if (type.others !== null) return [];
  const taken = new Set<string>();
  const largestFirst = [...known].sort((a, b) => b.type.members.length - a.type.members.length);
  return largestFirst.filter(({ type: base }) => {
    const shared = base.members.filter((member) => type.members.some((own) => isSame(own, member)));
    if (shared.length < FEWEST_SHARED) return false;
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
  return (
    others === null &&
    base.others === null &&
    base.members.every((wider) => {
      const own = members.find(({ name }) => name === wider.name);
      return own !== undefined && canOverride(own, wider);
    })
  );
}

function isSame(one: Member, other: Member): boolean {
  return (
    one.isPresent === other.isPresent &&
    written(one.type) === written(other.type) &&
    one.description === other.description
  );
}
