// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (eab8d6f1c04b)

import { absint, bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/media`, and their parser. */
export const listMediaArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.modifiedArgs,
  ...shared.authorsArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  ...shared.parentsArgs,
  order: shared.repeatedArgs.order,
  orderby: {
    description: 'Field to sort the media by.',
    type: 'string',
    enum: [
      'author',
      'date',
      'id',
      'include',
      'modified',
      'parent',
      'relevance',
      'slug',
      'include_slugs',
      'title',
    ],
    default: 'date',
  },
  status: {
    description:
      'Only media with one of these statuses. Statuses except `inherit` require permission.',
    admin: { choices: { inherit: 'Same as its post', trash: 'In the bin' } },
    type: 'array',
    items: { type: 'string', enum: ['inherit', 'private', 'trash'] },
    default: 'inherit',
    sanitize_callback: 'sanitizePostStatuses',
  },
  media_type: {
    description: 'Only files of this type of media.',
    type: 'string',
    enum: ['image', 'video', 'text', 'application', 'audio'],
    default: null,
  },
  mime_type: {
    description:
      'Only files of this MIME type, for example `image/png`. A type that cannot be uploaded is ignored.',
    type: 'string',
    default: null,
  },
} satisfies ArgDefinitions;

export const parseListMediaArgs: ArgsParser<typeof listMediaArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseAuthorsArgs(args, fail);
  shared.parseModifiedArgs(args, fail);
  shared.parseParentsArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMediaArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listMediaArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listMediaArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listMediaArgs.orderby.enum) ?? fail('orderby');
  if (args.media_type !== undefined)
    args.media_type = k.oneOf(args.media_type, listMediaArgs.media_type.enum) ?? fail('media_type');
  if (args.mime_type !== undefined) args.mime_type = k.string(args.mime_type) ?? fail('mime_type');
};

/** The arguments of `POST /cms/v2/media`, and their parser. */
export const createAttachmentArgs = {
  date: {
    description: 'Publication date of the attachment, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  date_gmt: {
    description: 'Publication date of the attachment, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  slug: {
    description: 'Slug of the attachment, unique for its type.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'Status of the attachment.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    description: 'Title of the attachment.',
    type: 'object',
    properties: {
      raw: { description: 'Title as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Title as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  author: { description: 'ID of the author of the attachment.', type: 'integer', ...bySchema },
  comment_status: {
    description: 'Whether the attachment is open for comments.',
    type: 'string',
    enum: ['open', 'closed'],
    ...bySchema,
  },
  ping_status: {
    description: 'Whether the attachment accepts pings from other sites.',
    type: 'string',
    enum: ['open', 'closed'],
    ...bySchema,
  },
  meta: {
    description: 'Meta values of the attachment, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  template: {
    description: 'Template file of the attachment; empty for the default.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  alt_text: {
    description: 'Alternative text of the image.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  caption: {
    description: 'Caption of the attachment.',
    type: 'object',
    properties: {
      raw: { description: 'Caption as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Caption as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  description: {
    description: 'Description of the attachment.',
    type: 'object',
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Text as HTML for display, which starts with the file itself.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  post: {
    description: 'ID of the post of the attachment; null for none.',
    type: 'integer',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateAttachmentArgs: ArgsParser<typeof createAttachmentArgs> = (args, fail) => {
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.comment_status !== undefined)
    args.comment_status =
      k.oneOf(args.comment_status, createAttachmentArgs.comment_status.enum) ??
      fail('comment_status');
  if (args.ping_status !== undefined)
    args.ping_status =
      k.oneOf(args.ping_status, createAttachmentArgs.ping_status.enum) ?? fail('ping_status');
  if (args.alt_text !== undefined) args.alt_text = k.textField(args.alt_text) ?? fail('alt_text');
  if (args.post !== undefined) args.post = k.integer(args.post) ?? fail('post');
};

/** The arguments of `GET /cms/v2/media/{id}`, and their parser. */
export const getAttachmentArgs = {
  id: { description: 'Unique identifier of the attachment.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetAttachmentArgs: ArgsParser<typeof getAttachmentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getAttachmentArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/media/{id}`, and their parser. */
export const updateAttachmentArgs = {
  id: getAttachmentArgs.id,
  date: createAttachmentArgs.date,
  date_gmt: createAttachmentArgs.date_gmt,
  slug: createAttachmentArgs.slug,
  status: createAttachmentArgs.status,
  title: createAttachmentArgs.title,
  author: createAttachmentArgs.author,
  comment_status: createAttachmentArgs.comment_status,
  ping_status: createAttachmentArgs.ping_status,
  meta: createAttachmentArgs.meta,
  template: createAttachmentArgs.template,
  alt_text: createAttachmentArgs.alt_text,
  caption: createAttachmentArgs.caption,
  description: createAttachmentArgs.description,
  post: createAttachmentArgs.post,
} satisfies ArgDefinitions;

export const parseUpdateAttachmentArgs: ArgsParser<typeof updateAttachmentArgs> = (args, fail) => {
  parseCreateAttachmentArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/media/{id}`, and their parser. */
export const deleteAttachmentArgs = {
  id: getAttachmentArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteAttachmentArgs: ArgsParser<typeof deleteAttachmentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};

/** The arguments of `POST /cms/v2/media/{id}/post-process`, and their parser. */
export const postProcessAttachmentArgs = {
  id: getAttachmentArgs.id,
  action: {
    description: 'Operation: create the missing image sizes.',
    type: 'string',
    enum: ['create-image-subsizes'],
    required: true,
  },
} satisfies ArgDefinitions;

export const parsePostProcessAttachmentArgs: ArgsParser<typeof postProcessAttachmentArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.action !== undefined)
    args.action = k.oneOf(args.action, postProcessAttachmentArgs.action.enum) ?? fail('action');
};

/** The arguments of `POST /cms/v2/media/{id}/edit`, and their parser. */
export const editAttachmentArgs = {
  id: {
    description: 'Unique identifier of the attachment.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  src: { description: 'URL of the image to edit.', type: 'string', format: 'uri', required: true },
  modifiers: {
    description: 'Edits, applied in order.',
    type: 'array',
    minItems: 1,
    items: {
      description: 'An edit.',
      type: 'object',
      required: ['type', 'args'],
      oneOf: [
        {
          title: 'Rotation',
          properties: {
            type: { description: 'Rotates the image.', type: 'string', enum: ['rotate'] },
            args: {
              description: 'Options of the rotation.',
              type: 'object',
              required: ['angle'],
              properties: {
                angle: { description: 'Angle in degrees, clockwise.', type: 'number' },
              },
            },
          },
        },
        {
          title: 'Crop',
          properties: {
            type: { description: 'Crops the image.', type: 'string', enum: ['crop'] },
            args: {
              description: 'Area to keep.',
              type: 'object',
              required: ['left', 'top', 'width', 'height'],
              properties: {
                left: {
                  description: 'Left edge of the area, in percent of the width.',
                  type: 'number',
                },
                top: {
                  description: 'Top edge of the area, in percent of the height.',
                  type: 'number',
                },
                width: { description: 'Width of the area, in percent.', type: 'number' },
                height: { description: 'Height of the area, in percent.', type: 'number' },
              },
            },
          },
        },
      ],
    } as const,
  },
  rotation: {
    description: 'Angle in degrees, clockwise. Deprecated: use `modifiers`.',
    type: 'integer',
    minimum: 0,
    exclusiveMinimum: true,
    maximum: 360,
    exclusiveMaximum: true,
  },
  x: {
    description: 'Left edge of the area, in percent. Deprecated: use `modifiers`.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
  y: {
    description: 'Top edge of the area, in percent. Deprecated: use `modifiers`.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
  width: {
    description: 'Width of the area, in percent. Deprecated: use `modifiers`.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
  height: {
    description: 'Height of the area, in percent. Deprecated: use `modifiers`.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
} satisfies ArgDefinitions;

export const parseEditAttachmentArgs: ArgsParser<typeof editAttachmentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.src !== undefined) args.src = k.url(args.src) ?? fail('src');
  if (args.modifiers !== undefined) fail('modifiers');
  if (args.rotation !== undefined)
    args.rotation = k.integer(args.rotation, 1, 359) ?? fail('rotation');
  if (args.x !== undefined) fail('x');
  if (args.y !== undefined) fail('y');
  if (args.width !== undefined) fail('width');
  if (args.height !== undefined) fail('height');
};
