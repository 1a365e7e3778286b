// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (2f8b378243c2)

/** An attachment with every field: what a handler returns. */
export interface Attachment {
  /** When the attachment was published, in the time zone of the site. */
  date: string | null;
  /** When the attachment was published, in UTC. */
  date_gmt: string | null;
  /** Name of the attachment that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
    rendered: string;
  };
  /** Number of the attachment. */
  id: number;
  /** Address of the page that shows the attachment. */
  link: string;
  /** When the attachment was last changed, in the time zone of the site. */
  modified: string;
  /** When the attachment was last changed, in UTC. */
  modified_gmt: string;
  /** Name of the attachment in its address; no other of its type has it. */
  slug: string;
  /** How far the attachment is on its way to being public. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Post type of the attachment. */
  type: string;
  /** Pattern of the address, with a place for the slug. */
  permalink_template: string;
  /** Slug made from the title, for an attachment without a slug of its own. */
  generated_slug: string;
  /** Title of the attachment. */
  title: {
    /** The title as it is stored. */
    raw: string;
    /** The title as HTML, ready to show. */
    rendered: string;
  };
  /** User who wrote the attachment. */
  author: number;
  /** Whether new comments on the attachment are taken. */
  comment_status: 'open' | 'closed';
  /** Whether other sites may announce links to the attachment. */
  ping_status: 'open' | 'closed';
  /** Further values kept with the attachment, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Template file that shows the attachment; empty for the usual one. */
  template: string;
  /** What stands for the picture where it cannot be seen. */
  alt_text: string;
  /** What is written below the picture. */
  caption: {
    /** The caption as it is stored. */
    raw: string;
    /** The caption as HTML, ready to show. */
    rendered: string;
  };
  /** What the page of the attachment says about it. */
  description: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show; the file itself comes first. */
    rendered: string;
  };
  /** Whether the file is a picture, or any other file. */
  media_type: 'image' | 'file';
  /** Type of the content, as in `image/png`. */
  mime_type: string;
  /** What is known of the file: its size and, of a picture, its width, height and smaller copies. */
  media_details: {
    [k: string]: unknown;
  };
  /** Post that the file belongs to; null for none. */
  post: number | null;
  /** Address of the file. */
  source_url: string;
  /** Names of the smaller copies that the picture should have and does not. */
  missing_image_sizes: string[];
}

/** An attachment in the `view` context. */
export interface AttachmentView {
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
  author: number;
  comment_status: 'open' | 'closed';
  ping_status: 'open' | 'closed';
  meta: {
    [k: string]: unknown;
  };
  template: string;
  alt_text: string;
  caption: {
    rendered: string;
  };
  description: {
    rendered: string;
  };
  media_type: 'image' | 'file';
  mime_type: string;
  media_details: {
    [k: string]: unknown;
  };
  post: number | null;
  source_url: string;
}

/** An attachment in the `embed` context. */
export interface AttachmentEmbed {
  date: string | null;
  id: number;
  link: string;
  slug: string;
  type: string;
  title: {
    rendered: string;
  };
  author: number;
  alt_text: string;
  caption: {
    rendered: string;
  };
  media_type: 'image' | 'file';
  mime_type: string;
  media_details: {
    [k: string]: unknown;
  };
  source_url: string;
}

/** An attachment in the `edit` context. */
export type AttachmentEdit = Attachment;

/** What links of an attachment depend on beside its fields. */
export interface AttachmentFacts {
  /** Whether the caller edits and may write any HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller edits and may name another author. */
  can_assign_author: boolean;
}

