/** The queries of the collections. Absent members do not restrict. */

export type Order = 'asc' | 'desc';

/** Paging of every query of a collection. With `limit` 0 only the total is returned. */
export interface Paging {
  readonly offset?: number;
  /** Left out: all rows. */
  readonly limit?: number;
}

/** The members that queries of all collections share. */
interface RowQuery extends Paging {
  /** Finds only these ids. */
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
}

/** The rows of one page, and the total of all pages. */
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
   * The access to files that inherit their status, in addition to that of callers who may read the parent;
   * `null` if everyone may see them.
   */
  readonly inherited: InheritedAccess | null;
  /** A narrower rule for one post of these types. */
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

/** A filter by the terms of a post. */
export interface TermClause {
  readonly taxonomy: string;
  /** Ids. An empty list with `any` matches nothing; with `all` and `none` it matches everything. */
  readonly terms: readonly number[];
  readonly match: 'any' | 'all' | 'none';
  /** Whether the terms below the given ones are included. */
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
  /** Post types; an empty list matches nothing. */
  readonly types: readonly string[];
  readonly statuses?: readonly string[];
  /** The posts that the caller may see; left out or null: all posts. */
  readonly access?: PostAccess | null;
  /** Words, or "quoted phrases", that title, excerpt or content must contain; `-word` excludes a word. */
  readonly search?: string;
  /**
   * The posts with a password whose text is searched; of others with one only the title is. Left out: no
   * post with a password is found.
   */
  readonly searchProtected?: PostAccess;
  /** A meta key whose value is also searched. */
  readonly searchMeta?: string;
  /** Local dates of the site, exclusive. */
  readonly after?: string;
  readonly before?: string;
  readonly modifiedAfter?: string;
  readonly modifiedBefore?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
  readonly slugs?: readonly string[];
  /** Slugs that the posts had while they were published. */
  readonly formerSlugs?: readonly string[];
  readonly parents?: readonly number[];
  readonly parentsExclude?: readonly number[];
  readonly menuOrder?: number;
  /** `image/png`, or `image/*`. */
  readonly mimeTypes?: readonly string[];
  readonly sticky?: boolean;
  readonly terms?: { readonly relation: 'AND' | 'OR'; readonly clauses: readonly TermClause[] };
  /** Every key must have exactly this value. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** `date` by default; `include` sorts in the order of `include`, `include_slugs` in that of `slugs`. */
  readonly orderBy?: PostOrderBy;
  /** `desc` by default. */
  readonly order?: Order;
}

export type TermOrderBy =
  'count' | 'description' | 'id' | 'include' | 'include_slugs' | 'name' | 'slug' | 'term_group';

export interface TermQuery extends RowQuery {
  /** Taxonomies; an empty list matches nothing. */
  readonly taxonomies: readonly string[];
  /** Searches names and slugs. */
  readonly search?: string;
  readonly slugs?: readonly string[];
  /** Exact names, ignoring case. */
  readonly names?: readonly string[];
  readonly parent?: number;
  /** Only terms of this post. */
  readonly post?: number;
  /** Leaves out terms without posts, unless one below them has some. */
  readonly hideEmpty?: boolean;
  /** `name` by default. With `desc` the order of `include` or `slugs` is reversed. */
  readonly orderBy?: TermOrderBy;
  /** `asc` by default. */
  readonly order?: Order;
}

export type UserOrderBy =
  'email' | 'id' | 'include' | 'include_slugs' | 'name' | 'registered_date' | 'slug' | 'url';

export type UserSearchField = 'id' | 'username' | 'email' | 'url' | 'slug' | 'name';

export interface UserQuery extends RowQuery {
  readonly search?: string;
  /**
   * The searched fields; `id` must be equal, others contain the text. Left out: an `@` selects the e-mail
   * address, a number login and id, `http://…` the URL, and other text all fields except the id.
   */
  readonly searchIn?: readonly UserSearchField[];
  readonly slugs?: readonly string[];
  /** Users with any of these roles. */
  readonly roles?: readonly string[];
  /** Users who published a post of one of these types. */
  readonly publishedTypes?: readonly string[];
  /** `name` by default. With `desc` the order of `include` is reversed, that of `slugs` is not. */
  readonly orderBy?: UserOrderBy;
  /** `asc` by default. */
  readonly order?: Order;
}

export type CommentOrderBy = 'date' | 'date_gmt' | 'id' | 'include' | 'parent' | 'post' | 'type';

export type CommentSearchField =
  'content' | 'author_name' | 'author_url' | 'author_email' | 'author_ip';

export interface CommentQuery extends RowQuery {
  /** The comments that the caller may see; left out or null: all comments. */
  readonly access?: CommentAccess | null;
  readonly search?: string;
  /** Whether the rows contain the number of replies that the caller may see. */
  readonly countReplies?: boolean;
  /** The searched fields; left out: those that every reader sees. */
  readonly searchIn?: readonly CommentSearchField[];
  /** Local dates of the site, exclusive. */
  readonly after?: string;
  readonly before?: string;
  readonly authors?: readonly number[];
  readonly authorsExclude?: readonly number[];
  /** The last comment of the result, by `date_gmt`. */
  readonly upTo?: { readonly date_gmt: string; readonly id: number };
  readonly authorEmail?: string;
  readonly parents?: readonly number[];
  readonly parentsExclude?: readonly number[];
  readonly posts?: readonly number[];
  /** Values of `approved`: `['1']` approved, `['0']` on hold, `['0', '1']` both. */
  readonly approved?: readonly string[];
  readonly types?: readonly string[];
  /** `date_gmt` by default. */
  readonly orderBy?: CommentOrderBy;
  /** `desc` by default. */
  readonly order?: Order;
}
