import { isContainer, isList, ownMember } from './containers.ts';
import type { Entries } from './containers.ts';

/**
 * A link that every item of a resource may carry. `{field}` and `{$fact}` are filled in from the item
 * and its facts, `{core}` with the core namespace; `when` names the field or `$fact` that must be true-like.
 */
export interface LinkRule {
  /** `author`, or the full URI of a relation, where `{api_rel}` stands for that of the service. */
  readonly rel: string;
  /** A route of this service with its query, or an address. */
  readonly href: string;
  readonly when?: string;
  /** A field with a list: a link for each item of it, for which `{each}` stands. */
  readonly each?: string;
  readonly embeddable?: boolean;
  /** Shown with an item even when `_fields` asks for no links. */
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

/** What building links needs to know of the service. */
export interface LinkSettings {
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  /** The address of a route, which may carry a query. */
  readonly restUrl: (route: string) => string;
  /** The URI that identifies the API root; relations of the service start with it. */
  readonly apiRel: string;
}

/** The links of one item: those of `table` whose condition holds, several of a relation in order. */
export function buildLinks(
  table: LinkTable,
  item: unknown,
  facts: unknown,
  settings: LinkSettings,
): Links {
  const links = new Map<string, Link[]>();
  const source: Source = { item, facts, settings };
  for (const rule of table) {
    if (rule.when !== undefined && !isTrueLike(lookUp(rule.when, source))) continue;
    const relation = fillIn(rule.rel, source);
    const built = sourcesOf(rule, source).map((one) => buildLink(rule, one));
    const known = links.get(relation);
    if (known) known.push(...built);
    else if (built.length > 0) links.set(relation, built);
  }
  return Object.fromEntries(links);
}

/** What the links of a rule are filled in from: one source, or one for each item of a list. */
function sourcesOf({ each }: LinkRule, source: Source): readonly Source[] {
  if (each === undefined) return [source];
  const list = walk(source.item, each);
  return Array.isArray(list) ? list.map((item: unknown) => ({ ...source, each: item })) : [];
}

interface Source {
  /** The item of a list that the link is about. */
  readonly each?: unknown;
  readonly item: unknown;
  readonly facts: unknown;
  readonly settings: LinkSettings;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;
const ONE_PLACEHOLDER = /^\{([^{}]*)\}$/;

function buildLink({ href, embeddable, attributes }: LinkRule, source: Source): Link {
  const target = fillIn(href, source);
  const link: Entries & { href: string } = {
    href: target.startsWith('/') ? source.settings.restUrl(target) : target,
  };
  if (embeddable === true) link['embeddable'] = true;
  for (const [name, text] of Object.entries(attributes ?? {})) {
    const whole = ONE_PLACEHOLDER.exec(text)?.[1];
    link[name] = whole === undefined ? fillIn(text, source) : lookUp(whole, source);
  }
  return link;
}

function fillIn(text: string, source: Source): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = lookUp(name, source);
    return value === null || value === undefined ? '' : String(value);
  });
}

/** The value of a placeholder: a setting, a `$fact`, or a field of the item, dotted. */
function lookUp(name: string, { each, item, facts, settings }: Source): unknown {
  if (name === 'each' && each !== undefined) return each;
  if (name === 'core') return settings.core;
  if (name === 'api_rel') return settings.apiRel;
  return name.startsWith('$') ? walk(facts, name.slice(1)) : walk(item, name);
}

function walk(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isMap(at) ? ownMember(at, name) : null), value);
}

function isMap(value: unknown): value is Entries {
  return isContainer(value) && !isList(value);
}

function isTrueLike(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== '0';
}
