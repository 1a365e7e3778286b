import { saysAnything } from '../schema/index.ts';
import { setMember } from './containers.ts';
import type { Entries } from './containers.ts';
import { fillIn, readAddress, readPlace, readText } from './link-text.ts';
import type { LinkText, WriteValue } from './link-text.ts';
import type { LinkValues } from './link-values.ts';
import type { Link, LinkRule, LinkAddresses } from './links.ts';

/** What placeholders stand for, of one item. */
type Values = readonly unknown[];

/** A rule for links whose texts are read: what is left to do is to fill in values. */
export class ReadRule {
  /** The relation; `null` where an item has a part in it. */
  readonly relation: string | null;
  readonly #rel: LinkText;
  readonly #when: number | null;
  readonly #href: LinkText;
  readonly #isEmbeddable: boolean;
  /** Where the list is that there is a link for each item of, and where an item of it goes. */
  readonly #each: { readonly list: number; readonly item: number } | null;
  readonly #attributes: readonly (readonly [name: string, value: number | LinkText])[];
  #address: StartedAddress | null = null;

  constructor(
    { rel, href, when, each, embeddable, attributes = {} }: LinkRule,
    values: LinkValues,
  ) {
    this.#rel = readText(rel, values);
    // What has a placeholder has a text before it and one behind it.
    this.relation = this.#rel.length === 1 ? fillIn(this.#rel, []) : null;
    this.#when = when === undefined ? null : values.indexOf(when);
    this.#href = readAddress(href, values);
    this.#isEmbeddable = embeddable === true;
    this.#each =
      each === undefined ? null : { list: values.indexOf(each), item: values.indexOf('each') };
    this.#attributes = Object.entries(attributes).map(([name, text]) => [
      name,
      readPlace(text, values) ?? readText(text, values),
    ]);
  }

  /** Whether it depends on the item whether it has this link. */
  get isConditional(): boolean {
    return this.#when !== null;
  }

  /** Whether an item has this link. */
  holdsFor(values: Values): boolean {
    return this.#when === null || saysAnything(values[this.#when]);
  }

  /** Whether an item has at most one such link, of whose address it decides the end only. */
  isFixedBelow({ root }: LinkAddresses): boolean {
    if (this.#each !== null || root === undefined) return false;
    const [first] = this.#href;
    const isElsewhere = typeof first === 'string' && /^[^/]/.test(first);
    return isElsewhere || startAddress(this.#href, root).start !== null;
  }

  /** The relation of an item's link. */
  relationOf(values: Values): string {
    return this.relation ?? fillIn(this.#rel, values);
  }

  /** The links of an item: one, or one for each item of a list. */
  linksOf(values: Values, addresses: LinkAddresses): Link[] {
    if (this.#each === null) return [this.linkOf(values, addresses)];
    const { list, item } = this.#each;
    const found = values[list];
    if (!Array.isArray(found)) return [];
    return found.map((one: unknown) => this.linkOf(values.with(item, one), addresses));
  }

  /** An item's link: its attributes, then its address. `write` writes values within texts. */
  linkOf(values: Values, addresses: LinkAddresses, write?: WriteValue): Link {
    const href = this.#hrefOf(values, addresses, write);
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (this.#attributes.length === 0)
      return this.#isEmbeddable ? { embeddable: true, href } : { href };
    const link: Entries = this.#isEmbeddable ? { embeddable: true } : {};
    for (const [name, value] of this.#attributes) {
      setMember(
        link,
        name,
        typeof value === 'number' ? values[value] : fillIn(value, values, write),
      );
    }
    link['href'] = href;
    // It has its address now.
    return link as Link;
  }

  #hrefOf(values: Values, { root, restUrl }: LinkAddresses, write?: WriteValue): string {
    if (root !== undefined) {
      // Stryker disable next-line ConditionalExpression: only saves time.
      if (this.#address?.root !== root) this.#address = startAddress(this.#href, root);
      const { start, rest } = this.#address;
      if (start !== null) return start + fillIn(rest, values, write);
    }
    const target = fillIn(this.#href, values, write);
    return target.startsWith('/') ? restUrl(target) : target;
  }
}

/** What the addresses of a link below a root have in common, and what is filled in. */
interface StartedAddress {
  readonly root: string;
  /** `null` where it is not known ahead whether, and how, a route begins. */
  readonly start: string | null;
  readonly rest: LinkText;
}

function startAddress([first, ...rest]: LinkText, root: string): StartedAddress {
  const route = typeof first === 'string' ? /^\/+([^/].*)$/s.exec(first)?.[1] : undefined;
  return { root, start: route === undefined ? null : root + route, rest };
}
