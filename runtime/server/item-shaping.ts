import type { ItemLinks } from '../shape/item-links.ts';
import type { LinkBuilder } from '../shape/link-builder.ts';
import type { LinkAddresses } from '../shape/links.ts';
import { isUnchanging } from '../shape/unchanging.ts';
import type { ItemView } from './item-view.ts';
import { NO_FACTS } from './kept-texts.ts';
import type { Facts } from './kept-texts.ts';

/** An item as its context shows it, and its links; without links when the answer shows none. */
export interface ShapedItem {
  readonly data: unknown;
  readonly links: ItemLinks | null;
}

/** What the links of items are made of. */
export interface Linking {
  readonly builder: LinkBuilder;
  /** What links depend on beside each item. */
  readonly facts: readonly unknown[];
  readonly addresses: LinkAddresses;
}

/** The items of one answer, with all that is known of how it shows them. */
export class ItemShaping {
  readonly #items: readonly unknown[];
  /** The same with fields that were added at run time. */
  readonly #whole: readonly unknown[];
  readonly #view: ItemView;
  /** `null` when the answer shows no links. */
  readonly #linking: Linking | null;

  constructor(
    items: readonly unknown[],
    whole: readonly unknown[],
    view: ItemView,
    linking: Linking | null,
  ) {
    this.#items = items;
    this.#whole = whole;
    this.#view = view;
    this.#linking = linking;
  }

  /** An item, and its links by full relation. */
  shape(at: number): ShapedItem {
    const data = this.#view.of(this.#whole[at]);
    if (!this.#linking) return { data, links: null };
    const { builder, addresses } = this.#linking;
    return { data, links: builder.prepare(this.#items[at], this.factsOf(at), addresses) };
  }

  /** An item with its links in it, as collections have them. */
  shapeWithLinks(at: number): unknown {
    if (!this.#linking) return this.#view.of(this.#whole[at]);
    const { builder, addresses } = this.#linking;
    const links = builder.buildCompact(this.#items[at], this.factsOf(at), addresses);
    return this.#view.withLinks(this.#whole[at], links);
  }

  /** All items with their links in them. */
  all(): readonly unknown[] {
    return this.#items.map((_, at) => this.shapeWithLinks(at));
  }

  /** All items and their links; `null` where no links are shown. */
  each(): readonly ShapedItem[] | null {
    return this.#linking && this.#items.map((_, at) => this.shape(at));
  }

  /** What links depend on beside the item. */
  factsOf(at: number): Facts {
    // A handler that answers fewer facts than items says nothing of the others.
    return (this.#linking?.facts[at] ?? NO_FACTS) as Facts;
  }

  /** The items, when none of them can change and nothing but them, their facts and `root` decides. */
  get unchanging(): readonly object[] | null {
    if (this.#whole !== this.#items || this.root === undefined) return null;
    return this.#items.every(isUnchanging) ? this.#items : null;
  }

  /** What addresses of links start with; `null` without links, `undefined` where that is not all. */
  get root(): string | null | undefined {
    return this.#linking ? this.#linking.addresses.root : null;
  }
}
