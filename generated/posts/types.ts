// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (53ecb295feb0)

/** A post with every field: what a handler returns. */
export interface Post {
  /** When the post was published, in the time zone of the site. */
  date: string | null;
  /** When the post was published, in UTC. */
  date_gmt: string | null;
  /** Name of the post that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
    rendered: string;
  };
  /** Number of the post. */
  id: number;
  /** Address of the page that shows the post. */
  link: string;
  /** When the post was last changed, in the time zone of the site. */
  modified: string;
  /** When the post was last changed, in UTC. */
  modified_gmt: string;
  /** Name of the post in its address; no other of its type has it. */
  slug: string;
  /** How far the post is on its way to being public. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Post type of the post. */
  type: string;
  /** Password that readers need for the content and excerpt; empty for none. */
  password: string;
  /** Pattern of the address, with a place for the slug. */
  permalink_template: string;
  /** Slug made from the title, for a post without a slug of its own. */
  generated_slug: string;
  /** Title of the post. */
  title: {
    /** The title as it is stored. */
    raw: string;
    /** The title as HTML, ready to show. */
    rendered: string;
  };
  /** What the post says. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Version of the block format of the text; 0 for a text without blocks. */
    block_version: number;
    /** Whether a password protects the text. */
    protected: boolean;
  };
  /** User who wrote the post. */
  author: number;
  /** A short form of the post. */
  excerpt: {
    /** The excerpt as it is stored. */
    raw: string;
    /** The excerpt as HTML, ready to show. */
    rendered: string;
    /** Whether a password protects the excerpt. */
    protected: boolean;
  };
  /** Picture that stands for the post; 0 for none. */
  featured_media: number;
  /** Whether new comments on the post are taken. */
  comment_status: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status: 'open' | 'closed';
  /** What the post mostly consists of. */
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
  /** Further values kept with the post, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template: string;
  /** Numbers of the categories that the post has. */
  categories: number[];
  /** Numbers of the tags that the post has. */
  tags: number[];
  /** Whether the post stays at the top of the front page. */
  sticky: boolean;
}

/** A post in the `view` context. */
export interface PostView {
  date: string | null;
  date_gmt: string | null;
  guid: {
    rendered: string;
  };
  id: number;
  link: string;
  modified: string;
  modified_gmt: string;
  slug: string;
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  type: string;
  title: {
    rendered: string;
  };
  content: {
    rendered: string;
    protected: boolean;
  };
  author: number;
  excerpt: {
    rendered: string;
    protected: boolean;
  };
  featured_media: number;
  comment_status: 'open' | 'closed';
  ping_status: 'open' | 'closed';
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
  meta: {
    [k: string]: unknown;
  };
  template: string;
  categories: number[];
  tags: number[];
  sticky: boolean;
}

/** A post in the `embed` context. */
export interface PostEmbed {
  date: string | null;
  id: number;
  link: string;
  slug: string;
  type: string;
  title: {
    rendered: string;
  };
  author: number;
  excerpt: {
    rendered: string;
    protected: boolean;
  };
  featured_media: number;
}

/** A post in the `edit` context. */
export type PostEdit = Post;

/** What links of a post depend on beside its fields. */
export interface PostFacts {
  /** How many revisions of the post are kept. */
  revision_count: number;
  /** Number of the latest revision; 0 for none. */
  last_revision: number;
  /** Whether the caller edits and may publish the post. */
  can_publish: boolean;
  /** Whether the caller edits and may write any HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller edits and may name another author. */
  can_assign_author: boolean;
  /** Whether the caller edits and may give the post categories. */
  can_assign_category: boolean;
  /** Whether the caller edits and may create categories. */
  can_create_category: boolean;
  /** Whether the caller edits and may give the post tags. */
  can_assign_post_tag: boolean;
  /** Whether the caller edits and may create tags. */
  can_create_post_tag: boolean;
  /** Whether the caller edits and may keep the post at the top. */
  can_make_sticky: boolean;
}

/** What `posts.list` receives, once validated, sanitized and defaulted. */
export interface ListPostsArgs {
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
  /** Only items last changed after this moment. */
  modified_after?: string;
  /** Only items last changed before this moment. */
  modified_before?: string;
  /** Only items written by these users; an empty list is no limit. */
  author: number[];
  /** Leave out items written by these users. */
  author_exclude: number[];
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the posts in order. */
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
  /** Only posts of these statuses. Others than `publish` need permission. */
  status: (
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'auto-draft'
    | 'inherit'
    | 'request-pending'
    | 'request-confirmed'
    | 'request-failed'
    | 'request-completed'
    | 'any'
  )[];
  /** Whether an item has to meet all the limits on its terms, or one of them. */
  tax_relation?: 'AND' | 'OR';
  /** Only posts with these categories. */
  categories?:
    | number[]
    | {
        /** Numbers of the categories. */
        terms?: number[];
        /** Take categories that stand under these as well. */
        include_children?: boolean;
        /** Whether an item has to have all of the categories, or one of them. */
        operator?: 'AND' | 'OR';
      };
  /** Leave out posts with these categories. */
  categories_exclude?:
    | number[]
    | {
        /** Numbers of the categories. */
        terms?: number[];
        /** Take categories that stand under these as well. */
        include_children?: boolean;
      };
  /** Only posts with these tags. */
  tags?:
    | number[]
    | {
        /** Numbers of the tags. */
        terms?: number[];
        /** Whether an item has to have all of the tags, or one of them. */
        operator?: 'AND' | 'OR';
      };
  /** Leave out posts with these tags. */
  tags_exclude?:
    | number[]
    | {
        /** Numbers of the tags. */
        terms?: number[];
      };
  /** Only posts that stay at the top (true), or only the others (false). */
  sticky?: boolean;
}

