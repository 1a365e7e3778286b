import { encodeAddress } from '../shape/encode-url.ts';
/** A link of a response itself, as its `Link` header shows it. */
export interface HeaderLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
}

/** What the response of an item says beside the item. */
export interface AnswerOptions {
  /** Shows the item to another audience than the one that the request is answered for (4.5). */
  readonly context?: string;
  readonly links?: readonly HeaderLink[];
  /** `null`: an item that was created is answered without its address. */
  readonly location?: null;
}

/** An item with what its response says beside it; a handler answers it in place of the item. */
export class ItemAnswer<Item> {
  readonly item: Item;
  readonly context: string | undefined;
  readonly links: readonly HeaderLink[];
  readonly hidesLocation: boolean;

  constructor(item: Item, { context, links = [], location }: AnswerOptions) {
    this.item = item;
    this.context = context;
    this.links = links;
    this.hidesLocation = location === null;
  }
}

/** An item with what its response says beside it. */
export function answer<Item>(item: Item, options: AnswerOptions): ItemAnswer<Item> {
  return new ItemAnswer(item, options);
}

/** A link as a header has it: `<https://…>; rel="alternate"; type=text/html`. */
export function headerLink({ rel, href, type }: HeaderLink): string {
  return `<${encodeAddress(href)}>; rel="${rel}"${type === undefined ? '' : `; type=${type}`}`;
}
