// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (8c63878e64cd)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  modifiedArgs,
  offsetArgs,
  passwordArgs,
  periodArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/blocks` */
export const listBlocksArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'after'
  | 'before'
  | 'modified_after'
  | 'modified_before'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'slug'
  | 'order'
  | 'orderby'
  | 'status',
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
  ...selectionArgs,
  ...offsetArgs,
  ...slugsArgs,
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
    description: 'Field that puts the blocks in order.',
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
    description: 'Only blocks of these statuses. Others than `publish` need permission.',
    type: 'array',
    items: {
      type: 'string',
      enum: [
        'publish',
        'future',
        'draft',
        'pending',
        'private',
        'trash',
        'auto-draft',
        'inherit',
        'request-pending',
        'request-confirmed',
        'request-failed',
        'request-completed',
        'any',
      ],
    },
    default: 'publish',
    sanitize_callback: 'sanitizePostStatuses',
  },
};

/** `POST /cms/v2/blocks` */
export const createBlockArgs: Record<
  'date' | 'date_gmt' | 'slug' | 'status' | 'password' | 'title' | 'content' | 'template',
  ArgDefinition
> = {
  date: {
    description: 'When the block was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  date_gmt: {
    description: 'When the block was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  slug: {
    description: 'Name of the block in its address; no other of its type has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the block is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: k.toText,
  },
  password: {
    description: 'Password that readers need for the content and excerpt; empty for none.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  title: {
    description: 'Title of the block.',
    type: 'object',
    properties: {
      raw: { description: 'The title as it is stored.', type: 'string', context: ['view', 'edit'] },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  content: {
    description: 'What the block says.',
    type: 'object',
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['view', 'edit'] },
      block_version: {
        description: 'Version of the block format of the text; 0 for a text without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
      protected: {
        description: 'Whether a password protects the text.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  template: {
    description: 'Template file that shows the block; empty for the usual one.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: k.toText,
  },
};

/** `GET /cms/v2/blocks/{id}` */
export const getBlockArgs: Record<'id' | 'context' | 'password', ArgDefinition> = {
  id: {
    description: 'Number of the block.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listBlocksArgs.context,
  ...passwordArgs,
};

/** `POST, PUT, PATCH /cms/v2/blocks/{id}` */
export const updateBlockArgs: ArgDefinitions = {
  id: getBlockArgs.id,
  date: createBlockArgs.date,
  date_gmt: createBlockArgs.date_gmt,
  slug: createBlockArgs.slug,
  status: createBlockArgs.status,
  password: createBlockArgs.password,
  title: createBlockArgs.title,
  content: createBlockArgs.content,
  template: createBlockArgs.template,
};

/** `DELETE /cms/v2/blocks/{id}` */
export const deleteBlockArgs: ArgDefinitions = {
  id: getBlockArgs.id,
  ...forceArgs,
};
