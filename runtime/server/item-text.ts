import type { ItemLinks } from '../shape/item-links.ts';
import type { MeasuredText } from '../shape/links-json.ts';
import { encode } from './encode.ts';

/** What of links is written. */
type WrittenLinks = Pick<ItemLinks, 'compact' | 'compactJson'>;

/**
 * An item with its links as JSON, each written by itself: putting both into one map first would copy the
 * item. `null` where that is not sure to say the same, or JSON cannot say it.
 */
export function itemText(item: unknown, links: WrittenLinks): MeasuredText | null {
  if (!isPlain(item) || Object.hasOwn(item, '_links')) return null;
  const said = encode(item);
  const linked = links.compactJson() ?? measured(encode(links.compact()));
  if (typeof said !== 'string' || linked === null || linked.text === '{}') return null;
  const isAlone = said === '{}';
  const before = isAlone ? '{' : `${said.slice(0, -1)},`;
  // Of the parts, which are short or known already: to ask it of the whole would put that together twice.
  const length = Buffer.byteLength(said) + (isAlone ? 0 : 1) + NAME.length + linked.length;
  return { text: `${before}${NAME}${linked.text}}`, length };
}

const NAME = '"_links":';

function measured(text: string | Error): MeasuredText | null {
  return typeof text === 'string' ? { text, length: Buffer.byteLength(text) } : null;
}

// Others can have a say in how they are written.
function isPlain(item: unknown): item is object {
  if (typeof item !== 'object' || item === null || 'toJSON' in item) return false;
  const prototype: unknown = Object.getPrototypeOf(item);
  return prototype === Object.prototype || prototype === null;
}
