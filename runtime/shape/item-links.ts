import type { LinkBuilder } from './link-builder.ts';
import type { MeasuredText } from './links-json.ts';
import type { LinkAddresses, Links } from './links.ts';

/**
 * The links of one item, whose values are read and which are not made yet: most answers want them in one
 * of two forms only.
 */
export class ItemLinks {
  readonly #builder: LinkBuilder;
  readonly #values: readonly unknown[];
  readonly #addresses: LinkAddresses;

  constructor(builder: LinkBuilder, values: readonly unknown[], addresses: LinkAddresses) {
    this.#builder = builder;
    this.#values = values;
    this.#addresses = addresses;
  }

  /** Under their full relations; several of a relation in the order of the table. */
  full(): Links {
    return this.#builder.linksOf(this.#values, this.#addresses);
  }

  /** As `_links` shows them. */
  compact(): Links {
    return this.#builder.compactLinksOf(this.#values, this.#addresses);
  }

  /** What `JSON.stringify` says of these; `null` where that is not known without making them. */
  compactJson(): MeasuredText | null {
    return this.#builder.compactJsonOf(this.#values, this.#addresses);
  }
}
