import { isList, isMap, own } from '../schema/values/containers.ts';
import type { ResourceSpec } from './spec.ts';

/** A base with the values of its `${…}` and the selected features. */
export interface Filling {
  readonly template: Template;
  readonly params: { readonly [name: string]: string };
  readonly features: ReadonlySet<string>;
}

// generator/load implements `$extends`, `$for`, `$add` and `${…}` for trees with positions; a test compares the two.

/** Returns a resource made of bases, which are filled in and then merged in order. */
export function fillTemplates(fillings: readonly Filling[]): ResourceSpec {
  const filled = fillings.map(({ template, params, features }) =>
    fillIn(select(template, features), params),
  );
  const merged = filled.reduce((below, own) => merge(below, own), {});
  // The generator has validated the bases against schemas/meta/, which matches `ResourceSpec`.
  return settled(merged) as unknown as ResourceSpec;
}

/** Removes parts `$for` other features, and replaces items that have a `value`. */
function select(value: Json, features: ReadonlySet<string>): Json {
  const isLeftOut = (member: Json): boolean =>
    isMap(member) && typeof member['$for'] === 'string' && !features.has(member['$for']);
  if (isList(value)) {
    const items = value.filter((item) => !isLeftOut(item));
    return items.map((item) => select(valued(item), features));
  }
  if (!isMap(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => name !== '$for' && !isLeftOut(member),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, select(member, features)]));
}

function valued(item: Json): Json {
  return isMap(item) && '$for' in item ? (item['value'] ?? item) : item;
}

function fillIn(value: Json, params: Filling['params']): Json {
  if (typeof value === 'string') return fillText(value, params);
  if (isList(value)) return value.map((item) => fillIn(item, params));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [fillText(name, params), fillIn(member, params)]),
  );
}

function fillText(text: string, params: Filling['params']): string {
  if (!text.includes('${')) return text;
  return text.replaceAll(/\$\{(\w+)\}/g, (written, param: string) => own(params, param) ?? written);
}

function merge(base: Json, own: Json): Json {
  const added = addedTo(own);
  if (added !== null) {
    const before = isList(base) ? base : addedTo(base);
    if (before === null) return own;
    const list = [...before, ...added];
    return isList(base) ? list : { $add: list };
  }
  if (!isMap(base) || !isMap(own)) return own;
  const merged = new Map(Object.entries(base));
  for (const [name, member] of Object.entries(own)) {
    const inherited = merged.get(name);
    merged.set(name, inherited === undefined ? member : merge(inherited, member));
  }
  return Object.fromEntries(merged);
}

/** Replaces each `$add` without a list by its items. */
function settled(value: Json): Json {
  const added = addedTo(value);
  if (added !== null) return settled(added);
  if (isList(value)) return value.map(settled);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, settled(member)]));
}

/** JSON of a schema file. */
type Json = null | boolean | number | string | JsonList | JsonMap;
type JsonList = readonly Json[];
interface JsonMap {
  readonly [name: string]: Json;
}

/** A base of schema files, with features and `${…}`. */
export type Template = JsonMap;

/** Returns the list of `{ "$add": […] }`, which is appended to another list; `null` for other values. */
function addedTo(value: Json | undefined): JsonList | null {
  if (!isMap(value) || Object.keys(value).length !== 1) return null;
  const list = value['$add'];
  return Array.isArray(list) ? list : null;
}
