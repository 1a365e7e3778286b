import { RecentMap } from '../shape/recent.ts';
import type { ItemShaping } from './item-shaping.ts';
import { isSameFacts } from './kept-texts.ts';
import type { KeptText } from './kept-texts.ts';
import type { JsonText } from './prepared-data.ts';

interface KeptList {
  readonly items: readonly object[];
  /** How each of them is written. */
  readonly parts: readonly KeptText[];
  readonly text: JsonText;
}

/**
 * Lists of items that cannot change, as they were written before in one wording. Of the lists that begin
 * with the same item the last is kept, as long as it is short: to put a long one together costs little
 * beside sending it.
 */
export class KeptLists {
  readonly #lists = new RecentMap<object, KeptList>(MOST_LISTS);

  /** How a list is written; `null` when it has not been, or its items have other links now. */
  find(items: readonly object[], shaping: ItemShaping): JsonText | null {
    const [first] = items;
    const known = first && this.#lists.get(first);
    if (known?.items.length !== items.length) return null;
    for (let at = 0; at < items.length; at += 1) {
      const part = known.parts[at];
      if (known.items[at] !== items[at]) return null;
      if (!part || !isSameFacts(part, shaping.factsOf(at))) return null;
    }
    return known.text;
  }

  keep(items: readonly object[], parts: readonly KeptText[], text: JsonText): void {
    const [first] = items;
    if (first && text.length <= LONGEST)
      this.#lists.set(first, { items: items.slice(), parts, text });
  }
}

const MOST_LISTS = 128;
/** In bytes. */
const LONGEST = 8 * 1024;
