// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (fa1b8d619b7a)

import { absint, bySchema, k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/pages/{id}/autosaves`, and their parser. */
export const listPagesAutosavesArgs = {
  id: {
    description: 'Unique identifier of the page.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: shared.repeatedArgs.context,
  parent: { description: 'Unique identifier of the page.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseListPagesAutosavesArgs: ArgsParser<typeof listPagesAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPagesAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/pages/{id}/autosaves`, and their parser. */
export const createPageAutosaveArgs = {
  id: listPagesAutosavesArgs.id,
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
  parent: { description: 'Unique identifier of the page.', type: 'integer', ...bySchema },
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

export const parseCreatePageAutosaveArgs: ArgsParser<typeof createPageAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
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
      k.oneOf(args.comment_status, createPageAutosaveArgs.comment_status.enum) ??
      fail('comment_status');
  if (args.ping_status !== undefined)
    args.ping_status =
      k.oneOf(args.ping_status, createPageAutosaveArgs.ping_status.enum) ?? fail('ping_status');
  if (args.menu_order !== undefined)
    args.menu_order = k.integer(args.menu_order) ?? fail('menu_order');
};

/** The arguments of `GET /cms/v2/pages/{parent}/autosaves/{id}`, and their parser. */
export const getPageAutosaveArgs = {
  parent: listPagesAutosavesArgs.parent,
  id: shared.repeatedArgs.id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetPageAutosaveArgs: ArgsParser<typeof getPageAutosaveArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPageAutosaveArgs.context.enum) ?? fail('context');
};
