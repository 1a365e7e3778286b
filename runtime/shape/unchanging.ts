import { DEFAULT_DEPTH } from '../schema/index.ts';

const known = new WeakSet<object>();

/**
 * Whether a map can never be told otherwise: it is frozen through and through, and made of what JSON is
 * made of. What was made of it once holds for good.
 */
export function isUnchanging(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (known.has(value)) return true;
  if (Array.isArray(value) || !isFixed(value, 0)) return false;
  known.add(value);
  return true;
}

function isFixed(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return true;
    case 'object':
      return value === null || isFixedContainer(value, depth);
    default:
      return false;
  }
}

function isFixedContainer(value: object, depth: number): boolean {
  if (depth > DEFAULT_DEPTH || !Object.isFrozen(value) || !isPlain(value)) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    // What a getter answers can be another thing each time.
    (property) => 'value' in property && isFixed(property.value, depth + 1),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
