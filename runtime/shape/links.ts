import { isSet } from '../schema/index.ts';
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

/** How relations are named: by their URIs, or in the short form of `_links`. */
export type LinksForm = 'full' | 'compact';

/** Builds the URLs of links. */
export interface LinkAddresses {
  /** The URL of the API root, if the URL of every route is that and the route; ends with a slash. */
  readonly root?: string;
  /** Returns the URL of a route, which may have a query. */
  readonly restUrl: (route: string) => string;
}

interface CompiledRule {
  readonly rel: LinkTemplate;
  /** The relation as `_links` shows it; `null` where it depends on the item. */
  readonly shown: ShownRelation | null;
  readonly href: LinkTemplate;
  /** The URL without the slash at its start, if it is a route of this service for every item; else `null`. */
  readonly route: LinkTemplate | null;
  readonly when: LinkValue | null;
  readonly each: LinkValue | null;
  readonly embeddable: boolean;
  readonly attributes: readonly (readonly [name: string, value: LinkValue])[];
}

/** Builds the links of many items from one table, whose templates are compiled once. */
export class LinkBuilder {
  readonly #rules: readonly CompiledRule[];
  readonly #curie: Curie | null;
  /** Whether no relation depends on the item, and none is shortened to the name of another. */
  readonly #isFixed: boolean;

  constructor(table: LinkTable, constants: LinkConstants, curie: Curie | null = null) {
    this.#curie = curie;
    this.#rules = table.map(({ rel, href, when, each, embeddable = false, attributes = {} }) => ({
      rel: compileText(rel, constants),
      shown:
        curie && isConstant(rel) ? shownRelation(compileText(rel, constants)({}), curie) : null,
      href: compileAddress(href, constants),
      route: routeOf(href, constants),
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

  /**
   * Returns the links of an item: under their full relations, or as `_links` shows them (`compact`), relations in their short
   * form. Several of a relation have the order of the table.
   */
  build(item: unknown, facts: unknown, addresses: LinkAddresses, form: LinksForm = 'full'): Links {
    const links: Growing = {};
    const values = { item, facts };
    let isUsed = false;
    const isShort = form === 'compact' && this.#isFixed;
    for (const rule of this.#rules) {
      const shown = isShort ? rule.shown : null;
      const isAdded = addLinks(links, shown?.name ?? rule.rel(values), rule, values, addresses);
      isUsed ||= isAdded && shown?.isShort === true;
    }
    if (!this.#curie || form === 'full') return links;
    if (!isShort) return compactLinks(links, this.#curie);
    if (isUsed) links['curies'] = [{ ...this.#curie }];
    return links;
  }
}

/** Returns the template of a route without the slash at its start; `null` for other URLs and where the item decides. */
function routeOf(href: string, constants: LinkConstants): LinkTemplate | null {
  const { core } = constants;
  const path = core === '' ? href.replace('/{core}/', '/') : href.replace('{core}', core);
  return /^\/[\w-]/.test(path) ? compileAddress(path.slice(1), constants, '/') : null;
}

/** Whether a relation does not depend on the item. */
function isConstant(rel: string): boolean {
  return !rel.replaceAll('{api_rel}', '').replaceAll('{core}', '').includes('{');
}

/** Links by relation, while they are built. */
type Growing = { [relation: string]: Link[] };

/** Adds the links of a rule: none, one, or one for each item of a list. Returns whether there are any. */
function addLinks(
  links: Growing,
  relation: string,
  rule: CompiledRule,
  values: LinkValues,
  addresses: LinkAddresses,
): boolean {
  if (rule.when && !isSet(rule.when(values))) return false;
  if (!rule.each) {
    add(links, relation, linkOf(rule, values, addresses));
    return true;
  }
  const list = rule.each(values);
  if (!Array.isArray(list)) return false;
  for (const each of list) add(links, relation, linkOf(rule, { ...values, each }, addresses));
  return list.length > 0;
}

function add(links: Growing, relation: string, link: Link): void {
  const known = own(links, relation);
  if (known) known.push(link);
  else setMember(links, relation, [link]);
}

/** Returns a link: its attributes, then its URL. */
function linkOf(
  { href, route, embeddable, attributes }: CompiledRule,
  values: LinkValues,
  { root, restUrl }: LinkAddresses,
): Link {
  const address =
    route && root !== undefined ? root + route(values) : addressOf(href(values), restUrl);
  if (attributes.length === 0)
    return embeddable ? { embeddable: true, href: address } : { href: address };
  const link: { [name: string]: unknown } = embeddable ? { embeddable: true } : {};
  for (const [name, value] of attributes) setMember(link, name, value(values));
  return Object.assign(link, { href: address });
}

function addressOf(target: string, restUrl: LinkAddresses['restUrl']): string {
  return target.startsWith('/') ? restUrl(target) : target;
}