/** What a client may send to `posts.list`. */
export type ListPostsInput = Partial<ListPostsArgs>;

/** The codes of the errors that `posts.list` answers, beside those that any may. */
export type ListPostsError =
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `posts.create` receives, once validated, sanitized and defaulted. */
export interface CreatePostArgs {
  /** When the post was published, in the time zone of the site. */
  date?: string | null;
  /** When the post was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the post in its address; no other of its type has it. */
  slug?: string;
  /** How far the post is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?: unknown;
  /** What the post says. */
  content?: unknown;
  /** User who wrote the post. */
  author?: number;
  /** A short form of the post. */
  excerpt?: unknown;
  /** Picture that stands for the post; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the post are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status?: 'open' | 'closed';
  /** What the post mostly consists of. */
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
  /** Further values kept with the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template?: string;
  /** Numbers of the categories that the post has. */
  categories?: number[];
  /** Numbers of the tags that the post has. */
  tags?: number[];
  /** Whether the post stays at the top of the front page. */
  sticky?: boolean;
}

/** What a client may send to `posts.create`. */
export interface CreatePostInput {
  /** When the post was published, in the time zone of the site. */
  date?: string | null;
  /** When the post was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the post in its address; no other of its type has it. */
  slug?: string;
  /** How far the post is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the post says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the post. */
  author?: number;
  /** A short form of the post. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** Picture that stands for the post; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the post are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status?: 'open' | 'closed';
  /** What the post mostly consists of. */
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
  /** Further values kept with the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template?: string;
  /** Numbers of the categories that the post has. */
  categories?: number[];
  /** Numbers of the tags that the post has. */
  tags?: number[];
  /** Whether the post stays at the top of the front page. */
  sticky?: boolean;
}

/** The codes of the errors that `posts.create` answers, beside those that any may. */
export type CreatePostError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id'
  | 'rest_cannot_assign_sticky';

/** What `posts.get` receives, once validated, sanitized and defaulted. */
export interface GetPostArgs {
  /** Number of the post. */
  id: number;
  /** Password of the post, where it is protected by one. */
  password?: string;
}

/** What a client may send to `posts.get`. */
export type GetPostInput = GetPostArgs;

/** The codes of the errors that `posts.get` answers, beside those that any may. */
export type GetPostError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `posts.update` receives, once validated, sanitized and defaulted. */
export interface UpdatePostArgs {
  /** Number of the post. */
  id: number;
  /** When the post was published, in the time zone of the site. */
  date?: string | null;
  /** When the post was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the post in its address; no other of its type has it. */
  slug?: string;
  /** How far the post is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?: unknown;
  /** What the post says. */
  content?: unknown;
  /** User who wrote the post. */
  author?: number;
  /** A short form of the post. */
  excerpt?: unknown;
  /** Picture that stands for the post; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the post are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status?: 'open' | 'closed';
  /** What the post mostly consists of. */
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
  /** Further values kept with the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template?: string;
  /** Numbers of the categories that the post has. */
  categories?: number[];
  /** Numbers of the tags that the post has. */
  tags?: number[];
  /** Whether the post stays at the top of the front page. */
  sticky?: boolean;
}

/** What a client may send to `posts.update`. */
export interface UpdatePostInput {
  /** Number of the post. */
  id: number;
  /** When the post was published, in the time zone of the site. */
  date?: string | null;
  /** When the post was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the post in its address; no other of its type has it. */
  slug?: string;
  /** How far the post is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the post says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the post. */
  author?: number;
  /** A short form of the post. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** Picture that stands for the post; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the post are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status?: 'open' | 'closed';
  /** What the post mostly consists of. */
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
  /** Further values kept with the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template?: string;
  /** Numbers of the categories that the post has. */
  categories?: number[];
  /** Numbers of the tags that the post has. */
  tags?: number[];
  /** Whether the post stays at the top of the front page. */
  sticky?: boolean;
}

/** The codes of the errors that `posts.update` answers, beside those that any may. */
export type UpdatePostError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_cannot_assign_sticky';

/** What `posts.delete` receives, once validated, sanitized and defaulted. */
export interface DeletePostArgs {
  /** Number of the post. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `posts.delete`. */
export interface DeletePostInput {
  /** Number of the post. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `posts.delete` answers, beside those that any may. */
export type DeletePostError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
