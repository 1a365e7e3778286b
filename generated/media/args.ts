// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (66b20e821723)

import { absint, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  authorsArgs,
  collectionArgs,
  cursorArgs,
  forceArgs,
  modifiedArgs,
  offsetArgs,
  parentsArgs,
  periodArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/media` */
export const listMediaArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'after'
  | 'before'
  | 'modified_after'
  | 'modified_before'
  | 'author'
  | 'author_exclude'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'slug'
  | 'parent'
  | 'parent_exclude'
  | 'order'
  | 'orderby'
  | 'status'
  | 'media_type'
  | 'mime_type',
  ArgDefinition
> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
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
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['asc', 'desc'], param),
      k.toText,
    ),
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
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(
          value,
          [
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
          param,
        ),
      k.toText,
    ),
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
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(value, ['image', 'video', 'text', 'application', 'audio'], param),
      k.toText,
    ),
  },
  mime_type: {
    description:
      'Only files of this type, as in `image/png`. A type that cannot be uploaded is no limit.',
    type: 'string',
    default: null,
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `POST /cms/v2/media` */
export const createAttachmentArgs: Record<
  | 'date'
  | 'date_gmt'
  | 'slug'
  | 'status'
  | 'title'
  | 'author'
  | 'comment_status'
  | 'ping_status'
  | 'meta'
  | 'template'
  | 'alt_text'
  | 'caption'
  | 'description'
  | 'post',
  ArgDefinition
> = {
  date: {
    description: 'When the attachment was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  date_gmt: {
    description: 'When the attachment was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  slug: {
    description: 'Name of the attachment in its address; no other of its type has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the attachment is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: k.toText,
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
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  comment_status: {
    description: 'Whether new comments on the attachment are taken.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['open', 'closed'], param),
    sanitize_callback: k.toText,
  },
  ping_status: {
    description: 'Whether other sites may announce links to the attachment.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['open', 'closed'], param),
    sanitize_callback: k.toText,
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
    sanitize_callback: k.toText,
  },
  alt_text: {
    description: 'What stands for the picture where it cannot be seen.',
    type: 'string',
    validate_callback: k.string,
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
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
};

/** `GET /cms/v2/media/{id}` */
export const getAttachmentArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the attachment.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listMediaArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/media/{id}` */
export const updateAttachmentArgs: ArgDefinitions = {
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
};

/** `DELETE /cms/v2/media/{id}` */
export const deleteAttachmentArgs: ArgDefinitions = {
  id: getAttachmentArgs.id,
  ...forceArgs,
};

/** `POST /cms/v2/media/{id}/post-process` */
export const postProcessAttachmentArgs: ArgDefinitions = {
  id: getAttachmentArgs.id,
  action: {
    description: 'What is to be done: make the smaller copies that are missing.',
    type: 'string',
    enum: ['create-image-subsizes'],
    required: true,
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['create-image-subsizes'], param),
      k.toText,
    ),
  },
};

/** `POST /cms/v2/media/{id}/edit` */
export const editAttachmentArgs: ArgDefinitions = {
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
    sanitize_callback: k.parse(k.string, k.toUrl),
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
    sanitize_callback: k.parseListOf(
      k.oneOfThese(
        [
          {
            title: 'Rotation',
            type: 'object',
            properties: { type: true, args: true },
            check: k.objectOf({
              properties: {
                type: (value, param) =>
                  k.string(value, param) ?? k.inEnum(value, ['rotate'], param),
                args: k.objectOf({ required: ['angle'], properties: { angle: k.number } }),
              },
            }),
          },
          {
            title: 'Crop',
            type: 'object',
            properties: { type: true, args: true },
            check: k.objectOf({
              properties: {
                type: (value, param) => k.string(value, param) ?? k.inEnum(value, ['crop'], param),
                args: k.objectOf({
                  required: ['left', 'top', 'width', 'height'],
                  properties: { left: k.number, top: k.number, width: k.number, height: k.number },
                }),
              },
            }),
          },
        ],
        k.objectOf({ required: ['type', 'args'] }),
      ),
      k.toOneOf(
        [
          {
            title: 'Rotation',
            type: 'object',
            properties: { type: true, args: true },
            check: k.objectOf({
              properties: {
                type: (value, param) =>
                  k.string(value, param) ?? k.inEnum(value, ['rotate'], param),
                args: k.objectOf({ required: ['angle'], properties: { angle: k.number } }),
              },
            }),
            sanitize: k.toObjectOf({
              properties: {
                type: k.toText,
                args: k.toObjectOf({ properties: { angle: k.toNumber } }),
              },
            }),
          },
          {
            title: 'Crop',
            type: 'object',
            properties: { type: true, args: true },
            check: k.objectOf({
              properties: {
                type: (value, param) => k.string(value, param) ?? k.inEnum(value, ['crop'], param),
                args: k.objectOf({
                  required: ['left', 'top', 'width', 'height'],
                  properties: { left: k.number, top: k.number, width: k.number, height: k.number },
                }),
              },
            }),
            sanitize: k.toObjectOf({
              properties: {
                type: k.toText,
                args: k.toObjectOf({
                  properties: {
                    left: k.toNumber,
                    top: k.toNumber,
                    width: k.toNumber,
                    height: k.toNumber,
                  },
                }),
              },
            }),
          },
        ],
        k.toObject,
      ),
      { minItems: 1 },
    ),
  },
  rotation: {
    description: 'Degrees to turn the picture by, clockwise. `modifiers` can say more.',
    type: 'integer',
    minimum: 0,
    exclusiveMinimum: true,
    maximum: 360,
    exclusiveMaximum: true,
    sanitize_callback: k.parse(
      (value, param) =>
        k.numeric(value, 'integer', param) ??
        k.aboveBelow(value, 0, 360, param) ??
        k.integer(value, param),
      k.toInteger,
    ),
  },
  x: {
    description:
      'Where the part that stays begins from the left, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
    sanitize_callback: k.parse(
      (value, param) => k.numeric(value, 'number', param) ?? k.between(value, 0, 100, param),
      k.toNumber,
    ),
  },
  y: {
    description:
      'Where the part that stays begins from the top, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
    sanitize_callback: k.parse(
      (value, param) => k.numeric(value, 'number', param) ?? k.between(value, 0, 100, param),
      k.toNumber,
    ),
  },
  width: {
    description: 'Width of the part that stays, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
    sanitize_callback: k.parse(
      (value, param) => k.numeric(value, 'number', param) ?? k.between(value, 0, 100, param),
      k.toNumber,
    ),
  },
  height: {
    description: 'Height of the part that stays, in percent. `modifiers` can say more.',
    type: 'number',
    minimum: 0,
    maximum: 100,
    sanitize_callback: k.parse(
      (value, param) => k.numeric(value, 'number', param) ?? k.between(value, 0, 100, param),
      k.toNumber,
    ),
  },
};
