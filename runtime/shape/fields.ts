import { DEFAULT_DEPTH } from '../schema/index.ts';
import { isList } from './containers.ts';
import { FieldFilter } from './field-filter.ts';
import { parseList } from './lists.ts';
import { Recent } from './recent.ts';

/** Names asked for by `_fields`: `true` keeps the whole member, a set only some of its members. */
export type FieldSet = ReadonlyMap<string, true | FieldSet>;

/**
 * The names in a `_fields` parameter, text or list (4.4). `null` when none is named: then nothing is
 * filtered.
 */
export function parseFields(param: unknown): FieldSet | null {
  return typeof param === 'string' ? recentFields.of(param) : readFields(param);
}

// Clients ask for the same fields again and again; what was found out about their items counts on.
const recentFields = new Recent<FieldSet | null>(readFields);
const filters = new WeakMap<FieldSet, FieldFilter>();

function readFields(param: unknown): FieldSet | null {
  const names = readNames(param);
  return names.length === 0 ? null : fieldSet(names);
}

/** The names in a `_fields` parameter, text or list, as they are written: `title.raw`. */
export function fieldNames(param: unknown): readonly string[] {
  return typeof param === 'string' ? recentNames.of(param) : readNames(param);
}

const recentNames = new Recent(readNames);

function readNames(param: unknown): readonly string[] {
  return parseList(param).map((name) => name.trim());
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
  const filter = filters.get(fields) ?? new FieldFilter(fields);
  filters.set(fields, filter);
  return isList(data) ? data.map((item) => filter.apply(item)) : filter.apply(data);
}

/**
 * Whether an answer with these fields shows `field`: it is one of them, the parent of one, or a child
 * of one (4.4).
 */
export function isFieldIncluded(field: string, fields: readonly string[]): boolean {
  for (const listed of fields)
    if (listed === field || isBelow(listed, field) || isBelow(field, listed)) return true;
  return false;
}

function isBelow(name: string, parent: string): boolean {
  return name.charCodeAt(parent.length) === DOT && name.startsWith(parent);
}

const DOT = 0x2e;

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
