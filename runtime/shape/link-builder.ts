import { ownMember, setMember } from './containers.ts';
import { compactLinks, explained } from './curies.ts';
import type { Curie } from './curies.ts';
import { ItemLinks } from './item-links.ts';
import { ReadRule } from './link-rule.ts';
import { LinkValues } from './link-values.ts';
import type { LinkConstants } from './link-values.ts';
import { LinksJson } from './links-json.ts';
import type { MeasuredText } from './links-json.ts';
import type { Link, LinkAddresses, LinkTable, Links } from './links.ts';
import { RecentMap } from './recent.ts';
import { shownRules } from './shown-rules.ts';
import type { ShownRule } from './shown-rules.ts';

/** Links by relation, while they are built. */
type Growing = { [relation: string]: Link[] };

/** Builds the links of many items by one table, whose texts it reads once. */
export class LinkBuilder {
  readonly #values: LinkValues;
  readonly #rules: readonly ReadRule[];
  readonly #curies: readonly Curie[];
  /** `null` where only an item tells what relation a link has, or two of them look the same. */
  readonly #shownRules: readonly ShownRule[] | null;
  /** The links as JSON, by their root: a site may be asked with TLS and without. */
  readonly #json = new RecentMap<string, LinksJson | null>(2);

  constructor(table: LinkTable, constants: LinkConstants, curies: readonly Curie[] = []) {
    this.#values = new LinkValues(constants);
    this.#rules = table.map((rule) => new ReadRule(rule, this.#values));
    this.#curies = curies;
    this.#shownRules = shownRules(this.#rules, curies);
  }

  /** The links of an item under their full relations; several of a relation in the table's order. */
  build(item: unknown, facts: unknown, addresses: LinkAddresses): Links {
    return this.linksOf(this.#values.read(item, facts), addresses);
  }

  /** The same as `_links` shows them: `compactLinks`, whose work on relations is done already. */
  buildCompact(item: unknown, facts: unknown, addresses: LinkAddresses): Links {
    return this.compactLinksOf(this.#values.read(item, facts), addresses);
  }

  /** The links of an item, to be made when somebody asks for them. */
  prepare(item: unknown, facts: unknown, addresses: LinkAddresses): ItemLinks {
    return new ItemLinks(this, this.#values.read(item, facts), addresses);
  }

  /** The links of an item of which the values are read. */
  linksOf(values: readonly unknown[], addresses: LinkAddresses): Links {
    const links: Growing = {};
    for (const rule of this.#rules) {
      if (rule.holdsFor(values))
        add(links, rule.relationOf(values), rule.linksOf(values, addresses));
    }
    return links;
  }

  /** The same as `_links` shows them. */
  compactLinksOf(values: readonly unknown[], addresses: LinkAddresses): Links {
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (!this.#shownRules) return compactLinks(this.linksOf(values, addresses), this.#curies);
    const links: Growing = {};
    const used: Curie[] = [];
    for (const { rule, name, curie, isRepeated } of this.#shownRules) {
      if (!rule.holdsFor(values)) continue;
      const built = rule.linksOf(values, addresses);
      if (built.length === 0) continue;
      if (isRepeated) add(links, name, built);
      else setMember(links, name, built);
      if (curie && !used.includes(curie)) used.push(curie);
    }
    if (used.length > 0) links['curies'] = explained(used);
    return links;
  }

  /** What `JSON.stringify` says of these; `null` where that is not known without making them. */
  compactJsonOf(values: readonly unknown[], addresses: LinkAddresses): MeasuredText | null {
    const { root } = addresses;
    if (root === undefined || !this.#shownRules) return null;
    let json = this.#json.get(root);
    if (json === undefined) {
      json = LinksJson.of(this.#shownRules, addresses, values.length);
      this.#json.set(root, json);
    }
    return json?.write(values) ?? null;
  }
}

function add(links: Growing, relation: string, built: Link[]): void {
  const known = ownMember(links, relation);
  if (known) known.push(...built);
  else if (built.length > 0) setMember(links, relation, built);
}
