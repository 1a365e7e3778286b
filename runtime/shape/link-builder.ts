import { ownMember, setMember } from './containers.ts';
import { compactLinks, explained, show } from './curies.ts';
import type { Curie, ShownRelation } from './curies.ts';
import { ReadRule } from './link-rule.ts';
import { LinkValues } from './link-values.ts';
import type { LinkConstants } from './link-values.ts';
import type { Link, LinkAddresses, LinkTable, Links } from './links.ts';

/** A rule, and how the relation of its links is shown. */
interface ShownRule {
  readonly rule: ReadRule;
  readonly shown: ShownRelation;
}

/** Builds the links of many items by one table, whose texts it reads once. */
export class LinkBuilder {
  readonly #values: LinkValues;
  readonly #rules: readonly ReadRule[];
  readonly #curies: readonly Curie[];
  /** `null` where only an item tells what relation a link has, or two of them look the same. */
  readonly #shownRules: readonly ShownRule[] | null;

  constructor(table: LinkTable, constants: LinkConstants, curies: readonly Curie[] = []) {
    this.#values = new LinkValues(constants);
    this.#rules = table.map((rule) => new ReadRule(rule, this.#values));
    this.#curies = curies;
    this.#shownRules = shownRules(this.#rules, curies);
  }

  /** The links of an item under their full relations; several of a relation in the table's order. */
  build(item: unknown, facts: unknown, addresses: LinkAddresses): Links {
    const values = this.#values.read(item, facts);
    const links = new Relations();
    for (const rule of this.#rules) {
      if (rule.holdsFor(values)) links.add(rule.relationOf(values), rule.linkOf(values, addresses));
    }
    return links.links;
  }

  /** The same as `_links` shows them: `compactLinks`, whose work on relations is done already. */
  buildCompact(item: unknown, facts: unknown, addresses: LinkAddresses): Links {
    if (!this.#shownRules) return compactLinks(this.build(item, facts, addresses), this.#curies);
    const values = this.#values.read(item, facts);
    const links = new Relations();
    const used: Curie[] = [];
    for (const { rule, shown } of this.#shownRules) {
      if (!rule.holdsFor(values)) continue;
      links.add(shown.name, rule.linkOf(values, addresses));
      if (shown.curie && !used.includes(shown.curie)) used.push(shown.curie);
    }
    if (used.length > 0) links.links['curies'] = explained(used);
    return links.links;
  }
}

/** Links by relation, as they are added. */
class Relations {
  readonly links: { [relation: string]: Link[] } = {};

  add(relation: string, link: Link): void {
    const known = ownMember(this.links, relation);
    if (known) known.push(link);
    else setMember(this.links, relation, [link]);
  }
}

function shownRules(
  rules: readonly ReadRule[],
  curies: readonly Curie[],
): readonly ShownRule[] | null {
  const relations = new Map<string, string>();
  const shownRules: ShownRule[] = [];
  for (const rule of rules) {
    if (rule.relation === null) return null;
    const shown = show(rule.relation, curies);
    const known = relations.get(shown.name) ?? rule.relation;
    if (known !== rule.relation) return null;
    relations.set(shown.name, rule.relation);
    shownRules.push({ rule, shown });
  }
  return shownRules;
}
