import type { FieldSet } from '../shape/fields.ts';
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

/** An item as it was written. */
export interface KeptText extends JsonText {
  readonly text: string;
  /** The same in bytes, once somebody wanted them. */
  bytes: Uint8Array | null;
  /** What its links depended on beside the item. */
  readonly facts: Facts;
}

/**
 * Items that cannot change, as they were written before: most of the time of an answer goes into shaping
 * and writing them (bench/http). A text is kept as long as its item is, in a few wordings.
 */
export class KeptTexts {
  readonly #wordings: { readonly wording: Wording; readonly texts: WeakMap<object, KeptText> }[] =
    [];
  #next = 0;

  /** The texts of items in one wording. */
  in(wording: Wording): WeakMap<object, KeptText> {
    for (const known of this.#wordings) if (isSame(known.wording, wording)) return known.texts;
    const texts = new WeakMap<object, KeptText>();
    this.#wordings[this.#next] = { wording, texts };
    this.#next = (this.#next + 1) % MOST_WORDINGS;
    return texts;
  }
}

// Clients choose `_fields`: what they choose must not fill the memory.
const MOST_WORDINGS = 8;

function isSame(a: Wording, b: Wording): boolean {
  return a.context === b.context && a.root === b.root && a.fields === b.fields;
}

/** How an item is written, as it was before or as `make` makes it; `null` when JSON cannot say it. */
export function textOf(
  item: object,
  facts: Facts,
  texts: WeakMap<object, KeptText>,
  make: () => unknown,
): KeptText | null {
  const known = texts.get(item);
  if (known && isSameFacts(known.facts, facts)) return known;
  const text = encode(make());
  if (text === null) return null;
  const kept: KeptText = {
    text,
    bytes: null,
    length: Buffer.byteLength(text),
    facts: { ...facts },
  };
  texts.set(item, kept);
  return kept;
}

function encode(data: unknown): string | null {
  try {
    // Functions and the like have no text at all.
    return (JSON.stringify(data) as string | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Whether facts say the same; where they are not plain values, nobody can tell. */
function isSameFacts(a: Facts, b: Facts): boolean {
  const names = Object.keys(a);
  for (const name of names) {
    const value = a[name];
    if (value !== b[name] || (typeof value === 'object' && value !== null)) return false;
  }
  return Object.keys(b).length === names.length;
}
