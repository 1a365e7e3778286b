// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (fa7dfb57148d)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/pages`, and their parser. */
export const listPagesArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.modifiedArgs,
  ...shared.authorsArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.parentsArgs,
  ...shared.slugsArgs,
  ...shared.statusesArgs,
  order: shared.repeatedArgs.order,
  orderby: {
    description: 'Field to sort the pages by.',
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
      'menu_order',
    ],
    default: 'date',
  },
  menu_order: { description: 'Only pages at this position among their siblings.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseListPagesArgs: ArgsParser<typeof listPagesArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseAuthorsArgs(args, fail);
  shared.parseModifiedArgs(args, fail);
  shared.parseParentsArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPagesArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listPagesArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listPagesArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listPagesArgs.orderby.enum) ?? fail('orderby');
  if (args.menu_order !== undefined)
    args.menu_order = k.integer(args.menu_order) ?? fail('menu_order');
};

/** The arguments of `POST /cms/v2/pages`, and their parser. */
export const createPageArgs = {
  date: {
    description: 'Publication date of the page, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  date_gmt: {
    description: 'Publication date of the page, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  slug: {
    description: 'Slug of the page, unique for its type.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'Status of the page.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  password: shared.repeatedArgs.password,
  parent: {
    description: 'ID of the parent of the page, or 0 for none.',
    type: 'integer',
    ...bySchema,
  },
  title: {
    description: 'Title of the page.',
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
  content: {
    description: 'Content of the page.',
    type: 'object',
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Text as HTML for display.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
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
  author: { description: 'ID of the author of the page.', type: 'integer', ...bySchema },
  excerpt: shared.repeatedArgs.excerpt,
  featured_media: {
    description: 'ID of the featured image of the page, or 0 for none.',
    type: 'integer',
    ...bySchema,
  },
  comment_status: {
    description: 'Whether the page is open for comments.',
    type: 'string',
    enum: ['open', 'closed'],
    ...bySchema,
  },
  ping_status: {
    description: 'Whether the page accepts pings from other sites.',
    type: 'string',
    enum: ['open', 'closed'],
    ...bySchema,
  },
  menu_order: {
    description: 'Position of the page among its siblings.',
    type: 'integer',
    ...bySchema,
  },
  meta: {
    description: 'Meta values of the page, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  template: {
    description: 'Template file of the page; empty for the default.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;

export const parseCreatePageArgs: ArgsParser<typeof createPageArgs> = (args, fail) => {
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.featured_media !== undefined)
    args.featured_media = k.integer(args.featured_media) ?? fail('featured_media');
  if (args.comment_status !== undefined)
    args.comment_status =
      k.oneOf(args.comment_status, createPageArgs.comment_status.enum) ?? fail('comment_status');
  if (args.ping_status !== undefined)
    args.ping_status =
      k.oneOf(args.ping_status, createPageArgs.ping_status.enum) ?? fail('ping_status');
  if (args.menu_order !== undefined)
    args.menu_order = k.integer(args.menu_order) ?? fail('menu_order');
};

/** The arguments of `GET /cms/v2/pages/{id}`, and their parser. */
export const getPageArgs = {
  id: { description: 'Unique identifier of the page.', type: 'integer' },
  context: shared.repeatedArgs.context,
  ...shared.passwordArgs,
} satisfies ArgDefinitions;

export const parseGetPageArgs: ArgsParser<typeof getPageArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPageArgs.context.enum) ?? fail('context');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/pages/{id}`, and their parser. */
export const updatePageArgs = {
  id: getPageArgs.id,
  date: createPageArgs.date,
  date_gmt: createPageArgs.date_gmt,
  slug: createPageArgs.slug,
  status: createPageArgs.status,
  password: shared.repeatedArgs.password,
  parent: createPageArgs.parent,
  title: createPageArgs.title,
  content: createPageArgs.content,
  author: createPageArgs.author,
  excerpt: shared.repeatedArgs.excerpt,
  featured_media: createPageArgs.featured_media,
  comment_status: createPageArgs.comment_status,
  ping_status: createPageArgs.ping_status,
  menu_order: createPageArgs.menu_order,
  meta: createPageArgs.meta,
  template: createPageArgs.template,
} satisfies ArgDefinitions;

export const parseUpdatePageArgs: ArgsParser<typeof updatePageArgs> = (args, fail) => {
  parseCreatePageArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/pages/{id}`, and their parser. */
export const deletePageArgs = {
  id: getPageArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeletePageArgs: ArgsParser<typeof deletePageArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
