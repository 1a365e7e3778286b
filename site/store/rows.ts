/**
 * The rows of the store, as the rest of the site sees them: plain values, no SQL types.
 * Dates are text `YYYY-MM-DD hh:mm:ss`: `date` in the time zone of the site, `date_gmt` in UTC.
 */

/** A post, page, attachment, revision, menu item, template …: all types share one table. */
export interface PostRow {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly author: number;
  readonly date: string;
  /** `0000-00-00 00:00:00` for a draft whose date floats. */
  readonly date_gmt: string;
  readonly modified: string;
  readonly modified_gmt: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly password: string;
  readonly parent: number;
  readonly menu_order: number;
  readonly comment_status: string;
  readonly ping_status: string;
  readonly mime_type: string;
  readonly guid: string;
  /** The number of approved comments; the store updates it. */
  readonly comment_count: number;
  readonly sticky: boolean;
}

export interface TermRow {
  readonly id: number;
  readonly taxonomy: string;
  readonly name: string;
  readonly slug: string;
  readonly parent: number;
  readonly description: string;
  /** The number of published posts with the term; the store updates it. */
  readonly count: number;
  readonly term_group: number;
}

/** An account, without its password: see `UserStore.passwordHash`. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** The display name. */
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  /** UTC. */
  readonly registered: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly nickname: string;
  readonly description: string;
  readonly locale: string;
  readonly roles: readonly string[];
}

export interface CommentRow {
  readonly id: number;
  readonly post: number;
  readonly parent: number;
  /** 0 for a visitor. */
  readonly author: number;
  readonly author_name: string;
  readonly author_email: string;
  readonly author_url: string;
  readonly author_ip: string;
  readonly author_agent: string;
  readonly date: string;
  readonly date_gmt: string;
  readonly content: string;
  /** The number of replies that are approved or on hold and that the caller may see; only if a query asks for it. */
  readonly replies?: number;
  /** `1` approved, `0` on hold, or `spam`, `trash`, `post-trashed`. */
  readonly approved: string;
  readonly type: string;
}

export interface ApplicationPasswordRow {
  readonly uuid: string;
  readonly user: number;
  readonly app_id: string;
  readonly name: string;
  /** UTC. */
  readonly created: string;
  /** UTC; `null` if it was never used. */
  readonly last_used: string | null;
  readonly last_ip: string | null;
  /** The digest of the password; the password itself is not stored. */
  readonly digest: string;
}

export interface LoginSessionRow {
  readonly id: number;
  /** SHA-256 of the token in the cookie. */
  readonly digest: string;
  readonly user: number;
  /** UTC. */
  readonly created: string;
  readonly expires: string;
  /** Network address and `User-Agent` of the login; empty when unknown. */
  readonly ip: string;
  readonly agent: string;
}

/** The kinds of objects with meta values. */
export type MetaKind = 'post' | 'term' | 'user' | 'comment';

/** Meta values by key; any JSON value. Without a prototype, so that no key is inherited. */
export type Meta = Readonly<Record<string, unknown>>;

/** The terms of a post by taxonomy: ids, ascending. Without a prototype. */
export type TermIds = Readonly<Record<string, readonly number[]>>;

type Input<Row, Required extends keyof Row> = Partial<Omit<Row, Required>> & Pick<Row, Required>;

/** The slugs and parents that a published post had before; its former addresses redirect. */
export interface FormerPlaces {
  readonly former_slugs?: readonly string[];
  readonly former_parents?: readonly number[];
}

/** A post to add; absent members are empty or 0, and absent dates are those of a draft without dates. */
export interface NewPost extends Input<Omit<PostRow, 'comment_count'>, 'type'>, FormerPlaces {
  readonly terms?: TermIds;
  readonly meta?: Meta;
}
export type PostChange = Partial<Omit<PostRow, 'id' | 'comment_count'>>;

export interface NewTerm extends Input<Omit<TermRow, 'count'>, 'taxonomy' | 'name' | 'slug'> {
  readonly meta?: Meta;
}
export type TermChange = Partial<Omit<TermRow, 'id' | 'taxonomy' | 'count'>>;

export interface NewUser extends Input<UserRow, 'username' | 'email' | 'slug'> {
  /** A hash made by `site/domain/accounts`; without one the user cannot log in with a password. */
  readonly passwordHash?: string;
  readonly meta?: Meta;
}
export type UserChange = Partial<Omit<UserRow, 'id' | 'username'>>;

export interface NewComment extends Input<Omit<CommentRow, 'replies'>, 'post' | 'content'> {
  readonly meta?: Meta;
}
export type CommentChange = Partial<Omit<CommentRow, 'id' | 'replies'>>;

export type NewLoginSession = Omit<LoginSessionRow, 'id'>;

export type NewApplicationPassword = Omit<ApplicationPasswordRow, 'last_used' | 'last_ip'>;
