import { LinkBuilder } from './link-builder.ts';
import type { LinkConstants } from './link-values.ts';

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
  readonly embeddable?: boolean;
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

/** How the addresses of links are made. */
export interface LinkAddresses {
  /** The address of a route, which may carry a query. */
  readonly restUrl: (route: string) => string;
  /** What stands before a route without its first slash in its address; absent where that is not all. */
  readonly root?: string;
}

/** What building links needs to know of the service. */
export type LinkSettings = LinkConstants & LinkAddresses;

/** The links of one item: those of `table` whose condition holds, several of a relation in order. */
export function buildLinks(
  table: LinkTable,
  item: unknown,
  facts: unknown,
  settings: LinkSettings,
): Links {
  return new LinkBuilder(table, settings).build(item, facts, settings);
}
