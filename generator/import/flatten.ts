import type { Document } from './document.ts';
import { referenceOf } from './document.ts';
import { isMap, isSame, listIn, mapIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { LossKind } from './losses.ts';

type Lose = (kind: LossKind, node: object, name?: string) => void;

/** Follows the references of a schema and merges `allOf`. `lose` is called with everything that cannot be merged. */
export function flattened(value: unknown, document: Document, lose: Lose): JsonMap {
  const flat = (schema: unknown, above: readonly string[]): JsonMap => {
    // `true` allows everything. The caller removes `false`.
    if (!isMap(schema)) return {};
    const { allOf: parts, $ref: _ref, ...own } = schema;
    const reference = referenceOf(schema);
    const known = reference === null || above.includes(reference) ? null : document.at(reference);
    const target = asParent(known, above, document);
    if (target === null && !Array.isArray(parts)) return schema;
    const inner = reference === null ? above : [...above, reference];
    const all = [
      ...(target === null ? [] : [flat(target, inner)]),
      ...(Array.isArray(parts) ? parts.map((part: unknown) => flat(part, inner)) : []),
    ];
    // A reference alone is the schema itself, so that its places keep their pointers.
    const [only] = all;
    if (all.length === 1 && only && Object.keys(own).length === 0) return only;
    const [first = {}, ...others] = all;
    const merged = others.reduce((one, other) => merge(one, other, lose, document), first);
    return document.derive(
      { ...merge(merged, own, lose, document), ...annotations(own) },
      target === null ? schema : first,
    );
  };
  return flat(value, []);
}

/** Returns a schema without its alternatives if one of `children`, which extend it by `allOf`, is an alternative. */
function asParent(schema: unknown, children: readonly string[], document: Document): unknown {
  const alternatives = [...listIn(schema, 'oneOf'), ...listIn(schema, 'anyOf')];
  const isParent = alternatives.some((one) => children.includes(referenceOf(one) ?? ''));
  if (!isParent || !isMap(schema)) return schema;
  const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...own } = schema;
  return document.derive(own, schema);
}

/** Keywords that a schema next to `$ref` or `allOf` decides. */
function annotations(own: JsonMap): JsonMap {
  const names = ['title', 'description', 'default', 'nullable', 'readOnly', 'writeOnly'];
  return Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name)));
}

/** Merges two schemas that values have to match both. */
function merge(one: JsonMap, other: JsonMap, lose: Lose, document: Document): JsonMap {
  if (Object.keys(other).length === 0) return one;
  const merged: { [name: string]: unknown } = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = one[name];
    if (before === undefined || name === 'description' || name === 'title') merged[name] = value;
    else if (!isSame(before, value))
      merged[name] = mergedKeyword(name, [before, value], lose, other, document);
  }
  // Only a value of both schemas can be null.
  if (one['nullable'] === true && other['nullable'] !== true && 'type' in other)
    delete merged['nullable'];
  return merged;
}

function mergedKeyword(
  name: string,
  [before, value]: readonly [unknown, unknown],
  lose: Lose,
  node: object,
  document: Document,
): unknown {
  switch (name) {
    case 'properties':
      return mergedProperties(before, value, document);
    case 'required':
      return [...new Set([...textsIn({ before }, 'before'), ...textsIn({ value }, 'value')])];
    case 'type':
      return sharedType(before, value);
    case 'enum': {
      const shared = listIn({ before }, 'before').filter((each) =>
        listIn({ value }, 'value').some((one) => isSame(one, each)),
      );
      return shared.length > 0 ? shared : before;
    }
    case 'items':
    case 'additionalProperties':
      return isMap(before) && isMap(value)
        ? both(before, value, document)
        : isMap(before)
          ? before
          : value;
    case 'anyOf':
    case 'oneOf':
      lose('all-of', node, name);
      return before;
    default:
      if (name.startsWith('min')) return Math.max(Number(before), Number(value));
      return name.startsWith('max') ? Math.min(Number(before), Number(value)) : value;
  }
}

/** Returns a schema of the values of two schemas. Inside of itself it repeats the first one. */
function both(one: unknown, other: unknown, document: Document): JsonMap {
  const made = { allOf: [one, other] };
  return document.derive(made, isMap(one) ? one : made);
}

function mergedProperties(before: unknown, value: unknown, document: Document): JsonMap {
  const merged = new Map(Object.entries(mapIn({ before }, 'before')));
  for (const [name, schema] of Object.entries(mapIn({ value }, 'value'))) {
    const known = merged.get(name);
    merged.set(
      name,
      known === undefined || isSame(known, schema) ? schema : both(known, schema, document),
    );
  }
  return Object.fromEntries(merged);
}

/** Returns the types that both lists have; an integer is a number. */
function sharedType(before: unknown, value: unknown): unknown {
  const [one, other] = [[before].flat(), [value].flat()];
  const shared = one.filter(
    (type) => other.includes(type) || (type === 'integer' && other.includes('number')),
  );
  if (shared.length === 0) return other.includes('integer') ? 'integer' : value;
  return shared.length === 1 ? shared[0] : shared;
}
