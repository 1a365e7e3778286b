// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (676b32c0bfbe)

/** A comment with every field: what a handler returns. */
export interface Comment {
  /** Unique identifier of the comment. */
  id: number;
  /** ID of the author, or 0 for a visitor. */
  author: number;
  /** Email address of the author. */
  author_email: string;
  /** IP address of the author. */
  author_ip: string;
  /** Display name of the author. */
  author_name: string;
  /** URL of the author. */
  author_url: string;
  /** User agent of the author. */
  author_user_agent: string;
  /** Content of the comment. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Publication date of the comment, in the time zone of the site. */
  date: string;
  /** Publication date of the comment, in UTC. */
  date_gmt: string;
  /** URL of the comment. */
  link: string;
  /** ID of the parent comment, or 0 for none. */
  parent: number;
  /** ID of the post of the comment. */
  post: number;
  /** Status of the comment: approved, on hold, spam or trash. */
  status: string;
  /** Type of the comment, usually `comment`. */
  type: string;
  /** URLs of the avatars of the author, by size in pixels; false if there is none. */
  author_avatar_urls: {
    /** URL of the avatar with 24 pixels. */
    '24': string | boolean;
    /** URL of the avatar with 48 pixels. */
    '48': string | boolean;
    /** URL of the avatar with 96 pixels. */
    '96': string | boolean;
  };
  /** Meta values of the comment, by key. */
  meta: {
    [k: string]: unknown;
  };
}

/** A comment in the `view` context. */
export interface CommentView {
  id: number;
  author: number;
  author_name: string;
  author_url: string;
  content: {
    rendered: string;
  };
  date: string;
  date_gmt: string;
  link: string;
  parent: number;
  post: number;
  status: string;
  type: string;
  author_avatar_urls: {
    '24': string | boolean;
    '48': string | boolean;
    '96': string | boolean;
  };
  meta: {
    [k: string]: unknown;
  };
}

/** A comment in the `embed` context. */
export interface CommentEmbed {
  id: number;
  author: number;
  author_name: string;
  author_url: string;
  content: {
    rendered: string;
  };
  date: string;
  link: string;
  parent: number;
  type: string;
  author_avatar_urls: {
    '24': string | boolean;
    '48': string | boolean;
    '96': string | boolean;
  };
}

/** A comment in the `edit` context. */
export type CommentEdit = Comment;

/** What links of a comment depend on beside its fields. */
export interface CommentFacts {
  /** Type of the post of the comment. */
  post_type: string;
  /** Route of the post of the comment; empty if it has none. */
  post_route: string;
  /** Whether the comment has replies that are approved or on hold. */
  has_children: boolean;
}

/** What `comments.list` receives, once validated, sanitized and defaulted. */
export interface ListCommentsArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Only items published after this date. */
  after?: string;
  /** Only items published before this date. */
  before?: string;
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these parents; 0 selects items without a parent. */
  parent: number[];
  /** Exclude items with one of these parents. */
  parent_exclude: number[];
  /** Password of the post, if it is password-protected. */
  password?: string;
  /** Only comments by these users. Requires permission to edit comments. */
  author?: number[];
  /** Exclude comments by these users. Requires permission to edit comments. */
  author_exclude?: number[];
  /** Only comments by this email address. Requires permission to edit comments. */
  author_email?: string;
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the comments by. */
  orderby: 'date' | 'date_gmt' | 'id' | 'include' | 'post' | 'parent' | 'type';
  /** Only comments on these posts; an empty list means no filter. */
  post: number[];
  /** Only comments with this status. Statuses except `approve` require permission to edit comments. */
  status: string;
  /** Only comments of this type. Types except `comment` require permission to edit comments. */
  type: string;
}

/** What a client may send to `comments.list`. */
export type ListCommentsInput = Partial<ListCommentsArgs>;

/** The codes of the errors that `comments.list` answers, beside those that any may. */
export type ListCommentsError =
  | 'rest_cannot_read'
  | 'rest_cannot_read_post'
  | 'rest_forbidden_param';

