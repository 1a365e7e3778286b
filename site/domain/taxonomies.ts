import { currentSite } from '../context.ts';
import type { TaxonomyVisibility } from './built-in-taxonomies.ts';

/** The members that taxonomies and post types share. */
export interface ContentKind {
  readonly name: string;
  /** The names of its items in user interfaces, in plural and singular. */
  readonly label: { readonly plural: string; readonly singular: string };
  readonly description: string;
  /** The path of its items below the namespace. The base of a taxonomy is also an argument of posts. */
  readonly base: string;
  /** `null` stands for the core namespace. */
  readonly namespace: string | null;
  /** Whether the service shows it. */
  readonly isShown: boolean;
  /** Whether its items have parents. */
  readonly isHierarchical: boolean;
}

/** A taxonomy of posts. */
export interface Taxonomy extends ContentKind {
  /** The types whose posts can have its terms. */
  readonly postTypes: readonly string[];
  readonly capabilities: TermCapabilities;
  /** Whether the site shows its terms as a cloud, sized by use. */
  readonly hasCloud: boolean;
  readonly visibility: TaxonomyVisibility;
  /**
   * The setting with the base of its addresses, the base when that is not set, and the parameter of its
   * plain addresses.
   */
  readonly address: { readonly option: string; readonly base: string; readonly parameter: string };
  /** The setting with the term of posts that have no other; that term cannot be deleted. */
  readonly defaultOption: string | null;
}

/** The capabilities for the terms of a taxonomy. */
export type TermCapabilities = Readonly<Record<'manage' | 'edit' | 'delete' | 'assign', string>>;

/** Returns the taxonomies that the service shows, in the order of registration. */
export function shownTaxonomies(): readonly Taxonomy[] {
  return currentSite().types.shownTaxonomies();
}

/** Returns the taxonomies whose terms have pages. */
export function viewableTaxonomies(): readonly Taxonomy[] {
  return shownTaxonomies().filter(({ visibility }) => visibility.publicly_queryable);
}

/** Returns a taxonomy by its name; `undefined` for one that the service does not show. */
export function findTaxonomy(name: string): Taxonomy | undefined {
  const taxonomy = currentSite().types.taxonomy(name);
  return taxonomy?.isShown ? taxonomy : undefined;
}

/** Returns a taxonomy that must exist. */
export function taxonomyOf(name: string): Taxonomy {
  const taxonomy = findTaxonomy(name);
  if (!taxonomy) throw new Error(`taxonomies: there is no taxonomy ${name}`);
  return taxonomy;
}
