import { DEFAULT_DEPTH } from '../schema/index.ts';
import { isContainer, isList, listOfKept, setMember } from './containers.ts';
import type { Entries } from './containers.ts';
import { parseList } from './lists.ts';

/** Names asked for by `_fields`: `true` keeps the whole member, a set only some of its members. */
export type FieldSet = ReadonlyMap<string, true | FieldSet>;

/**
 * The names in a `_fields` parameter, text or list (4.4). `null` when none is named: then nothing is
 * filtered.
 */
export function parseFields(param: unknown): FieldSet | null {
  const names = parseList(param);
  return names.length === 0 ? null : fieldSet(names.map((name) => name.trim()));
}

/** Dotted names as a nested set. */
export function fieldSet(names: readonly string[]): FieldSet {
  const fields: NestedSet = new Map();
  for (const name of names) {
    const path = name.split('.');
    // Nothing is nested as deep as a longer one says.
    if (path.length <= DEFAULT_DEPTH) include(fields, path);
  }
  return fields;
}

/** `data` with only the members that `fields` names; of a list, each item by itself (4.4). */
export function filterFields(data: unknown, fields: FieldSet): unknown {
  if (isList(data)) return data.map((item) => keepMembers(item, fields));
  return keepMembers(data, fields);
}

/**
 * Whether an answer with these fields shows `field`: it is one of them, the parent of one, or a child
 * of one (4.4).
 */
export function isFieldIncluded(field: string, fields: readonly string[]): boolean {
  return fields.some(
    (listed) =>
      listed === field || listed.startsWith(`${field}.`) || field.startsWith(`${listed}.`),
  );
}

type NestedSet = Map<string, true | NestedSet>;

function include(fields: NestedSet, path: readonly string[]): void {
  let set = fields;
  for (const parent of path.slice(0, -1)) {
    const known = set.get(parent);
    // The parent counts before its children: once `title` is asked for, `title.raw` adds nothing.
    if (known === true) return;
    const children: NestedSet = known ?? new Map();
    set.set(parent, children);
    set = children;
  }
  // A parent that is named after its children is asked for whole all the same.
  set.set(path.at(-1) ?? '', true);
}

function keepMembers(value: unknown, fields: FieldSet): unknown {
  if (isList(value)) return keepPositions(value, fields);
  if (!isContainer(value)) return value;

  const kept: Entries = {};
  for (const [name, member] of Object.entries(value)) {
    const wanted = fields.get(name);
    if (wanted !== undefined) setMember(kept, name, keepWanted(member, wanted));
  }
  return kept;
}

// A name does not go through a list to its items; only a position (`sizes.0`) names one.
function keepPositions(list: readonly unknown[], fields: FieldSet): unknown {
  const kept = new Map<number, unknown>();
  list.forEach((item, position) => {
    const wanted = fields.get(String(position));
    if (wanted !== undefined) kept.set(position, keepWanted(item, wanted));
  });
  return listOfKept(kept);
}

function keepWanted(value: unknown, wanted: true | FieldSet): unknown {
  return wanted === true ? value : keepMembers(value, wanted);
}
