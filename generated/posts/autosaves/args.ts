// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (371eccdfd2eb)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/posts/{id}/autosaves`. */
export const listPostsAutosavesArgs = {
  id: {
    description: 'Number of the post.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the post.',
    type: 'integer',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/posts/{id}/autosaves`. */
export const parseListPostsAutosavesArgs: ArgsParser<typeof listPostsAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPostsAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/posts/{id}/autosaves`. */
export const createPostAutosaveArgs = {
  id: listPostsAutosavesArgs.id,
  date: {
    description: 'When the post was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  date_gmt: {
    description: 'When the post was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  slug: {
    description: 'Name of the post in its address; no other of its type has it.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the post is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  password: {
    description: 'Password that readers need for the content and excerpt; empty for none.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    description: 'Title of the post.',
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
  content: {
    description: 'What the post says.',
    type: 'object',
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The text as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
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
  author: {
    description: 'User who wrote the post.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  excerpt: {
    description: 'A short form of the post.',
    type: 'object',
    properties: {
      raw: { description: 'The excerpt as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The excerpt as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
      protected: {
        description: 'Whether a password protects the excerpt.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  featured_media: {
    description: 'Picture that stands for the post; 0 for none.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  comment_status: {
    description: 'Whether new comments on the post are taken.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  ping_status: {
    description: 'Whether other sites may announce links to the post.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  format: {
    description: 'What the post mostly consists of.',
    type: 'string',
    enum: [
      'standard',
      'aside',
      'chat',
      'gallery',
      'link',
      'image',
      'quote',
      'status',
      'video',
      'audio',
    ],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  meta: {
    description: 'Further values kept with the post, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  template: {
    description: 'Template file that shows the post; empty for the usual one.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  categories: {
    description: 'Numbers of the categories that the post has.',
    type: 'array',
    items: { type: 'integer' },
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  tags: {
    description: 'Numbers of the tags that the post has.',
    type: 'array',
    items: { type: 'integer' },
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  sticky: {
    description: 'Whether the post stays at the top of the front page.',
    type: 'boolean',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  parent: listPostsAutosavesArgs.parent,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/posts/{id}/autosaves`. */
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

/** The arguments of `GET /cms/v2/posts/{parent}/autosaves/{id}`. */
export const getPostAutosaveArgs = {
  parent: listPostsAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
  },
  context: listPostsAutosavesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/posts/{parent}/autosaves/{id}`. */
export const parseGetPostAutosaveArgs: ArgsParser<typeof getPostAutosaveArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPostAutosaveArgs.context.enum) ?? fail('context');
};
