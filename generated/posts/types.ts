// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (19ff1c9ec4cb)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type {
  AuthorsArgs,
  CollectionArgs,
  ModifiedArgs,
  PeriodArgs,
  SelectionArgs,
  StatusesArgs,
} from '../shared/types.ts';

/** A post in the `embed` context. (schemas/resources/posts.json:43) */
export interface PostEmbed {
  /** Publication date of the post, in the time zone of the site. */
  date: string | null;
  /** Unique identifier of the post. */
  id: number;
  /** URL of the post. */
  link: string;
  /** Slug of the post, unique for its type. */
  slug: string;
  /** Post type of the post. */
  type: string;
  /** Title of the post. */
  title: {
    /** Title as HTML for display. */
    rendered: string;
  };
  /** ID of the author of the post. */
  author: number;
  /** Excerpt of the post. */
  excerpt: {
    /** Excerpt as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected: boolean;
  };
  /** ID of the featured image of the post, or 0 for none. */
  featured_media: number;
}

/** A post in the `view` context. (schemas/resources/posts.json:43) */
export interface PostView extends PostEmbed {
  /** Publication date of the post, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the post. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
  /** Date of the last modification of the post, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the post, in UTC. */
  modified_gmt: string;
  /** Status of the post. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Content of the post. */
  content: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Whether the post is open for comments. */
  comment_status: 'open' | 'closed';
  /** Whether the post accepts pings from other sites. */
  ping_status: 'open' | 'closed';
  /** Format of the post. */
  format:
    | 'standard'
    | 'aside'
    | 'chat'
    | 'gallery'
    | 'link'
    | 'image'
    | 'quote'
    | 'status'
    | 'video'
    | 'audio';
  /** Meta values of the post, by key. */
  meta: { [k: string]: unknown };
  /** Template file of the post; empty for the default. */
  template: string;
  /** IDs of the categories of the post. */
  categories: number[];
  /** IDs of the tags of the post. */
  tags: number[];
  /** Whether the post is sticky. */
  sticky: boolean;
}

/** A post with every field: what a handler returns. (schemas/resources/posts.json:43) */
export interface Post extends PostView {
  /** Globally unique identifier of the post. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Template of the permalink, with a placeholder for the slug. */
  permalink_template: string;
  /** Slug generated from the title, used if the post has no slug. */
  generated_slug: string;
  /** Title of the post. */
  title: {
    /** Title as stored. */
    raw: string;
    /** Title as HTML for display. */
    rendered: string;
  };
  /** Content of the post. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version: number;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Excerpt of the post. */
  excerpt: {
    /** Excerpt as stored. */
    raw: string;
    /** Excerpt as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected: boolean;
  };
}

/** A post in the `edit` context. (schemas/resources/posts.json:43) */
export type PostEdit = Post;

/** Values that the links of a post depend on, in addition to its fields. (schemas/resources/posts.json:43) */
export interface PostFacts {
  /** Number of revisions of the post. */
  revision_count: number;
  /** ID of the latest revision, or 0 for none. */
  last_revision: number;
  /** Whether the caller may publish the post. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller may change the author. */
  can_assign_author: boolean;
  /** Whether the caller may assign categories to the post. */
  can_assign_category: boolean;
  /** Whether the caller may create categories. */
  can_create_category: boolean;
  /** Whether the caller may assign tags to the post. */
  can_assign_post_tag: boolean;
  /** Whether the caller may create tags. */
  can_create_post_tag: boolean;
  /** Whether the caller may make the post sticky. */
  can_make_sticky: boolean;
}

/** The arguments that the handler of `posts.list` receives. (schemas/resources/posts.json:73) */
export interface ListPostsArgs
  extends CollectionArgs, AuthorsArgs, ModifiedArgs, PeriodArgs, SelectionArgs, StatusesArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the posts by. */
  orderby:
    | 'author'
    | 'date'
    | 'id'
    | 'include'
    | 'modified'
    | 'parent'
    | 'relevance'
    | 'slug'
    | 'include_slugs'
    | 'title';
  /** Whether items must match all of the taxonomy filters, or any of them. */
  tax_relation?: 'AND' | 'OR';
  /** Only posts with these categories. */
  categories?:
    | number[]
    | {
        /** IDs of the categories. */
        terms?: number[] | undefined;
        /** Include descendants of these categories. */
        include_children?: boolean | undefined;
        /** Whether items must have all of the categories, or any of them. */
        operator?: 'AND' | 'OR' | undefined;
      };
  /** Exclude posts with these categories. */
  categories_exclude?:
    | number[]
    | {
        /** IDs of the categories. */
        terms?: number[] | undefined;
        /** Include descendants of these categories. */
        include_children?: boolean | undefined;
      };
  /** Only posts with these tags. */
  tags?:
    | number[]
    | {
        /** IDs of the tags. */
        terms?: number[] | undefined;
        /** Whether items must have all of the tags, or any of them. */
        operator?: 'AND' | 'OR' | undefined;
      };
  /** Exclude posts with these tags. */
  tags_exclude?:
    | number[]
    | {
        /** IDs of the tags. */
        terms?: number[] | undefined;
      };
  /** Only sticky posts (true), or only other posts (false). */
  sticky?: boolean;
}

/** The arguments that a client may send to `posts.list`. (schemas/resources/posts.json:73) */
export interface ListPostsInput extends PartialInputOf<ListPostsArgs> {}

/** The error codes of `posts.list`, in addition to those of any endpoint. */
export type ListPostsError =
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** The arguments that the handler of `posts.create` receives. (schemas/resources/posts.json:81) */
export interface CreatePostArgs {
  /** Publication date of the post, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the post, in UTC. */
  date_gmt?: string | null;
  /** Slug of the post, unique for its type. */
  slug?: string;
  /** Status of the post. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?: unknown;
  /** Content of the post. */
  content?: unknown;
  /** ID of the author of the post. */
  author?: number;
  /** Excerpt of the post. */
  excerpt?: unknown;
  /** ID of the featured image of the post, or 0 for none. */
  featured_media?: number;
  /** Whether the post is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the post accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Format of the post. */
  format?:
    | 'standard'
    | 'aside'
    | 'chat'
    | 'gallery'
    | 'link'
    | 'image'
    | 'quote'
    | 'status'
    | 'video'
    | 'audio';
  /** Meta values of the post, by key. */
  meta?: { [k: string]: unknown };
  /** Template file of the post; empty for the default. */
  template?: string;
  /** IDs of the categories of the post. */
  categories?: number[];
  /** IDs of the tags of the post. */
  tags?: number[];
  /** Whether the post is sticky. */
  sticky?: boolean;
}

/** The arguments that a client may send to `posts.create`. (schemas/resources/posts.json:81) */
export interface CreatePostInput extends InputOf<CreatePostArgs> {
  /** Title of the post. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the post. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Excerpt of the post. */
  excerpt?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `posts.create`, in addition to those of any endpoint. */
export type CreatePostError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_sticky'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `posts.get` receives. (schemas/bases/post-type.json:565) */
export interface GetPostArgs {
  /** Unique identifier of the post. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The arguments that a client may send to `posts.get`. (schemas/bases/post-type.json:565) */
export interface GetPostInput extends InputOf<GetPostArgs> {}

/** The error codes of `posts.get`, in addition to those of any endpoint. */
export type GetPostError =
  | 'rest_post_incorrect_password'
  | 'rest_post_invalid_id'
  | 'rest_too_many_wrong_passwords';

/** The arguments that the handler of `posts.update` receives. (schemas/resources/posts.json:84) */
export interface UpdatePostArgs extends CreatePostArgs {
  /** Unique identifier of the post. */
  id: number;
}

/** The arguments that a client may send to `posts.update`. (schemas/resources/posts.json:84) */
export interface UpdatePostInput extends InputOf<UpdatePostArgs> {
  /** Title of the post. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the post. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Excerpt of the post. */
  excerpt?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `posts.update`, in addition to those of any endpoint. */
export type UpdatePostError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_sticky'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** The arguments that the handler of `posts.delete` receives. (schemas/bases/post-type.json:605) */
export interface DeletePostArgs {
  /** Unique identifier of the post. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `posts.delete`. (schemas/bases/post-type.json:605) */
export interface DeletePostInput {
  /** Unique identifier of the post. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `posts.delete`, in addition to those of any endpoint. */
export type DeletePostError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
