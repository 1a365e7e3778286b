import type { CommentRow, FormerPlaces, Meta, PostRow, TermIds, TermRow, UserRow } from './rows.ts';

/**
 * A whole site as one JSON value, for the import. Texts may contain `{base_url}` and `{admin_url}`; meta
 * keys and marks of blocks contain the token `cms`, which the import replaces with that of the site.
 */
export interface SiteFile {
  readonly options: Readonly<Record<string, unknown>>;
  readonly users: readonly SiteUser[];
  readonly terms: readonly SiteTerm[];
  readonly posts: readonly SitePost[];
  readonly comments: readonly SiteComment[];
}

export interface SiteUser extends UserRow {
  readonly meta?: Meta;
}

export interface SiteTerm extends Omit<TermRow, 'count' | 'term_group'> {
  readonly meta?: Meta;
}

export interface SitePost extends Omit<PostRow, 'comment_count'>, FormerPlaces {
  readonly terms?: TermIds;
  readonly meta?: Meta;
}

export interface SiteComment extends Omit<CommentRow, 'replies' | 'author_agent'> {
  readonly meta?: Meta;
}
