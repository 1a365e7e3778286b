import { DEFAULT_DEPTH } from '../schema/index.ts';
import type { Schema } from '../schema/types.ts';
import {
  isContainer,
  isList,
  isScalar,
  keptOf,
  setMember,
  splitList,
} from '../schema/values/containers.ts';
import type { Entries } from '../schema/values/containers.ts';
import { toText, trimBlanks } from '../schema/values/text.ts';
import { hasType } from './context-table.ts';

/** The names in `_fields`: `true` keeps the whole member, a set keeps some of its members. */
export type FieldSet = ReadonlyMap<string, true | FieldSet>;

/** Returns the names in a `_fields` parameter, text or list (4.4); `null` if it names none: then nothing is filtered. */
export function parseFields(param: unknown): FieldSet | null {
  const names = fieldNames(param);
  return names.length === 0 ? null : fieldSet(names);
}

/** Returns the names in a `_fields` parameter, text or list, in dotted form: `title.raw`. */
export function fieldNames(param: unknown): readonly string[] {
  return parseList(param).map(trimBlanks);
}

/** Returns the relations that `_embed` names; `true` means all (4.3). */
export function parseEmbed(value: unknown): true | readonly string[] {
  if (!value || value === '0' || value === 'true' || value === '1') return true;
  const relations = parseList(value);
  return relations.length === 0 ? true : relations;
}

/**
 * Returns the items of a list that a client may write as text, separated by commas and whitespace. In a list or a map
 * only scalar values count.
 */
export function parseList(value: unknown): readonly string[] {
  if (isContainer(value)) return Object.values(value).filter(isScalar).map(toText);
  return splitList(toText(value));
}

/** Returns dotted names as a nested set. */
export function fieldSet(names: readonly string[]): FieldSet {
  const fields: NestedSet = new Map();
  for (const name of names) {
    const path = name.split('.');
    // Values are never nested more deeply than this.
    if (path.length <= DEFAULT_DEPTH) include(fields, path);
  }
  return fields;
}

type NestedSet = Map<string, true | NestedSet>;

function include(fields: NestedSet, path: readonly string[]): void {
  let set = fields;
  for (const parent of path.slice(0, -1)) {
    const known = set.get(parent);
    // `title` includes `title.raw`.
    if (known === true) return;
    const children: NestedSet = known ?? new Map();
    set.set(parent, children);
    set = children;
  }
  // A parent that is named after its children also includes them all.
  set.set(path.at(-1) ?? '', true);
}

/** Returns `data` with only the members that `fields` names; for a list, applies to each item (4.4). */
export function filterFields(data: unknown, fields: FieldSet): unknown {
  return isList(data) ? data.map((item) => keep(item, fields)) : keep(data, fields);
}

function keep(value: unknown, fields: FieldSet): unknown {
  if (!isContainer(value)) return value;
  if (isList(value)) return keepPositions(value, fields);
  const kept: Entries = {};
  for (const name of Object.keys(value)) {
    const below = fields.get(name);
    if (below !== undefined)
      setMember(kept, name, below === true ? value[name] : keep(value[name], below));
  }
  return kept;
}

// A name does not apply to the items of a list; a position names one item (`sizes.0`).
function keepPositions(list: readonly unknown[], fields: FieldSet): unknown {
  const kept: Entries = {};
  for (const [position, item] of list.entries()) {
    const below = fields.get(String(position));
    if (below !== undefined) kept[position] = below === true ? item : keep(item, below);
  }
  return keptOf(list, kept);
}

/** Whether a response with these fields shows `field`: it is one of them, or the parent or a child of one (4.4). */
export function isFieldIncluded(field: string, fields: readonly string[]): boolean {
  return fields.some(
    (listed) =>
      listed === field || listed.startsWith(`${field}.`) || field.startsWith(`${listed}.`),
  );
}

/** Names that `_fields` can write: it splits on commas, whitespace and dots. */
const WRITABLE = /^[^\s,.]+$/;

/**
 * Returns every dotted path that `_fields` can follow through values of `schema`, parents first: `id`,
 * `content`, `content.rendered`. Members of the items of a list have no path.
 */
export function fieldPaths(schema: Schema): readonly string[] {
  if (!hasType(schema, 'object')) return [];
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => WRITABLE.test(name))
    .flatMap(([name, property]) => [
      name,
      ...fieldPaths(property).map((below) => `${name}.${below}`),
    ]);
}
