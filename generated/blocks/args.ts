// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (c0ec7454a809)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/blocks`, and their parser. */
export const listBlocksArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.modifiedArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  ...shared.statusesArgs,
  order: shared.repeatedArgs.order,
  orderby: {
    description: 'Field to sort the blocks by.',
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
} satisfies ArgDefinitions;

export const parseListBlocksArgs: ArgsParser<typeof listBlocksArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseModifiedArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listBlocksArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listBlocksArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listBlocksArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listBlocksArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `POST /cms/v2/blocks`, and their parser. */
export const createBlockArgs = {
  date: {
    description: 'Publication date of the block, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  date_gmt: {
    description: 'Publication date of the block, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  slug: {
    description: 'Slug of the block, unique for its type.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'Status of the block.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  password: shared.repeatedArgs.password,
  title: {
    description: 'Title of the block.',
    type: 'object',
    properties: {
      raw: { description: 'Title as stored.', type: 'string', context: ['view', 'edit'] },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  content: {
    description: 'Content of the block.',
    type: 'object',
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['view', 'edit'] },
      block_version: {
        description: 'Version of the block format of the content, or 0 for content without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
      protected: {
        description: 'Whether the content is password-protected.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  template: {
    description: 'Template file of the block; empty for the default.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;

export const parseCreateBlockArgs: ArgsParser<typeof createBlockArgs> = (args, fail) => {
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `GET /cms/v2/blocks/{id}`, and their parser. */
export const getBlockArgs = {
  id: { description: 'Unique identifier of the block.', type: 'integer' },
  context: shared.repeatedArgs.context,
  ...shared.passwordArgs,
} satisfies ArgDefinitions;

export const parseGetBlockArgs: ArgsParser<typeof getBlockArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getBlockArgs.context.enum) ?? fail('context');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/blocks/{id}`, and their parser. */
export const updateBlockArgs = {
  id: getBlockArgs.id,
  date: createBlockArgs.date,
  date_gmt: createBlockArgs.date_gmt,
  slug: createBlockArgs.slug,
  status: createBlockArgs.status,
  password: shared.repeatedArgs.password,
  title: createBlockArgs.title,
  content: createBlockArgs.content,
  template: createBlockArgs.template,
} satisfies ArgDefinitions;

export const parseUpdateBlockArgs: ArgsParser<typeof updateBlockArgs> = (args, fail) => {
  parseCreateBlockArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/blocks/{id}`, and their parser. */
export const deleteBlockArgs = {
  id: getBlockArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteBlockArgs: ArgsParser<typeof deleteBlockArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