/** What `comments.create` receives, once validated, sanitized and defaulted. */
export interface CreateCommentArgs {
  /** ID of the author, or 0 for a visitor. */
  author?: number;
  /** Email address of the author. */
  author_email?: string;
  /** IP address of the author. */
  author_ip?: string;
  /** Display name of the author. */
  author_name?: string;
  /** URL of the author. */
  author_url?: string;
  /** User agent of the author. */
  author_user_agent?: string;
  /** Content of the comment. */
  content?: unknown;
  /** Publication date of the comment, in the time zone of the site. */
  date?: string;
  /** Publication date of the comment, in UTC. */
  date_gmt?: string;
  /** ID of the parent comment, or 0 for none. */
  parent: number;
  /** ID of the post of the comment. */
  post: number;
  /** Status of the comment: approved, on hold, spam or trash. */
  status?: string;
  /** Meta values of the comment, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `comments.create`. */
export interface CreateCommentInput {
  /** ID of the author, or 0 for a visitor. */
  author?: number;
  /** Email address of the author. */
  author_email?: string;
  /** IP address of the author. */
  author_ip?: string;
  /** Display name of the author. */
  author_name?: string;
  /** URL of the author. */
  author_url?: string;
  /** User agent of the author. */
  author_user_agent?: string;
  /** Content of the comment. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Publication date of the comment, in the time zone of the site. */
  date?: string;
  /** Publication date of the comment, in UTC. */
  date_gmt?: string;
  /** ID of the parent comment, or 0 for none. */
  parent?: number;
  /** ID of the post of the comment. */
  post?: number;
  /** Status of the comment: approved, on hold, spam or trash. */
  status?: string;
  /** Meta values of the comment, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** The codes of the errors that `comments.create` answers, beside those that any may. */
export type CreateCommentError =
  | 'comment_author_column_length'
  | 'comment_author_email_column_length'
  | 'comment_author_url_column_length'
  | 'comment_content_column_length'
  | 'comment_duplicate'
  | 'comment_flood'
  | 'rest_cannot_read_post'
  | 'rest_comment_author_data_required'
  | 'rest_comment_author_invalid'
  | 'rest_comment_closed'
  | 'rest_comment_content_invalid'
  | 'rest_comment_draft_post'
  | 'rest_comment_exists'
  | 'rest_comment_invalid_author'
  | 'rest_comment_invalid_author_ip'
  | 'rest_comment_invalid_post_id'
  | 'rest_comment_invalid_status'
  | 'rest_comment_login_required'
  | 'rest_comment_trash_post'
  | 'rest_invalid_comment_type';

/** What `comments.get` receives, once validated, sanitized and defaulted. */
export interface GetCommentArgs {
  /** Unique identifier of the comment. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** What a client may send to `comments.get`. */
export type GetCommentInput = GetCommentArgs;

/** The codes of the errors that `comments.get` answers, beside those that any may. */
export type GetCommentError =
  | 'rest_cannot_read'
  | 'rest_cannot_read_post'
  | 'rest_comment_invalid_id'
  | 'rest_post_invalid_id';

/** What `comments.update` receives, once validated, sanitized and defaulted. */
export interface UpdateCommentArgs {
  /** Unique identifier of the comment. */
  id: number;
  /** ID of the author, or 0 for a visitor. */
  author?: number;
  /** Email address of the author. */
  author_email?: string;
  /** IP address of the author. */
  author_ip?: string;
  /** Display name of the author. */
  author_name?: string;
  /** URL of the author. */
  author_url?: string;
  /** User agent of the author. */
  author_user_agent?: string;
  /** Content of the comment. */
  content?: unknown;
  /** Publication date of the comment, in the time zone of the site. */
  date?: string;
  /** Publication date of the comment, in UTC. */
  date_gmt?: string;
  /** ID of the parent comment, or 0 for none. */
  parent?: number;
  /** ID of the post of the comment. */
  post?: number;
  /** Status of the comment: approved, on hold, spam or trash. */
  status?: string;
  /** Meta values of the comment, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `comments.update`. */
export interface UpdateCommentInput {
  /** Unique identifier of the comment. */
  id: number;
  /** ID of the author, or 0 for a visitor. */
  author?: number;
  /** Email address of the author. */
  author_email?: string;
  /** IP address of the author. */
  author_ip?: string;
  /** Display name of the author. */
  author_name?: string;
  /** URL of the author. */
  author_url?: string;
  /** User agent of the author. */
  author_user_agent?: string;
  /** Content of the comment. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Publication date of the comment, in the time zone of the site. */
  date?: string;
  /** Publication date of the comment, in UTC. */
  date_gmt?: string;
  /** ID of the parent comment, or 0 for none. */
  parent?: number;
  /** ID of the post of the comment. */
  post?: number;
  /** Status of the comment: approved, on hold, spam or trash. */
  status?: string;
  /** Meta values of the comment, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** The codes of the errors that `comments.update` answers, beside those that any may. */
export type UpdateCommentError =
  | 'comment_author_column_length'
  | 'comment_author_email_column_length'
  | 'comment_author_url_column_length'
  | 'comment_content_column_length'
  | 'rest_cannot_edit'
  | 'rest_comment_author_invalid'
  | 'rest_comment_content_invalid'
  | 'rest_comment_invalid_id'
  | 'rest_comment_invalid_post_id'
  | 'rest_comment_invalid_type'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** What `comments.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteCommentArgs {
  /** Unique identifier of the comment. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** What a client may send to `comments.delete`. */
export interface DeleteCommentInput {
  /** Unique identifier of the comment. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The codes of the errors that `comments.delete` answers, beside those that any may. */
export type DeleteCommentError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_comment_invalid_id'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';
