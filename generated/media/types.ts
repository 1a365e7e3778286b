// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (27b8582087e3)

/** An attachment with every field: what a handler returns. */
export interface Attachment {
  /** Publication date of the attachment, in the time zone of the site. */
  date: string | null;
  /** Publication date of the attachment, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the attachment. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Unique identifier of the attachment. */
  id: number;
  /** URL of the attachment. */
  link: string;
  /** Date of the last modification of the attachment, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the attachment, in UTC. */
  modified_gmt: string;
  /** Slug of the attachment, unique for its type. */
  slug: string;
  /** Status of the attachment. */
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
  /** Template of the permalink, with a placeholder for the slug. */
  permalink_template: string;
  /** Slug generated from the title, used if the attachment has no slug. */
  generated_slug: string;
  /** Title of the attachment. */
  title: {
    /** Title as stored. */
    raw: string;
    /** Title as HTML for display. */
    rendered: string;
  };
  /** ID of the author of the attachment. */
  author: number;
  /** Whether the attachment is open for comments. */
  comment_status: 'open' | 'closed';
  /** Whether the attachment accepts pings from other sites. */
  ping_status: 'open' | 'closed';
  /** Meta values of the attachment, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Template file of the attachment; empty for the default. */
  template: string;
  /** Alternative text of the image. */
  alt_text: string;
  /** Caption of the attachment. */
  caption: {
    /** Caption as stored. */
    raw: string;
    /** Caption as HTML for display. */
    rendered: string;
  };
  /** Description of the attachment. */
  description: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display, which starts with the file itself. */
    rendered: string;
  };
  /** Whether the file is an image or another file. */
  media_type: 'image' | 'file';
  /** MIME type of the file, for example `image/png`. */
  mime_type: string;
  /** Details of the file: its size and, for an image, its dimensions and smaller sizes. */
  media_details: {
    [k: string]: unknown;
  };
  /** ID of the post of the attachment; null for none. */
  post: number | null;
  /** URL of the file. */
  source_url: string;
  /** Names of the image sizes that are missing. */
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
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller may change the author. */
  can_assign_author: boolean;
}

