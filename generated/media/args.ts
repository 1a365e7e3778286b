// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (d815f77dc518)

import { absint, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import {
  authorsArgs,
  collectionArgs,
  cursorArgs,
  forceArgs,
  modifiedArgs,
  offsetArgs,
  parentsArgs,
  parseAuthorsArgs,
  parseCollectionArgs,
  parseModifiedArgs,
  parseParentsArgs,
  parsePeriodArgs,
  parseSelectionArgs,
  periodArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** The arguments of `GET /cms/v2/media`. */
export const listMediaArgs = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  ...collectionArgs,
  ...cursorArgs,
  ...periodArgs,
  ...modifiedArgs,
  ...authorsArgs,
  ...selectionArgs,
  ...offsetArgs,
  ...slugsArgs,
  ...parentsArgs,
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'desc',
  },
  orderby: {
    description: 'Field that puts the media in order.',
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
    description: 'Only media of these statuses. Others than `inherit` need permission.',
    type: 'array',
    items: { type: 'string', enum: ['inherit', 'private', 'trash'] },
    default: 'inherit',
    sanitize_callback: 'sanitizePostStatuses',
  },
  media_type: {
    description: 'Only files of this kind.',
    type: 'string',
    enum: ['image', 'video', 'text', 'application', 'audio'],
    default: null,
  },
  mime_type: {
    description:
      'Only files of this type, as in `image/png`. A type that cannot be uploaded is no limit.',
    type: 'string',
    default: null,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/media`. */
export const parseListMediaArgs: ArgsParser<typeof listMediaArgs> = (args, fail) => {
  parseCollectionArgs(args, fail);
  parseAuthorsArgs(args, fail);
  parseModifiedArgs(args, fail);
  parseParentsArgs(args, fail);
  parsePeriodArgs(args, fail);
  parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMediaArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined) fail('cursor');
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

/** The arguments of `POST /cms/v2/media`. */
export const createAttachmentArgs = {
  date: {
    description: 'When the attachment was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  date_gmt: {
    description: 'When the attachment was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  slug: {
    description: 'Name of the attachment in its address; no other of its type has it.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the attachment is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    description: 'Title of the attachment.',
    type: 'object',
    properties: {
      raw: { description: 'The title as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The title as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  author: {
    description: 'User who wrote the attachment.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  comment_status: {
    description: 'Whether new comments on the attachment are taken.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  ping_status: {
    description: 'Whether other sites may announce links to the attachment.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  meta: {
    description: 'Further values kept with the attachment, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  template: {
    description: 'Template file that shows the attachment; empty for the usual one.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  alt_text: {
    description: 'What stands for the picture where it cannot be seen.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  caption: {
    description: 'What is written below the picture.',
    type: 'object',
    properties: {
      raw: { description: 'The caption as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The caption as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  description: {
    description: 'What the page of the attachment says about it.',
    type: 'object',
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The text as HTML, ready to show; the file itself comes first.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  post: {
    description: 'Post that the file belongs to; null for none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/media`. */
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

/** The arguments of `GET /cms/v2/media/{id}`. */
export const getAttachmentArgs = {
  id: {
    description: 'Number of the attachment.',
    type: 'integer',
  },
  context: listMediaArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/media/{id}`. */
export const parseGetAttachmentArgs: ArgsParser<typeof getAttachmentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getAttachmentArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/media/{id}`. */
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

/** Parses the arguments of `POST, PUT, PATCH /cms/v2/media/{id}`. */
export const parseUpdateAttachmentArgs: ArgsParser<typeof updateAttachmentArgs> = (args, fail) => {
  parseCreateAttachmentArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/media/{id}`. */
export const deleteAttachmentArgs = {
  id: getAttachmentArgs.id,
  ...forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/media/{id}`. */
export const parseDeleteAttachmentArgs: ArgsParser<typeof deleteAttachmentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};

/** The arguments of `POST /cms/v2/media/{id}/post-process`. */
export const postProcessAttachmentArgs = {
  id: getAttachmentArgs.id,
  action: {
    description: 'What is to be done: make the smaller copies that are missing.',
    type: 'string',
    enum: ['create-image-subsizes'],
    required: true,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/media/{id}/post-process`. */
export const parsePostProcessAttachmentArgs: ArgsParser<typeof postProcessAttachmentArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.action !== undefined)
    args.action = k.oneOf(args.action, postProcessAttachmentArgs.action.enum) ?? fail('action');
};

/** The arguments of `POST /cms/v2/media/{id}/edit`. */
export const editAttachmentArgs = {
  id: {
    description: 'Number of the attachment.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  src: {
    description: 'Address of the picture that is to be edited, as a client has it.',
    type: 'string',
    format: 'uri',
    required: true,
  },
  modifiers: {
    description: 'Edits, made one after another.',
    type: 'array',
    minItems: 1,
    items: {
      description: 'One edit.',
      type: 'object',
      required: ['type', 'args'],
      oneOf: [
        {
          title: 'Rotation',
          properties: {
            type: { description: 'Turns the picture.', type: 'string', enum: ['rotate'] },
            args: {
              description: 'How it is turned.',
              type: 'object',
              required: ['angle'],
              properties: { angle: { description: 'Degrees, clockwise.', type: 'number' } },
            },
          },
        },
        {
          title: 'Crop',
          properties: {
            type: {
              description: 'Cuts a part out of the picture.',
              type: 'string',
              enum: ['crop'],
            },
            args: {
              description: 'The part that stays.',
              type: 'object',
              required: ['left', 'top', 'width', 'height'],
              properties: {
                left: {
                  description: 'Where it begins from the left, in percent of the width.',
                  type: 'number',
                },
                top: {
                  description: 'Where it begins from the top, in percent of the height.',
                  type: 'number',
                },
                width: { description: 'Its width in percent.', type: 'number' },
                height: { description: 'Its height in percent.', type: 'number' },
              },
            },
          },
        },
      ],
    },
  },
  rotation: {
    description: 'Degrees to turn the picture by, clockwise. `modifiers` can say more.',
    type: 'integer',
    minimum: 0,
    exclusiveMinimum: true,
    maximum: 360,
    exclusiveMaximum: true,
  },
  x: {
    description:
      'Where the part that stays begins from the left, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
  y: {
    description:
      'Where the part that stays begins from the top, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
  width: {
    description: 'Width of the part that stays, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
  height: {
    description: 'Height of the part that stays, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/media/{id}/edit`. */
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
