/** The queries of the collections. Absent members do not restrict. */

export type Order = 'asc' | 'desc';

/** Part of every query of a collection. `limit` 0 gives the total only. */
export interface Paging {
  readonly offset?: number;
  /** Left out: all rows. */
  readonly limit?: number;
}

/** The members that queries of all collections share. */
interface RowQuery extends Paging {
  /** The only ids that are found. */
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
}

/** Rows of one page, and how many there are on all pages. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Posts of some types that a caller may see. */
export interface PostRule {
  readonly types: readonly string[];
  /** The statuses with which the posts of every author are seen. */
  readonly statuses: readonly string[];
  /** Further statuses with which only the posts of one author are seen. */
  readonly own: { readonly author: number; readonly statuses: readonly string[] };
}

/** The posts that a caller may see: those that meet one of the rules. */
export interface PostAccess {
  readonly rules: readonly PostRule[];
  /**
   * The access to files that inherit their status, in addition to callers who may read the parent; `null` for
   * everyone.
   */
  readonly inherited: InheritedAccess | null;
  /** A post of these types that is seen by a narrower rule. */
  readonly except?: (PostRule & { readonly id: number }) | null;
}

export interface InheritedAccess {
  /** The author who sees the file; 0 for none. */
  readonly author: number;
  /** The statuses of a parent with which the file is seen, whether or not the parent may be seen. */
  readonly statuses: readonly string[];
  /** The meta key of the status before the parent was moved to the trash. */
  readonly statusBeforeKey: string;
}

/** The comments that a caller may see. */
export interface CommentAccess {
  /** Posts without a password, and posts in `unlocked`: their approved comments are seen. */
  readonly readable: PostAccess;
  readonly unlocked: readonly number[];
  /** Posts whose comments are all seen. */
  readonly editable: PostAccess;
  /** The user whose comments are all seen; 0 for none. */
  readonly author: number;
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

export interface PostQuery extends RowQuery {
  /** Post types; none given matches nothing. */
  readonly types: readonly string[];
  readonly statuses?: readonly string[];
  /** The posts that the caller may see; left out or null: all posts. */
  readonly access?: PostAccess | null;
  /** Words, or "quoted phrases", that title, excerpt or content must hold; `-word` must not be there. */
  readonly search?: string;
  /**
   * The posts with a password whose text a search looks into; of others with one it looks at the title. Left out: no post
   * with a password is found.
   */
  readonly searchProtected?: PostAccess;
  /** A meta key whose value a search looks into as well. */
  readonly searchMeta?: string;
  /** Dates of the site, exclusive. */
  readonly after?: string;
  readonly before?: string;
  readonly modifiedAfter?: string;
  readonly modifiedBefore?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
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

export interface TermQuery extends RowQuery {
  /** Taxonomies; none given matches nothing. */
  readonly taxonomies: readonly string[];
  /** In name or slug. */
  readonly search?: string;
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

export interface UserQuery extends RowQuery {
  readonly search?: string;
  /**
   * Where to search; `id` must be equal, the rest hold the text. Left out: by the look of the text the
   * address (an `@`), the login and id (a number), the URL (`http://…`), or everything but the id.
   */
  readonly searchIn?: readonly UserSearchField[];
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

export type CommentSearchField =
  'content' | 'author_name' | 'author_url' | 'author_email' | 'author_ip';

export interface CommentQuery extends RowQuery {
  /** The comments that the caller may see; left out or null: all comments. */
  readonly access?: CommentAccess | null;
  readonly search?: string;
  /** Whether the rows tell how many answers the caller may see. */
  readonly countAnswers?: boolean;
  /** The fields that a search looks into; left out: those that every reader sees. */
  readonly searchIn?: readonly CommentSearchField[];
  /** Dates of the site, exclusive. */
  readonly after?: string;
  readonly before?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
  readonly authorEmail?: string;
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