/** What `media.list` receives, once validated, sanitized and defaulted. */
export interface ListMediaArgs {
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
  /** Only items modified after this date. */
  modified_after?: string;
  /** Only items modified before this date. */
  modified_before?: string;
  /** Only items by these authors; an empty list means no filter. */
  author: number[];
  /** Exclude items by these authors. */
  author_exclude: number[];
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Only items with one of these parents; 0 selects items without a parent. */
  parent: number[];
  /** Exclude items with one of these parents. */
  parent_exclude: number[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the media by. */
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
  /** Only media with one of these statuses. Statuses except `inherit` require permission. */
  status: ('inherit' | 'private' | 'trash')[];
  /** Only files of this type of media. */
  media_type?: 'image' | 'video' | 'text' | 'application' | 'audio';
  /** Only files of this MIME type, for example `image/png`. A type that cannot be uploaded is ignored. */
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
  /** Publication date of the attachment, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the attachment, in UTC. */
  date_gmt?: string | null;
  /** Slug of the attachment, unique for its type. */
  slug?: string;
  /** Status of the attachment. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?: unknown;
  /** ID of the author of the attachment. */
  author?: number;
  /** Whether the attachment is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the attachment accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Meta values of the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the attachment; empty for the default. */
  template?: string;
  /** Alternative text of the image. */
  alt_text?: string;
  /** Caption of the attachment. */
  caption?: unknown;
  /** Description of the attachment. */
  description?: unknown;
  /** ID of the post of the attachment; null for none. */
  post?: number;
}

/** What a client may send to `media.create`. */
export interface CreateAttachmentInput {
  /** Publication date of the attachment, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the attachment, in UTC. */
  date_gmt?: string | null;
  /** Slug of the attachment, unique for its type. */
  slug?: string;
  /** Status of the attachment. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** ID of the author of the attachment. */
  author?: number;
  /** Whether the attachment is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the attachment accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Meta values of the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the attachment; empty for the default. */
  template?: string;
  /** Alternative text of the image. */
  alt_text?: string;
  /** Caption of the attachment. */
  caption?:
    | string
    | {
        raw?: string;
      };
  /** Description of the attachment. */
  description?:
    | string
    | {
        raw?: string;
      };
  /** ID of the post of the attachment; null for none. */
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
  /** Unique identifier of the attachment. */
  id: number;
}

/** What a client may send to `media.get`. */
export type GetAttachmentInput = GetAttachmentArgs;

/** The codes of the errors that `media.get` answers, beside those that any may. */
export type GetAttachmentError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `media.update` receives, once validated, sanitized and defaulted. */
export interface UpdateAttachmentArgs {
  /** Unique identifier of the attachment. */
  id: number;
  /** Publication date of the attachment, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the attachment, in UTC. */
  date_gmt?: string | null;
  /** Slug of the attachment, unique for its type. */
  slug?: string;
  /** Status of the attachment. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?: unknown;
  /** ID of the author of the attachment. */
  author?: number;
  /** Whether the attachment is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the attachment accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Meta values of the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the attachment; empty for the default. */
  template?: string;
  /** Alternative text of the image. */
  alt_text?: string;
  /** Caption of the attachment. */
  caption?: unknown;
  /** Description of the attachment. */
  description?: unknown;
  /** ID of the post of the attachment; null for none. */
  post?: number;
}

/** What a client may send to `media.update`. */
export interface UpdateAttachmentInput {
  /** Unique identifier of the attachment. */
  id: number;
  /** Publication date of the attachment, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the attachment, in UTC. */
  date_gmt?: string | null;
  /** Slug of the attachment, unique for its type. */
  slug?: string;
  /** Status of the attachment. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title of the attachment. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** ID of the author of the attachment. */
  author?: number;
  /** Whether the attachment is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the attachment accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Meta values of the attachment, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the attachment; empty for the default. */
  template?: string;
  /** Alternative text of the image. */
  alt_text?: string;
  /** Caption of the attachment. */
  caption?:
    | string
    | {
        raw?: string;
      };
  /** Description of the attachment. */
  description?:
    | string
    | {
        raw?: string;
      };
  /** ID of the post of the attachment; null for none. */
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
  /** Unique identifier of the attachment. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `media.delete`. */
export interface DeleteAttachmentInput {
  /** Unique identifier of the attachment. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
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
  /** Unique identifier of the attachment. */
  id: number;
  /** Operation: create the missing image sizes. */
  action: 'create-image-subsizes';
}

/** What a client may send to `media.postProcess`. */
export type PostProcessAttachmentInput = PostProcessAttachmentArgs;

/** The codes of the errors that `media.postProcess` answers, beside those that any may. */
export type PostProcessAttachmentError = 'rest_cannot_edit' | 'rest_post_invalid_id';

/** What `media.edit` receives, once validated, sanitized and defaulted. */
export interface EditAttachmentArgs {
  /** Unique identifier of the attachment. */
  id: number;
  /** URL of the image to edit. */
  src: string;
  /**
   * Edits, applied in order.
   *
   * Items: An edit.
   */
  modifiers?: (
    | {
        /** Rotates the image. */
        type?: 'rotate';
        /** Options of the rotation. */
        args?: {
          /** Angle in degrees, clockwise. */
          angle: number;
        };
      }
    | {
        /** Crops the image. */
        type?: 'crop';
        /** Area to keep. */
        args?: {
          /** Left edge of the area, in percent of the width. */
          left: number;
          /** Top edge of the area, in percent of the height. */
          top: number;
          /** Width of the area, in percent. */
          width: number;
          /** Height of the area, in percent. */
          height: number;
        };
      }
  )[];
  /** Angle in degrees, clockwise. Deprecated: use `modifiers`. */
  rotation?: number;
  /** Left edge of the area, in percent. Deprecated: use `modifiers`. */
  x?: number;
  /** Top edge of the area, in percent. Deprecated: use `modifiers`. */
  y?: number;
  /** Width of the area, in percent. Deprecated: use `modifiers`. */
  width?: number;
  /** Height of the area, in percent. Deprecated: use `modifiers`. */
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
