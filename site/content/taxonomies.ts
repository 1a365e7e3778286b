/** A way to sort posts. */
export interface Taxonomy {
  readonly name: string;
  /** Where its terms are found below the core namespace; also the argument of posts. */
  readonly base: string;
  /** Whether its terms stand below one another. */
  readonly isHierarchical: boolean;
  /** Types whose posts carry its terms. */
  readonly postTypes: readonly string[];
  readonly capabilities: {
    readonly edit: string;
    readonly delete: string;
    readonly assign: string;
  };
  /** The setting that names the base of its addresses, and the base where it says nothing. */
  readonly address: { readonly option: string; readonly base: string; readonly parameter: string };
  /** The setting with the term of posts that name none; that term cannot be deleted. */
  readonly defaultOption: string | null;
}

const SORTING = {
  edit: 'manage_categories',
  delete: 'manage_categories',
  assign: 'edit_posts',
} as const;

const taxonomies: readonly Taxonomy[] = [
  {
    name: 'category',
    base: 'categories',
    isHierarchical: true,
    postTypes: ['post'],
    capabilities: SORTING,
    address: { option: 'category_base', base: 'category', parameter: 'cat' },
    defaultOption: 'default_category',
  },
  {
    name: 'post_tag',
    base: 'tags',
    isHierarchical: false,
    postTypes: ['post'],
    capabilities: SORTING,
    address: { option: 'tag_base', base: 'tag', parameter: 'tag' },
    defaultOption: null,
  },
];

const byName = new Map(taxonomies.map((taxonomy) => [taxonomy.name, taxonomy]));

/** A taxonomy by its name; `undefined` for one that the service does not show. */
export function findTaxonomy(name: string): Taxonomy | undefined {
  return byName.get(name);
}

/** A taxonomy that has to be there. */
export function taxonomyOf(name: string): Taxonomy {
  const taxonomy = byName.get(name);
  if (!taxonomy) throw new Error(`taxonomies: there is no taxonomy ${name}`);
  return taxonomy;
}
