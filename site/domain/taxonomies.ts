import { currentSite } from '../context.ts';

/** The members that taxonomies and types of posts share. */
export interface ContentKind {
  readonly name: string;
  /** The names of its items for users, in plural and singular. */
  readonly label: { readonly plural: string; readonly singular: string };
  readonly description: string;
  /** The path of its items below the namespace. The base of a taxonomy is also an argument of posts. */
  readonly base: string;
  /** `null` is the core namespace. */
  readonly namespace: string | null;
  /** Whether the service shows it at all. */
  readonly isShown: boolean;
  /** Whether its items have parents. */
  readonly isHierarchical: boolean;
}

/** A way to sort posts. */
export interface Taxonomy extends ContentKind {
  /** Types whose posts carry its terms. */
  readonly postTypes: readonly string[];
  readonly capabilities: TermCapabilities;
  /** Whether the site shows its terms by how often they are used. */
  readonly hasCloud: boolean;
  readonly visibility: TaxonomyVisibility;
  /**
   * The setting that names the base of its addresses, the base where it says nothing, and the
   * parameter of its plain addresses.
   */
  readonly address: { readonly option: string; readonly base: string; readonly parameter: string };
  /** The setting with the term of posts that name none; that term cannot be deleted. */
  readonly defaultOption: string | null;
}

/** Names of what one may do with the terms of a taxonomy. */
export interface TermCapabilities {
  readonly manage: string;
  readonly edit: string;
  readonly delete: string;
  readonly assign: string;
}

/** Where people see a taxonomy. */
export interface TaxonomyVisibility {
  readonly public: boolean;
  readonly publicly_queryable: boolean;
  readonly show_admin_column: boolean;
  readonly show_in_nav_menus: boolean;
  readonly show_in_quick_edit: boolean;
  readonly show_ui: boolean;
}

/** The taxonomies that the service shows, in the order of their registration. */
export function shownTaxonomies(): readonly Taxonomy[] {
  return currentSite().types.shownTaxonomies();
}

/** The taxonomies whose terms have pages. */
export function viewableTaxonomies(): readonly Taxonomy[] {
  return shownTaxonomies().filter(({ visibility }) => visibility.publicly_queryable);
}

/** A taxonomy by its name; `undefined` for one that the service does not show. */
export function findTaxonomy(name: string): Taxonomy | undefined {
  const taxonomy = currentSite().types.taxonomy(name);
  return taxonomy?.isShown ? taxonomy : undefined;
}

/** A taxonomy that has to be there. */
export function taxonomyOf(name: string): Taxonomy {
  const taxonomy = findTaxonomy(name);
  if (!taxonomy) throw new Error(`taxonomies: there is no taxonomy ${name}`);
  return taxonomy;
}
