import { doc, literal, memberName } from './source.ts';

/** A type as it is written: its alternatives, each of them once. */
export type Alternatives = readonly string[];

/** The type of an object. */
export interface ObjectType {
  readonly members: readonly Member[];
  /** What any other name holds; `null` when there are no others. */
  readonly others: Omit<Member, 'name' | 'isPresent'> | null;
}

export interface Member {
  readonly name: string;
  readonly type: Alternatives;
  readonly description: string | undefined;
  /** Whether every object has it. */
  readonly isPresent: boolean;
}

/** One type for what is of any of `types`. */
export function union(types: readonly Alternatives[]): Alternatives {
  const all = new Set(types.flat());
  return all.has('unknown') ? ['unknown'] : [...all];
}

/** A list of what is of the type. */
export function listOf(items: Alternatives): Alternatives {
  return [items.length > 1 ? `(${written(items)})[]` : `${written(items)}[]`];
}

/** One of these values. */
export function oneOf(values: readonly unknown[]): Alternatives {
  return [...new Set(values.map((value) => literal(value).text))];
}

/** The alternatives as one type: of nothing there is no value. */
export function written(type: Alternatives): string {
  return type.length === 0 ? 'never' : type.join(' | ');
}

/** The type in braces, a member a line, each below what it is for. */
export function braced(type: ObjectType): string {
  const lines = type.members.flatMap((member) => {
    const { name, type, description, isPresent } = member;
    return [...said(description), `${memberName(name)}${isPresent ? '' : '?'}: ${written(type)};`];
  });
  const { others } = type;
  if (others !== null) {
    lines.push(...said(others.description), `[k: string]: ${written(othersOf(type))};`);
  }
  return ['{', ...lines, '}'].join('\n');
}

/** To TypeScript, a member with a name of its own is also one of those with any name. */
function othersOf({ members, others }: ObjectType): Alternatives {
  const isPartial = members.some(({ isPresent }) => !isPresent);
  return union([
    others?.type ?? [],
    ...members.map(({ type }) => type),
    ...(isPartial ? [['undefined']] : []),
  ]);
}

function said(description = ''): string[] {
  return description === '' ? [] : [doc(description).text];
}
