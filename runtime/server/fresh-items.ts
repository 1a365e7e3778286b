import { isMap } from '../shape/containers.ts';
import type { FieldSet } from '../shape/fields.ts';
import type { ShapedItem } from './item-shaping.ts';
import { itemText } from './item-text.ts';
import type { JsonText, PreparedData } from './prepared-data.ts';
import { withLinks } from './response-data.ts';

/** A collection of items that are nobody's to keep, each with its own links, which are made when somebody asks. */
export class FreshItems implements PreparedData {
  readonly items = null;
  readonly #shaped: readonly ShapedItem[];

  constructor(shaped: readonly ShapedItem[]) {
    this.#shaped = shaped;
  }

  make(): ShapedItem {
    const data = this.#shaped.map(({ data: item, links }) =>
      // Only a map can carry links.
      links && isMap(item) ? withLinks(item, links.compact()) : item,
    );
    return { data, links: null };
  }

  /** Of what `fields` names nothing is known without making it. */
  text(fields: FieldSet | null): JsonText | null {
    if (fields) return null;
    let text = '';
    // Brackets, and commas between.
    let length = Math.max(this.#shaped.length + 1, 2);
    for (const { data, links } of this.#shaped) {
      const item = links && itemText(data, links);
      if (item === null) return null;
      text += text === '' ? item.text : `,${item.text}`;
      length += item.length;
    }
    return { text: `[${text}]`, length };
  }
}
