// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (218b6d162ccd)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type { CollectionArgs, ParentsArgs, PeriodArgs, SelectionArgs } from '../shared/types.ts';

/** A comment in the `embed` context. (schemas/resources/comments.json:3) */
export interface CommentEmbed {
  /** Unique identifier of the comment. */
  id: number;
  /** ID of the author, or 0 for a visitor. */
  author: number;
  /** Display name of the author. */
  author_name: string;
  /** URL of the author. */
  author_url: string;
  /** Content of the comment. */
  content: {
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Publication date of the comment, in the time zone of the site. */
  date: string;
  /** URL of the comment. */
  link: string;
  /** ID of the parent comment, or 0 for none. */
  parent: number;
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
}

/** A comment in the `view` context. (schemas/resources/comments.json:3) */
export interface CommentView extends CommentEmbed {
  /** Publication date of the comment, in UTC. */
  date_gmt: string;
  /** ID of the post of the comment. */
  post: number;
  /** Status of the comment: approved, on hold, spam or trash. */
  status: string;
  /** Meta values of the comment, by key. */
  meta: { [k: string]: unknown };
}

/** A comment with every field: what a handler returns. (schemas/resources/comments.json:3) */
export interface Comment extends CommentView {
  /** Email address of the author. */
  author_email: string;
  /** IP address of the author. */
  author_ip: string;
  /** User agent of the author. */
  author_user_agent: string;
  /** Content of the comment. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
}

/** A comment in the `edit` context. (schemas/resources/comments.json:3) */
export type CommentEdit = Comment;

/** Values that the links of a comment depend on, in addition to its fields. (schemas/resources/comments.json:3) */
export interface CommentFacts {
  /** Type of the post of the comment. */
  post_type: string;
  /** Route of the post of the comment; empty if it has none. */
  post_route: string;
  /** Whether the comment has replies that are approved or on hold. */
  has_children: boolean;
}

/** The arguments that the handler of `comments.list` receives. (schemas/resources/comments.json:269) */
export interface ListCommentsArgs extends CollectionArgs, ParentsArgs, PeriodArgs, SelectionArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
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

/** The arguments that a client may send to `comments.list`. (schemas/resources/comments.json:269) */
export interface ListCommentsInput extends PartialInputOf<ListCommentsArgs> {}

/** The error codes of `comments.list`, in addition to those of any endpoint. */
export type ListCommentsError =
  | 'rest_cannot_read'
  | 'rest_cannot_read_post'
  | 'rest_forbidden_param'
  | 'rest_invalid_cursor';

/** The arguments that the handler of `comments.create` receives. (schemas/resources/comments.json:355) */
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
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `comments.create`. (schemas/resources/comments.json:355) */
export interface CreateCommentInput {
  /** ID of the author, or 0 for a visitor. */
  author?: number | undefined;
  /** Email address of the author. */
  author_email?: string | undefined;
  /** IP address of the author. */
  author_ip?: string | undefined;
  /** Display name of the author. */
  author_name?: string | undefined;
  /** URL of the author. */
  author_url?: string | undefined;
  /** User agent of the author. */
  author_user_agent?: string | undefined;
  /** Content of the comment. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Publication date of the comment, in the time zone of the site. */
  date?: string | undefined;
  /** Publication date of the comment, in UTC. */
  date_gmt?: string | undefined;
  /** ID of the parent comment, or 0 for none. */
  parent?: number | undefined;
  /** ID of the post of the comment. */
  post?: number | undefined;
  /** Status of the comment: approved, on hold, spam or trash. */
  status?: string | undefined;
  /** Meta values of the comment, by key. */
  meta?: { [k: string]: unknown } | undefined;
}

/** The error codes of `comments.create`, in addition to those of any endpoint. */
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

/** The arguments that the handler of `comments.get` receives. (schemas/resources/comments.json:394) */
export interface GetCommentArgs {
  /** Unique identifier of the comment. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The arguments that a client may send to `comments.get`. (schemas/resources/comments.json:394) */
export interface GetCommentInput extends InputOf<GetCommentArgs> {}

/** The error codes of `comments.get`, in addition to those of any endpoint. */
export type GetCommentError =
  | 'rest_cannot_read'
  | 'rest_cannot_read_post'
  | 'rest_comment_invalid_id'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `comments.update` receives. (schemas/resources/comments.json:408) */
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
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `comments.update`. (schemas/resources/comments.json:408) */
export interface UpdateCommentInput extends InputOf<UpdateCommentArgs> {
  /** Content of the comment. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `comments.update`, in addition to those of any endpoint. */
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

/** The arguments that the handler of `comments.delete` receives. (schemas/resources/comments.json:431) */
export interface DeleteCommentArgs extends GetCommentArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `comments.delete`. (schemas/resources/comments.json:431) */
export interface DeleteCommentInput extends InputOf<GetCommentArgs> {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `comments.delete`, in addition to those of any endpoint. */
export type DeleteCommentError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_comment_invalid_id'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';
