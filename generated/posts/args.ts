// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (5a3eebee99ce)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import {
  authorsArgs,
  collectionArgs,
  cursorArgs,
  forceArgs,
  modifiedArgs,
  offsetArgs,
  parseAuthorsArgs,
  parseCollectionArgs,
  parseModifiedArgs,
  parsePeriodArgs,
  parseSelectionArgs,
  passwordArgs,
  periodArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

const categoriesParser = k.listOrMap(
  k.integers,
  k.map({
    terms: k.integers,
    include_children: k.boolean,
    operator: (value) => k.oneOf(value, ['AND', 'OR']),
  }),
);
const categoriesExcludeParser = k.listOrMap(
  k.integers,
  k.map({ terms: k.integers, include_children: k.boolean }),
);
const tagsParser = k.listOrMap(
  k.integers,
  k.map({ terms: k.integers, operator: (value) => k.oneOf(value, ['AND', 'OR']) }),
);
const tagsExcludeParser = k.listOrMap(k.integers, k.map({ terms: k.integers }));

/** The arguments of `GET /cms/v2/posts`. */
export const listPostsArgs = {
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
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'desc',
  },
  orderby: {
    description: 'Field that puts the posts in order.',
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
    description: 'Only posts of these statuses. Others than `publish` need permission.',
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
  tax_relation: {
    description: 'Whether an item has to meet all the limits on its terms, or one of them.',
    type: 'string',
    enum: ['AND', 'OR'],
  },
  categories: {
    description: 'Only posts with these categories.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Those with any of the categories with these numbers.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by category',
        description: 'The categories, with a say in how they are matched.',
        type: 'object',
        properties: {
          terms: {
            description: 'Numbers of the categories.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          include_children: {
            description: 'Take categories that stand under these as well.',
            type: 'boolean',
            default: false,
          },
          operator: {
            description: 'Whether an item has to have all of the categories, or one of them.',
            type: 'string',
            enum: ['AND', 'OR'],
            default: 'OR',
          },
        },
        additionalProperties: false,
      },
    ],
  },
  categories_exclude: {
    description: 'Leave out posts with these categories.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'None with any of the categories with these numbers.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by category',
        description: 'The categories, with a say in how they are matched.',
        type: 'object',
        properties: {
          terms: {
            description: 'Numbers of the categories.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          include_children: {
            description: 'Take categories that stand under these as well.',
            type: 'boolean',
            default: false,
          },
        },
        additionalProperties: false,
      },
    ],
  },
  tags: {
    description: 'Only posts with these tags.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Those with any of the tags with these numbers.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by tag',
        description: 'The tags, with a say in how they are matched.',
        type: 'object',
        properties: {
          terms: {
            description: 'Numbers of the tags.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          operator: {
            description: 'Whether an item has to have all of the tags, or one of them.',
            type: 'string',
            enum: ['AND', 'OR'],
            default: 'OR',
          },
        },
        additionalProperties: false,
      },
    ],
  },
  tags_exclude: {
    description: 'Leave out posts with these tags.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'None with any of the tags with these numbers.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by tag',
        description: 'The tags, with a say in how they are matched.',
        type: 'object',
        properties: {
          terms: {
            description: 'Numbers of the tags.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
        },
        additionalProperties: false,
      },
    ],
  },
  sticky: {
    description: 'Only posts that stay at the top (true), or only the others (false).',
    type: 'boolean',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/posts`. */
export const parseListPostsArgs: ArgsParser<typeof listPostsArgs> = (args, fail) => {
  parseCollectionArgs(args, fail);
  parseAuthorsArgs(args, fail);
  parseModifiedArgs(args, fail);
  parsePeriodArgs(args, fail);
  parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPostsArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined) fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listPostsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listPostsArgs.orderby.enum) ?? fail('orderby');
  if (args.tax_relation !== undefined)
    args.tax_relation =
      k.oneOf(args.tax_relation, listPostsArgs.tax_relation.enum) ?? fail('tax_relation');
  if (args.categories !== undefined)
    args.categories = categoriesParser(args.categories) ?? fail('categories');
  if (args.categories_exclude !== undefined)
    args.categories_exclude =
      categoriesExcludeParser(args.categories_exclude) ?? fail('categories_exclude');
  if (args.tags !== undefined) args.tags = tagsParser(args.tags) ?? fail('tags');
  if (args.tags_exclude !== undefined)
    args.tags_exclude = tagsExcludeParser(args.tags_exclude) ?? fail('tags_exclude');
  if (args.sticky !== undefined) args.sticky = k.boolean(args.sticky) ?? fail('sticky');
};

/** The arguments of `POST /cms/v2/posts`. */
export const createPostArgs = {
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
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/posts`. */
export const parseCreatePostArgs: ArgsParser<typeof createPostArgs> = (args, fail) => {
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
      k.oneOf(args.comment_status, createPostArgs.comment_status.enum) ?? fail('comment_status');
  if (args.ping_status !== undefined)
    args.ping_status =
      k.oneOf(args.ping_status, createPostArgs.ping_status.enum) ?? fail('ping_status');
  if (args.format !== undefined)
    args.format = k.oneOf(args.format, createPostArgs.format.enum) ?? fail('format');
  if (args.categories !== undefined)
    args.categories = k.integers(args.categories) ?? fail('categories');
  if (args.tags !== undefined) args.tags = k.integers(args.tags) ?? fail('tags');
  if (args.sticky !== undefined) args.sticky = k.boolean(args.sticky) ?? fail('sticky');
};

/** The arguments of `GET /cms/v2/posts/{id}`. */
export const getPostArgs = {
  id: {
    description: 'Number of the post.',
    type: 'integer',
  },
  context: listPostsArgs.context,
  ...passwordArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/posts/{id}`. */
export const parseGetPostArgs: ArgsParser<typeof getPostArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPostArgs.context.enum) ?? fail('context');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/posts/{id}`. */
export const updatePostArgs = {
  id: getPostArgs.id,
  date: createPostArgs.date,
  date_gmt: createPostArgs.date_gmt,
  slug: createPostArgs.slug,
  status: createPostArgs.status,
  password: createPostArgs.password,
  title: createPostArgs.title,
  content: createPostArgs.content,
  author: createPostArgs.author,
  excerpt: createPostArgs.excerpt,
  featured_media: createPostArgs.featured_media,
  comment_status: createPostArgs.comment_status,
  ping_status: createPostArgs.ping_status,
  format: createPostArgs.format,
  meta: createPostArgs.meta,
  template: createPostArgs.template,
  categories: createPostArgs.categories,
  tags: createPostArgs.tags,
  sticky: createPostArgs.sticky,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST, PUT, PATCH /cms/v2/posts/{id}`. */
export const parseUpdatePostArgs: ArgsParser<typeof updatePostArgs> = (args, fail) => {
  parseCreatePostArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/posts/{id}`. */
export const deletePostArgs = {
  id: getPostArgs.id,
  ...forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/posts/{id}`. */
export const parseDeletePostArgs: ArgsParser<typeof deletePostArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
