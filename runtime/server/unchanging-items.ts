import { crc32 } from 'node:zlib';
import { entityTagOfParts } from '../http/etag.ts';
import { filterFields } from '../shape/fields.ts';
import type { FieldSet } from '../shape/fields.ts';
import type { ItemShaping, ShapedItem } from './item-shaping.ts';
import { textOf } from './kept-texts.ts';
import type { KeptText, KeptTexts } from './kept-texts.ts';
import type { JsonText, PreparedData } from './prepared-data.ts';
import { withLinks } from './response-data.ts';

/** What items that cannot change are written by. */
export interface Writing {
  readonly context: string;
  readonly root: string | null;
  readonly kept: KeptTexts;
}

/** An item that cannot change; its links are those of the response. */
export class UnchangingItem implements PreparedData {
  readonly #item: object;
  readonly #shaping: ItemShaping;
  readonly #writing: Writing;

  constructor(item: object, shaping: ItemShaping, writing: Writing) {
    this.#item = item;
    this.#shaping = shaping;
    this.#writing = writing;
  }

  get items(): readonly object[] {
    return [this.#item];
  }

  make(): ShapedItem {
    return this.#shaping.shape(0);
  }

  text(fields: FieldSet | null): JsonText | null {
    const { kept, context, root } = this.#writing;
    const { texts } = kept.in(context, root, fields);
    return textOf(this.#item, this.#shaping.factsOf(0), texts, () => {
      const { data, links } = this.make();
      // Links are not among the data yet: `_fields` leaves them whole.
      return withLinks(fields ? filterFields(data, fields) : data, links?.compact() ?? {});
    });
  }
}

/** A collection of items that cannot change, each with its own links. */
export class UnchangingItems implements PreparedData {
  readonly items: readonly object[];
  readonly #shaping: ItemShaping;
  readonly #writing: Writing;

  constructor(items: readonly object[], shaping: ItemShaping, writing: Writing) {
    this.items = items;
    this.#shaping = shaping;
    this.#writing = writing;
  }

  make(): ShapedItem {
    return { data: this.#shaping.all(), links: null };
  }

  text(fields: FieldSet | null): JsonText | null {
    const { kept, context, root } = this.#writing;
    const { texts, lists } = kept.in(context, root, fields);
    const known = lists.find(this.items, this.#shaping);
    if (known) return known;
    const parts: KeptText[] = [];
    let at = 0;
    const make = (): unknown => {
      const shown = this.#shaping.shapeWithLinks(at);
      return fields ? filterFields(shown, fields) : shown;
    };
    for (const item of this.items) {
      const part = textOf(item, this.#shaping.factsOf(at), texts, make);
      if (part === null) return null;
      parts.push(part);
      at += 1;
    }
    const text = joined(parts);
    lists.keep(this.items, parts, text);
    return text;
  }
}

/** A list of texts as it is written. */
function joined(parts: readonly KeptText[]): JsonText {
  // Brackets, and commas between.
  let length = Math.max(parts.length + 1, 2);
  for (const part of parts) length += part.length;
  const tag = entityTagOfParts(parts.map(checksumOf), length);
  // Long texts go out as bytes with much less work, short ones as text (bench/http).
  if (length >= LONG) return { text: joinedBytes(parts, length), length, tag };
  let text = '[';
  for (const part of parts) text += text === '[' ? part.text : `,${part.text}`;
  return { text: `${text}]`, length, tag };
}

function checksumOf(part: KeptText): number {
  return (part.checksum ??= crc32(part.text));
}

function joinedBytes(parts: readonly KeptText[], length: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const part of parts) {
    bytes[at] = at === 0 ? OPENING : COMMA;
    part.bytes ??= Buffer.from(part.text);
    bytes.set(part.bytes, at + 1);
    at += 1 + part.length;
  }
  bytes[at] = CLOSING;
  return bytes;
}

const LONG = 16 * 1024;
const [OPENING, COMMA, CLOSING] = [0x5b, 0x2c, 0x5d];
