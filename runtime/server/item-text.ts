import type { ItemLinks } from '../shape/item-links.ts';
import { encode } from './encode.ts';
import type { JsonText } from './prepared-data.ts';

/** What of links is written. */
type WrittenLinks = Pick<ItemLinks, 'compact' | 'compactJson'>;

/** An item with its links as it is written; `null` as `itemJson`. */
export function itemText(item: unknown, links: WrittenLinks): JsonText | null {
  const text = itemJson(item, links);
  return text === null ? null : { text, length: Buffer.byteLength(text) };
}

/**
 * An item with its links as JSON, each written by itself: putting both into one map first would copy the
 * item. `null` where that is not sure to say the same, or JSON cannot say it.
 */
export function itemJson(item: unknown, links: WrittenLinks): string | null {
  if (!isPlain(item) || Object.hasOwn(item, '_links')) return null;
  const said = encode(item);
  const linked = links.compactJson() ?? encode(links.compact());
  if (typeof said !== 'string' || typeof linked !== 'string' || linked === '{}') return null;
  const before = said === '{}' ? '{' : `${said.slice(0, -1)},`;
  return `${before}"_links":${linked}}`;
}

// Others can have a say in how they are written.
function isPlain(item: unknown): item is object {
  if (typeof item !== 'object' || item === null || 'toJSON' in item) return false;
  const prototype: unknown = Object.getPrototypeOf(item);
  return prototype === Object.prototype || prototype === null;
}
