// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (ff7cca0e4a8c)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type {
  AuthorsArgs,
  CollectionArgs,
  ModifiedArgs,
  ParentsArgs,
  PeriodArgs,
  SelectionArgs,
} from '../shared/types.ts';

/** An attachment in the `embed` context. (schemas/resources/media.json:5) */
export interface AttachmentEmbed {
  /** Publication date of the attachment, in the time zone of the site. */
  date: string | null;
  /** Unique identifier of the attachment. */
  id: number;
  /** URL of the attachment. */
  link: string;
  /** Slug of the attachment, unique for its type. */
  slug: string;
  /** Post type of the attachment. */
  type: string;
  /** Title of the attachment. */
  title: {
    /** Title as HTML for display. */
    rendered: string;
  };
  /** ID of the author of the attachment. */
  author: number;
  /** Alternative text of the image. */
  alt_text: string;
  /** Caption of the attachment. */
  caption: {
    /** Caption as HTML for display. */
    rendered: string;
  };
  /** Whether the file is an image or another file. */
  media_type: 'image' | 'file';
  /** MIME type of the file, for example `image/png`. */
  mime_type: string;
  /** Details of the file: its size and, for an image, its dimensions and smaller sizes. */
  media_details: { [k: string]: unknown };
  /** URL of the file. */
  source_url: string;
}

/** An attachment in the `view` context. (schemas/resources/media.json:5) */
export interface AttachmentView extends AttachmentEmbed {
  /** Publication date of the attachment, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the attachment. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
  /** Date of the last modification of the attachment, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the attachment, in UTC. */
  modified_gmt: string;
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
  /** Whether the attachment is open for comments. */
  comment_status: 'open' | 'closed';
  /** Whether the attachment accepts pings from other sites. */
  ping_status: 'open' | 'closed';
  /** Meta values of the attachment, by key. */
  meta: { [k: string]: unknown };
  /** Template file of the attachment; empty for the default. */
  template: string;
  /** Description of the attachment. */
  description: {
    /** Text as HTML for display, which starts with the file itself. */
    rendered: string;
  };
  /** ID of the post of the attachment; null for none. */
  post: number | null;
}

/** An attachment with every field: what a handler returns. (schemas/resources/media.json:5) */
export interface Attachment extends AttachmentView {
  /** Globally unique identifier of the attachment. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
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
  /** Names of the image sizes that are missing. */
  missing_image_sizes: string[];
}

/** An attachment in the `edit` context. (schemas/resources/media.json:5) */
export type AttachmentEdit = Attachment;

/** Values that the links of an attachment depend on, in addition to its fields. (schemas/resources/media.json:5) */
export interface AttachmentFacts {
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller may change the author. */
  can_assign_author: boolean;
}

/** The arguments that the handler of `media.list` receives. (schemas/resources/media.json:137) */
export interface ListMediaArgs
  extends CollectionArgs, AuthorsArgs, ModifiedArgs, ParentsArgs, PeriodArgs, SelectionArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
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

/** The arguments that a client may send to `media.list`. (schemas/resources/media.json:137) */
export interface ListMediaInput extends PartialInputOf<ListMediaArgs> {}

/** The error codes of `media.list`, in addition to those of any endpoint. */
export type ListMediaError =
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** The arguments that the handler of `media.create` receives. (schemas/resources/media.json:175) */
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
  meta?: { [k: string]: unknown };
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

/** The arguments that a client may send to `media.create`. (schemas/resources/media.json:175) */
export interface CreateAttachmentInput extends InputOf<CreateAttachmentArgs> {
  /** Title of the attachment. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Caption of the attachment. */
  caption?: string | { raw?: string | undefined } | undefined;
  /** Description of the attachment. */
  description?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `media.create`, in addition to those of any endpoint. */
export type CreateAttachmentError =
  | 'invalid_date'
  | 'rest_cannot_create'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
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

/** The arguments that the handler of `media.get` receives. (schemas/bases/post-type.json:565) */
export interface GetAttachmentArgs {
  /** Unique identifier of the attachment. */
  id: number;
}

/** The arguments that a client may send to `media.get`. (schemas/bases/post-type.json:565) */
export type GetAttachmentInput = GetAttachmentArgs;

/** The error codes of `media.get`, in addition to those of any endpoint. */
export type GetAttachmentError =
  | 'rest_post_incorrect_password'
  | 'rest_post_invalid_id'
  | 'rest_too_many_wrong_passwords';

/** The arguments that the handler of `media.update` receives. (schemas/bases/post-type.json:584) */
export interface UpdateAttachmentArgs extends CreateAttachmentArgs {
  /** Unique identifier of the attachment. */
  id: number;
}

/** The arguments that a client may send to `media.update`. (schemas/bases/post-type.json:584) */
export interface UpdateAttachmentInput extends InputOf<UpdateAttachmentArgs> {
  /** Title of the attachment. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Caption of the attachment. */
  caption?: string | { raw?: string | undefined } | undefined;
  /** Description of the attachment. */
  description?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `media.update`, in addition to those of any endpoint. */
export type UpdateAttachmentError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** The arguments that the handler of `media.delete` receives. (schemas/resources/media.json:199) */
export interface DeleteAttachmentArgs {
  /** Unique identifier of the attachment. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `media.delete`. (schemas/resources/media.json:199) */
export interface DeleteAttachmentInput {
  /** Unique identifier of the attachment. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `media.delete`, in addition to those of any endpoint. */
export type DeleteAttachmentError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';

/** The arguments that the handler of `media.postProcess` receives. (schemas/resources/media.json:211) */
export interface PostProcessAttachmentArgs {
  /** Unique identifier of the attachment. */
  id: number;
  /** Operation: create the missing image sizes. */
  action: 'create-image-subsizes';
}

/** The arguments that a client may send to `media.postProcess`. (schemas/resources/media.json:211) */
export type PostProcessAttachmentInput = PostProcessAttachmentArgs;

/** The error codes of `media.postProcess`, in addition to those of any endpoint. */
export type PostProcessAttachmentError = 'rest_cannot_edit' | 'rest_post_invalid_id';

/** The arguments that the handler of `media.edit` receives. (schemas/resources/media.json:237) */
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
        type: 'rotate';
        /** Options of the rotation. */
        args: {
          /** Angle in degrees, clockwise. */
          angle: number;
        };
      }
    | {
        /** Crops the image. */
        type: 'crop';
        /** Area to keep. */
        args: {
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

/** The arguments that a client may send to `media.edit`. (schemas/resources/media.json:237) */
export interface EditAttachmentInput extends InputOf<EditAttachmentArgs> {}

/** The error codes of `media.edit`, in addition to those of any endpoint. */
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
