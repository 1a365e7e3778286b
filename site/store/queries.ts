/** What the collections of the store can be asked for. Everything left out does not restrict. */

export type Order = 'asc' | 'desc';

/** Part of every query of a collection. `limit` 0 gives the total only. */
export interface Paging {
  readonly offset?: number;
  /** Left out: all rows. */
  readonly limit?: number;
}

/** Rows of one page, and how many there are on all pages. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** One condition on the terms of a post. */
export interface TermClause {
  readonly taxonomy: string;
  /** Ids. `any` of none matches nothing; `all` and `none` of none match everything. */
  readonly terms: readonly number[];
  readonly match: 'any' | 'all' | 'none';
  /** Whether the terms below the given ones count as well. */
  readonly includeChildren?: boolean;
}

export type PostOrderBy =
  | 'author'
  | 'comment_count'
  | 'date'
  | 'id'
  | 'include'
  | 'include_slugs'
  | 'menu_order'
  | 'modified'
  | 'parent'
  | 'relevance'
  | 'slug'
  | 'title';

export interface PostQuery extends Paging {
  /** Post types; none given matches nothing. */
  readonly types: readonly string[];
  readonly statuses?: readonly string[];
  /** Rows of `statuses` are found only when `author` wrote them: what others keep private. */
  readonly ownOnly?: { readonly statuses: readonly string[]; readonly author: number };
  /** Words, or "quoted phrases", that title, excerpt or content must hold; `-word` must not be there. */
  readonly search?: string;
  /** Whether a search looks into posts with a password as well; it does unless this is `false`. */
  readonly searchProtected?: boolean;
  /** A meta key whose value a search looks into as well. */
  readonly searchMeta?: string;
  /** Dates of the site, exclusive. */
  readonly after?: string;
  readonly before?: string;
  readonly modifiedAfter?: string;
  readonly modifiedBefore?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly slugs?: readonly string[];
  readonly parents?: readonly number[];
  readonly parentsExclude?: readonly number[];
  readonly menuOrder?: number;
  /** `image/png`, or `image/*`. */
  readonly mimeTypes?: readonly string[];
  readonly sticky?: boolean;
  readonly terms?: { readonly relation: 'AND' | 'OR'; readonly clauses: readonly TermClause[] };
  /** Every key must have exactly this value. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** `date` unless told; `include` follows the order of `include`, `include_slugs` that of `slugs`. */
  readonly orderBy?: PostOrderBy;
  /** `desc` unless told. */
  readonly order?: Order;
}

export type TermOrderBy =
  'count' | 'description' | 'id' | 'include' | 'include_slugs' | 'name' | 'slug' | 'term_group';

export interface TermQuery extends Paging {
  /** Taxonomies; none given matches nothing. */
  readonly taxonomies: readonly string[];
  /** In name or slug. */
  readonly search?: string;
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly slugs?: readonly string[];
  /** Exact names, whatever their case. */
  readonly names?: readonly string[];
  readonly parent?: number;
  /** Terms that this post carries. */
  readonly post?: number;
  /** Leaves out terms without posts, unless one below them has some. */
  readonly hideEmpty?: boolean;
  /** `name` unless told. The order of `include` or `slugs` is turned around by `desc`. */
  readonly orderBy?: TermOrderBy;
  /** `asc` unless told. */
  readonly order?: Order;
}

export type UserOrderBy =
  'email' | 'id' | 'include' | 'include_slugs' | 'name' | 'registered' | 'slug' | 'url';

export type UserSearchField = 'id' | 'username' | 'email' | 'url' | 'slug' | 'name';

export interface UserQuery extends Paging {
  readonly search?: string;
  /**
   * Where to search; `id` must be equal, the rest hold the text. Left out: by the look of the text the
   * address (an `@`), the login and id (a number), the URL (`http://…`), or everything but the id.
   */
  readonly searchIn?: readonly UserSearchField[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly slugs?: readonly string[];
  /** Users with any of these roles. */
  readonly roles?: readonly string[];
  /** Users who published a post of one of these types. */
  readonly publishedTypes?: readonly string[];
  /** `name` unless told. The order of `include` is turned around by `desc`, that of `slugs` is not. */
  readonly orderBy?: UserOrderBy;
  /** `asc` unless told. */
  readonly order?: Order;
}

export type CommentOrderBy = 'date' | 'date_gmt' | 'id' | 'include' | 'parent' | 'post' | 'type';

export interface CommentQuery extends Paging {
  /** In the text, or in name, address, URL or IP of its writer. */
  readonly search?: string;
  /** Dates of the site, exclusive. */
  readonly after?: string;
  readonly before?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
  readonly authorEmail?: string;
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly parents?: readonly number[];
  readonly parentsExclude?: readonly number[];
  readonly posts?: readonly number[];
  /** Values of `approved`: `['1']` approved, `['0']` on hold, `['0', '1']` both. */
  readonly approved?: readonly string[];
  readonly types?: readonly string[];
  /** `date_gmt` unless told. */
  readonly orderBy?: CommentOrderBy;
  /** `desc` unless told. */
  readonly order?: Order;
}