/** What `media.list` receives, once validated, sanitized and defaulted. */
export interface ListMediaArgs {
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
  /** Only items whose parent is one of these; 0 stands for those without a parent. */
  parent: number[];
  /** Leave out items whose parent is one of these. */
  parent_exclude: number[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the media in order. */
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
  /** Only media of these statuses. Others than `inherit` need permission. */
  status: ('inherit' | 'private' | 'trash')[];
  /** Only files of this kind. */
  media_type?: 'image' | 'video' | 'text' | 'application' | 'audio';
  /** Only files of this type, as in `image/png`. A type that cannot be uploaded is no limit. */
  mime_type?: string;
}

/** What a client may send to `media.list`. */
export type ListMediaInput = Partial<ListMediaArgs>;

/** The codes of the errors that `media.list` answers, beside those that any may. */
export type ListMediaError =
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `media.create` receives, once validated, sanitized and defaulted. */
export interface CreateAttachmentArgs {
  /** When the attachment was published, in the time zone of the site. */
  date?: string | null;
  /** When the attachment was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the attachment in its address; no other of its type has it. */
  slug?: string;
  /** How far the attachment is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?: unknown;
  /** User who wrote the attachment. */
  author?: number;
  /** Whether new comments on the attachment are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the attachment. */
  ping_status?: 'open' | 'closed';
  /** Further values kept with the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the attachment; empty for the usual one. */
  template?: string;
  /** What stands for the picture where it cannot be seen. */
  alt_text?: string;
  /** What is written below the picture. */
  caption?: unknown;
  /** What the page of the attachment says about it. */
  description?: unknown;
  /** Post that the file belongs to; null for none. */
  post?: number;
}

/** What a client may send to `media.create`. */
export interface CreateAttachmentInput {
  /** When the attachment was published, in the time zone of the site. */
  date?: string | null;
  /** When the attachment was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the attachment in its address; no other of its type has it. */
  slug?: string;
  /** How far the attachment is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the attachment. */
  author?: number;
  /** Whether new comments on the attachment are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the attachment. */
  ping_status?: 'open' | 'closed';
  /** Further values kept with the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the attachment; empty for the usual one. */
  template?: string;
  /** What stands for the picture where it cannot be seen. */
  alt_text?: string;
  /** What is written below the picture. */
  caption?:
    | string
    | {
        raw?: string;
      };
  /** What the page of the attachment says about it. */
  description?:
    | string
    | {
        raw?: string;
      };
  /** Post that the file belongs to; null for none. */
  post?: number;
}

/** The codes of the errors that `media.create` answers, beside those that any may. */
export type CreateAttachmentError =
  | 'rest_cannot_create'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id'
  | 'rest_upload_file_too_big'
  | 'rest_upload_hash_mismatch'
  | 'rest_upload_invalid_disposition'
  | 'rest_upload_no_content_disposition'
  | 'rest_upload_no_content_type'
  | 'rest_upload_no_data'
  | 'rest_upload_sideload_error'
  | 'rest_upload_unknown_error';

/** What `media.get` receives, once validated, sanitized and defaulted. */
export interface GetAttachmentArgs {
  /** Number of the attachment. */
  id: number;
}

/** What a client may send to `media.get`. */
export type GetAttachmentInput = GetAttachmentArgs;

/** The codes of the errors that `media.get` answers, beside those that any may. */
export type GetAttachmentError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `media.update` receives, once validated, sanitized and defaulted. */
export interface UpdateAttachmentArgs {
  /** Number of the attachment. */
  id: number;
  /** When the attachment was published, in the time zone of the site. */
  date?: string | null;
  /** When the attachment was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the attachment in its address; no other of its type has it. */
  slug?: string;
  /** How far the attachment is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?: unknown;
  /** User who wrote the attachment. */
  author?: number;
  /** Whether new comments on the attachment are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the attachment. */
  ping_status?: 'open' | 'closed';
  /** Further values kept with the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the attachment; empty for the usual one. */
  template?: string;
  /** What stands for the picture where it cannot be seen. */
  alt_text?: string;
  /** What is written below the picture. */
  caption?: unknown;
  /** What the page of the attachment says about it. */
  description?: unknown;
  /** Post that the file belongs to; null for none. */
  post?: number;
}

/** What a client may send to `media.update`. */
export interface UpdateAttachmentInput {
  /** Number of the attachment. */
  id: number;
  /** When the attachment was published, in the time zone of the site. */
  date?: string | null;
  /** When the attachment was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the attachment in its address; no other of its type has it. */
  slug?: string;
  /** How far the attachment is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the attachment. */
  author?: number;
  /** Whether new comments on the attachment are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the attachment. */
  ping_status?: 'open' | 'closed';
  /** Further values kept with the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the attachment; empty for the usual one. */
  template?: string;
  /** What stands for the picture where it cannot be seen. */
  alt_text?: string;
  /** What is written below the picture. */
  caption?:
    | string
    | {
        raw?: string;
      };
  /** What the page of the attachment says about it. */
  description?:
    | string
    | {
        raw?: string;
      };
  /** Post that the file belongs to; null for none. */
  post?: number;
}

/** The codes of the errors that `media.update` answers, beside those that any may. */
export type UpdateAttachmentError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** What `media.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteAttachmentArgs {
  /** Number of the attachment. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `media.delete`. */
export interface DeleteAttachmentInput {
  /** Number of the attachment. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `media.delete` answers, beside those that any may. */
export type DeleteAttachmentError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';

/** What `media.postProcess` receives, once validated, sanitized and defaulted. */
export interface PostProcessAttachmentArgs {
  /** Number of the attachment. */
  id: number;
  /** What is to be done: make the smaller copies that are missing. */
  action: 'create-image-subsizes';
}

/** What a client may send to `media.postProcess`. */
export type PostProcessAttachmentInput = PostProcessAttachmentArgs;

/** The codes of the errors that `media.postProcess` answers, beside those that any may. */
export type PostProcessAttachmentError = 'rest_cannot_edit' | 'rest_post_invalid_id';

/** What `media.edit` receives, once validated, sanitized and defaulted. */
export interface EditAttachmentArgs {
  /** Number of the attachment. */
  id: number;
  /** Address of the picture that is to be edited, as a client has it. */
  src: string;
  /**
   * Edits, made one after another.
   *
   * Items: One edit.
   */
  modifiers?: (
    | {
        /** Turns the picture. */
        type?: 'rotate';
        /** How it is turned. */
        args?: {
          /** Degrees, clockwise. */
          angle: number;
        };
      }
    | {
        /** Cuts a part out of the picture. */
        type?: 'crop';
        /** The part that stays. */
        args?: {
          /** Where it begins from the left, in percent of the width. */
          left: number;
          /** Where it begins from the top, in percent of the height. */
          top: number;
          /** Its width in percent. */
          width: number;
          /** Its height in percent. */
          height: number;
        };
      }
  )[];
  /** Degrees to turn the picture by, clockwise. `modifiers` can say more. */
  rotation?: number;
  /** Where the part that stays begins from the left, in percent. `modifiers` can say more. */
  x?: number;
  /** Where the part that stays begins from the top, in percent. `modifiers` can say more. */
  y?: number;
  /** Width of the part that stays, in percent. `modifiers` can say more. */
  width?: number;
  /** Height of the part that stays, in percent. `modifiers` can say more. */
  height?: number;
}

/** What a client may send to `media.edit`. */
export type EditAttachmentInput = EditAttachmentArgs;

/** The codes of the errors that `media.edit` answers, beside those that any may. */
export type EditAttachmentError =
  | 'rest_cannot_create'
  | 'rest_cannot_edit_file_type'
  | 'rest_cannot_edit_image'
  | 'rest_image_crop_failed'
  | 'rest_image_not_edited'
  | 'rest_image_rotation_failed'
  | 'rest_post_invalid_id'
  | 'rest_unknown_attachment'
  | 'rest_unknown_image_file_type';
