import type { FieldSet } from '../shape/fields.ts';
import { encode } from './encode.ts';
import { KeptLists } from './kept-lists.ts';
import type { JsonText } from './prepared-data.ts';

/** What of an answer decides how an item is written. */
export interface Wording {
  readonly context: string;
  /** What addresses of links start with; `null` where the answer shows no links. */
  readonly root: string | null;
  readonly fields: FieldSet | null;
}

/** What links depend on beside their item, by name. */
export type Facts = Readonly<Record<string, unknown>>;

export const NO_FACTS: Facts = Object.freeze({});

/** An item as it was written. */
export interface KeptText extends JsonText {
  readonly text: string;
  /** The same in bytes, once somebody wanted them. */
  bytes: Uint8Array | null;
  /** Its checksum, once somebody wanted it. */
  checksum: number | null;
  /** What its links depended on beside the item. */
  readonly facts: Facts;
  readonly factCount: number;
}

/** What was written in one wording: items as long as they are there, and the lists that were last asked for. */
export interface Written {
  readonly texts: WeakMap<object, KeptText>;
  readonly lists: KeptLists;
}

/**
 * Items that cannot change, as they were written before: most of the time of an answer goes into shaping
 * and writing them (bench/http). A text is kept as long as its item is, in a few wordings.
 */
export class KeptTexts {
  readonly #wordings: { readonly wording: Wording; readonly written: Written }[] = [];
  #next = 0;

  /** What was written in one wording. */
  in(context: string, root: string | null, fields: FieldSet | null): Written {
    for (const { wording, written } of this.#wordings)
      if (wording.root === root && wording.fields === fields && wording.context === context)
        return written;
    const written = { texts: new WeakMap<object, KeptText>(), lists: new KeptLists() };
    this.#wordings[this.#next] = { wording: { context, root, fields }, written };
    this.#next = (this.#next + 1) % MOST_WORDINGS;
    return written;
  }
}

// Clients choose `_fields`: what they choose must not fill the memory.
const MOST_WORDINGS = 8;

/** How an item is written, as it was before or as `make` makes it; `null` when JSON cannot say it. */
export function textOf(
  item: object,
  facts: Facts,
  texts: WeakMap<object, KeptText>,
  make: () => unknown,
): KeptText | null {
  const known = texts.get(item);
  if (known && isSameFacts(known, facts)) return known;
  const text = encode(make());
  if (typeof text !== 'string') return null;
  const kept: KeptText = {
    text,
    bytes: null,
    checksum: null,
    length: Buffer.byteLength(text),
    facts: facts === NO_FACTS ? NO_FACTS : { ...facts },
    factCount: Object.keys(facts).length,
  };
  texts.set(item, kept);
  return kept;
}

/** Whether facts say the same as those of a text; where they are not plain values, nobody can tell. */
export function isSameFacts({ facts: kept, factCount }: KeptText, facts: Facts): boolean {
  if (kept === facts) return true;
  let count = 0;
  for (const name in facts) {
    const value = facts[name];
    if (value !== kept[name] || (typeof value === 'object' && value !== null)) return false;
    count += 1;
  }
  return count === factCount;
}
