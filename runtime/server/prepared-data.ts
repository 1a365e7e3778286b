import type { FieldSet } from '../shape/fields.ts';
import type { ItemLinks } from '../shape/item-links.ts';

/** A body as it is written. */
export interface JsonText {
  readonly text: string | Uint8Array;
  /** Its length in bytes. */
  readonly length: number;
  /** Its entity tag, once somebody wanted it. */
  tag?: string;
}

/** The data of a response before anybody has asked for it: it may be possible to write it without. */
export interface PreparedData {
  /** The items that it is made of, when none of them can change. */
  readonly items: readonly object[] | null;
  /** Makes the data, and the links of the response. */
  make(): { readonly data: unknown; readonly links: ItemLinks | null };
  /** Data and links as they are written, of the data what `fields` names; `null` where that is not known. */
  text(fields: FieldSet | null): JsonText | null;
}
