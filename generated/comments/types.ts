// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (09c6b3be99c1)

/** A comment with every field: what a handler returns. */
export interface Comment {
  /** Number of the comment. */
  id: number;
  /** User who wrote the comment; 0 for a visitor. */
  author: number;
  /** E-mail address of the writer. */
  author_email: string;
  /** Network address that the comment came from. */
  author_ip: string;
  /** Name that is shown for the writer. */
  author_name: string;
  /** Web address of the writer. */
  author_url: string;
  /** Program that the writer used, as it named itself. */
  author_user_agent: string;
  /** What the comment says. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
  };
  /** When the comment was published, in the time zone of the site. */
  date: string;
  /** When the comment was published, in UTC. */
  date_gmt: string;
  /** Address of the comment on its page. */
  link: string;
  /** Comment that this one answers; 0 for none. */
  parent: number;
  /** Post that the comment stands under. */
  post: number;
  /** Whether the comment is approved, on hold, spam or in the trash. */
  status: string;
  /** Kind of comment; an ordinary one is a `comment`. */
  type: string;
  /** Addresses of pictures of the writer, by size in pixels; false where there is none. */
  author_avatar_urls: {
    /** Address of the picture of 24 pixels. */
    '24': string | boolean;
    /** Address of the picture of 48 pixels. */
    '48': string | boolean;
    /** Address of the picture of 96 pixels. */
    '96': string | boolean;
  };
  /** Further values kept with the comment, by key. */
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
  /** Type of the post that the comment stands under. */
  post_type: string;
  /** Where the service shows that post; empty when nowhere. */
  post_route: string;
  /** Whether comments that are approved or on hold answer this one. */
  has_children: boolean;
}

/** What `comments.list` receives, once validated, sanitized and defaulted. */
export interface ListCommentsArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Only items published after this moment. */
  after?: string;
  /** Only items published before this moment. */
  before?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items whose parent is one of these; 0 stands for those without a parent. */
  parent: number[];
  /** Leave out items whose parent is one of these. */
  parent_exclude: number[];
  /** Password of the post, where it is protected by one. */
  password?: string;
  /** Only comments by these users. Needs permission to edit comments. */
  author?: number[];
  /** Leave out comments by these users. Needs permission to edit comments. */
  author_exclude?: number[];
  /** Only comments by this address. Needs permission to edit comments. */
  author_email?: string;
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the comments in order. */
  orderby: 'date' | 'date_gmt' | 'id' | 'include' | 'post' | 'parent' | 'type';
  /** Only comments under these posts; an empty list is no limit. */
  post: number[];
  /** Only comments of this status. Others than `approve` need permission to edit comments. */
  status: string;
  /** Only comments of this kind. Others than `comment` need permission to edit comments. */
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
  /** User who wrote the comment; 0 for a visitor. */
  author?: number;
  /** E-mail address of the writer. */
  author_email?: string;
  /** Network address that the comment came from. */
  author_ip?: string;
  /** Name that is shown for the writer. */
  author_name?: string;
  /** Web address of the writer. */
  author_url?: string;
  /** Program that the writer used, as it named itself. */
  author_user_agent?: string;
  /** What the comment says. */
  content?: unknown;
  /** When the comment was published, in the time zone of the site. */
  date?: string;
  /** When the comment was published, in UTC. */
  date_gmt?: string;
  /** Comment that this one answers; 0 for none. */
  parent: number;
  /** Post that the comment stands under. */
  post: number;
  /** Whether the comment is approved, on hold, spam or in the trash. */
  status?: string;
  /** Further values kept with the comment, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `comments.create`. */
export interface CreateCommentInput {
  /** User who wrote the comment; 0 for a visitor. */
  author?: number;
  /** E-mail address of the writer. */
  author_email?: string;
  /** Network address that the comment came from. */
  author_ip?: string;
  /** Name that is shown for the writer. */
  author_name?: string;
  /** Web address of the writer. */
  author_url?: string;
  /** Program that the writer used, as it named itself. */
  author_user_agent?: string;
  /** What the comment says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** When the comment was published, in the time zone of the site. */
  date?: string;
  /** When the comment was published, in UTC. */
  date_gmt?: string;
  /** Comment that this one answers; 0 for none. */
  parent?: number;
  /** Post that the comment stands under. */
  post?: number;
  /** Whether the comment is approved, on hold, spam or in the trash. */
  status?: string;
  /** Further values kept with the comment, by key. */
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
  /** Number of the comment. */
  id: number;
  /** Password of the post, where it is protected by one. */
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
  /** Number of the comment. */
  id: number;
  /** User who wrote the comment; 0 for a visitor. */
  author?: number;
  /** E-mail address of the writer. */
  author_email?: string;
  /** Network address that the comment came from. */
  author_ip?: string;
  /** Name that is shown for the writer. */
  author_name?: string;
  /** Web address of the writer. */
  author_url?: string;
  /** Program that the writer used, as it named itself. */
  author_user_agent?: string;
  /** What the comment says. */
  content?: unknown;
  /** When the comment was published, in the time zone of the site. */
  date?: string;
  /** When the comment was published, in UTC. */
  date_gmt?: string;
  /** Comment that this one answers; 0 for none. */
  parent?: number;
  /** Post that the comment stands under. */
  post?: number;
  /** Whether the comment is approved, on hold, spam or in the trash. */
  status?: string;
  /** Further values kept with the comment, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `comments.update`. */
export interface UpdateCommentInput {
  /** Number of the comment. */
  id: number;
  /** User who wrote the comment; 0 for a visitor. */
  author?: number;
  /** E-mail address of the writer. */
  author_email?: string;
  /** Network address that the comment came from. */
  author_ip?: string;
  /** Name that is shown for the writer. */
  author_name?: string;
  /** Web address of the writer. */
  author_url?: string;
  /** Program that the writer used, as it named itself. */
  author_user_agent?: string;
  /** What the comment says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** When the comment was published, in the time zone of the site. */
  date?: string;
  /** When the comment was published, in UTC. */
  date_gmt?: string;
  /** Comment that this one answers; 0 for none. */
  parent?: number;
  /** Post that the comment stands under. */
  post?: number;
  /** Whether the comment is approved, on hold, spam or in the trash. */
  status?: string;
  /** Further values kept with the comment, by key. */
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
  /** Number of the comment. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
  /** Password of the post, where it is protected by one. */
  password?: string;
}

/** What a client may send to `comments.delete`. */
export interface DeleteCommentInput {
  /** Number of the comment. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
  /** Password of the post, where it is protected by one. */
  password?: string;
}

/** The codes of the errors that `comments.delete` answers, beside those that any may. */
export type DeleteCommentError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_comment_invalid_id'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';
