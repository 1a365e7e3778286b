import { saysAnything } from '../schema/index.ts';
import { own, setMember } from '../schema/values/containers.ts';
import { compactLinks, shownRelation, type Curie, type ShownRelation } from './curies.ts';
import { compileAddress, compileText, compileValue } from './link-template.ts';
import type { LinkConstants, LinkTemplate, LinkValue, LinkValues } from './link-template.ts';

export type { LinkConstants };

/**
 * A link that every item of a resource may carry. `{field}` and `{$fact}` are filled in from the item
 * and its facts, `{core}` with the core namespace; `when` names the field or `$fact` that must be truthy.
 */
export interface LinkRule {
  /** `author`, or the full URI of a relation; `{api_rel}` is the URI prefix of the service. */
  readonly rel: string;
  /** A route of this service with its query, or a URL. */
  readonly href: string;
  readonly when?: string;
  /** A field with a list. Each item, `{each}`, has its own link. */
  readonly each?: string;
  readonly embeddable?: boolean;
  /** Shown with an item even if `_fields` does not select links. */
  readonly always?: boolean;
  /** An attribute that is one `{field}` or `{$fact}` and nothing else keeps its JSON type. */
  readonly attributes?: { readonly [name: string]: string };
}

/** The links of a resource's items, in order. */
export type LinkTable = readonly LinkRule[];

/** A link as `_links` shows it. */
export interface Link {
  readonly href: string;
  readonly embeddable?: boolean;
  readonly [attribute: string]: unknown;
}

/** Links by relation, as `_links` shows them. */
export interface Links {
  [relation: string]: readonly Link[];
}

/** Builds the URLs of links. */
export interface LinkAddresses {
  /** Returns the URL of a route, which may have a query. */
  readonly restUrl: (route: string) => string;
}

interface CompiledRule {
  readonly rel: LinkTemplate;
  /** The relation as `_links` shows it; `null` where it depends on the item. */
  readonly shown: ShownRelation | null;
  readonly href: LinkTemplate;
  readonly when: LinkValue | null;
  readonly each: LinkValue | null;
  readonly embeddable: boolean;
  readonly attributes: readonly (readonly [name: string, value: LinkValue])[];
}

/** Builds the links of many items from one table, whose templates are compiled once. */
export class LinkBuilder {
  readonly #rules: readonly CompiledRule[];
  readonly #curies: readonly Curie[];
  /** Whether no relation depends on the item, and none is shortened to the name of another. */
  readonly #isFixed: boolean;

  constructor(table: LinkTable, constants: LinkConstants, curies: readonly Curie[] = []) {
    this.#curies = curies;
    this.#rules = table.map(({ rel, href, when, each, embeddable = false, attributes = {} }) => ({
      rel: compileText(rel, constants),
      shown: isConstant(rel) ? shownRelation(compileText(rel, constants)({}), curies) : null,
      href: compileAddress(href, constants),
      when: when === undefined ? null : compileValue(`{${when}}`, constants),
      each: each === undefined ? null : compileValue(`{${each}}`, constants),
      embeddable,
      attributes: Object.entries(attributes).map(([name, text]) => [
        name,
        compileValue(text, constants),
      ]),
    }));
    const names = new Set(this.#rules.map(({ shown }) => shown?.name));
    const relations = new Set(table.map(({ rel }) => rel));
    this.#isFixed =
      this.#rules.every(({ shown }) => shown !== null) && names.size === relations.size;
  }

  /** Returns the links of an item under their full relations; several of a relation in the table's order. */
  build(item: unknown, facts: unknown, { restUrl }: LinkAddresses): Links {
    const links: Growing = {};
    for (const rule of this.#rules)
      for (const link of linksOf(rule, { item, facts }, restUrl))
        add(links, rule.rel({ item, facts }), link);
    return links;
  }

  /** Returns the links of an item as `_links` shows them, relations in their short form. */
  buildCompact(item: unknown, facts: unknown, addresses: LinkAddresses): Links {
    if (!this.#isFixed) return compactLinks(this.build(item, facts, addresses), this.#curies);
    const links: Growing = {};
    const used = new Set<Curie>();
    for (const rule of this.#rules) {
      for (const link of linksOf(rule, { item, facts }, addresses.restUrl)) {
        add(links, rule.shown?.name ?? '', link);
        if (rule.shown?.curie) used.add(rule.shown.curie);
      }
    }
    if (used.size > 0) links['curies'] = [...used].map((curie) => ({ ...curie }));
    return links;
  }
}

/** Whether a relation does not depend on the item. */
function isConstant(rel: string): boolean {
  return !rel.replaceAll('{api_rel}', '').replaceAll('{core}', '').includes('{');
}

/** Links by relation, while they are built. */
type Growing = { [relation: string]: Link[] };

function add(links: Growing, relation: string, link: Link): void {
  const known = own(links, relation);
  if (known) known.push(link);
  else setMember(links, relation, [link]);
}

/** Returns the links of a rule: none, one, or one for each item of a list. */
function linksOf(
  rule: CompiledRule,
  values: LinkValues,
  restUrl: LinkAddresses['restUrl'],
): readonly Link[] {
  if (rule.when && !saysAnything(rule.when(values))) return NONE;
  if (!rule.each) return [linkOf(rule, values, restUrl)];
  const list = rule.each(values);
  if (!Array.isArray(list)) return NONE;
  return list.map((each: unknown) => linkOf(rule, { ...values, each }, restUrl));
}

const NONE: readonly Link[] = [];

/** Returns a link: its attributes, then its URL. */
function linkOf(
  { href, embeddable, attributes }: CompiledRule,
  values: LinkValues,
  restUrl: LinkAddresses['restUrl'],
): Link {
  const target = href(values);
  const address = target.startsWith('/') ? restUrl(target) : target;
  if (attributes.length === 0)
    return embeddable ? { embeddable: true, href: address } : { href: address };
  const link: { [name: string]: unknown } = embeddable ? { embeddable: true } : {};
  for (const [name, value] of attributes) setMember(link, name, value(values));
  return Object.assign(link, { href: address });
}
