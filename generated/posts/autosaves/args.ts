// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (8d271d3ffcc6)

import { absint, bySchema, k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/posts/{id}/autosaves`, and their parser. */
export const listPostsAutosavesArgs = {
  id: {
    description: 'Unique identifier of the post.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: shared.repeatedArgs.context,
  parent: { description: 'Unique identifier of the post.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseListPostsAutosavesArgs: ArgsParser<typeof listPostsAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPostsAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/posts/{id}/autosaves`, and their parser. */
export const createPostAutosaveArgs = {
  id: listPostsAutosavesArgs.id,
  date: {
    description: 'Publication date of the post, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  date_gmt: {
    description: 'Publication date of the post, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  slug: {
    description: 'Slug of the post, unique for its type.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'Status of the post.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  password: shared.repeatedArgs.password,
  title: {
    description: 'Title of the post.',
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
    description: 'Content of the post.',
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
  author: { description: 'ID of the author of the post.', type: 'integer', ...bySchema },
  excerpt: {
    description: 'Excerpt of the post.',
    type: 'object',
    properties: {
      raw: { description: 'Excerpt as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Excerpt as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
      protected: {
        description: 'Whether the excerpt is password-protected.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  featured_media: {
    description: 'ID of the featured image of the post, or 0 for none.',
    type: 'integer',
    ...bySchema,
  },
  comment_status: {
    description: 'Whether the post is open for comments.',
    type: 'string',
    enum: ['open', 'closed'],
    ...bySchema,
  },
  ping_status: {
    description: 'Whether the post accepts pings from other sites.',
    type: 'string',
    enum: ['open', 'closed'],
    ...bySchema,
  },
  format: shared.repeatedArgs.format,
  meta: {
    description: 'Meta values of the post, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  template: {
    description: 'Template file of the post; empty for the default.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  categories: {
    description: 'IDs of the categories of the post.',
    type: 'array',
    items: { type: 'integer' },
    ...bySchema,
  },
  tags: {
    description: 'IDs of the tags of the post.',
    type: 'array',
    items: { type: 'integer' },
    ...bySchema,
  },
  sticky: { description: 'Whether the post is sticky.', type: 'boolean', ...bySchema },
  parent: listPostsAutosavesArgs.parent,
} satisfies ArgDefinitions;

export const parseCreatePostAutosaveArgs: ArgsParser<typeof createPostAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.featured_media !== undefined)
    args.featured_media = k.integer(args.featured_media) ?? fail('featured_media');
  if (args.comment_status !== undefined)
    args.comment_status =
      k.oneOf(args.comment_status, createPostAutosaveArgs.comment_status.enum) ??
      fail('comment_status');
  if (args.ping_status !== undefined)
    args.ping_status =
      k.oneOf(args.ping_status, createPostAutosaveArgs.ping_status.enum) ?? fail('ping_status');
  if (args.format !== undefined)
    args.format = k.oneOf(args.format, createPostAutosaveArgs.format.enum) ?? fail('format');
  if (args.categories !== undefined)
    args.categories = k.integers(args.categories) ?? fail('categories');
  if (args.tags !== undefined) args.tags = k.integers(args.tags) ?? fail('tags');
  if (args.sticky !== undefined) args.sticky = k.boolean(args.sticky) ?? fail('sticky');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/posts/{parent}/autosaves/{id}`, and their parser. */
export const getPostAutosaveArgs = {
  parent: listPostsAutosavesArgs.parent,
  id: shared.repeatedArgs.id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetPostAutosaveArgs: ArgsParser<typeof getPostAutosaveArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPostAutosaveArgs.context.enum) ?? fail('context');
};
