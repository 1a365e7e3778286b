import { isScalar } from '../values/list.ts';
import { toText } from '../values/text.ts';

/** A key: small letters, digits, `_` and `-`; anything else is dropped. A list or a map has none. */
export function sanitizeKey(value: unknown): string {
  if (typeof value === 'string' && /^[a-z0-9_-]*$/.test(value)) return value;
  if (!isScalar(value)) return '';
  // In this order: other writing has letters whose small form is one of ours.
  return toText(value)
    .replace(/[^a-z0-9_-]/gi, '')
    .toLowerCase();
}
