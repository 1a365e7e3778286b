// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (6d5eea153ba0)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

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

/** The arguments of `GET /cms/v2/posts`, and their parser. */
export const listPostsArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.modifiedArgs,
  ...shared.authorsArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  ...shared.statusesArgs,
  order: shared.repeatedArgs.order,
  orderby: {
    description: 'Field to sort the posts by.',
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
  tax_relation: shared.repeatedArgs.tax_relation,
  categories: {
    description: 'Only posts with these categories.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Items with any of the categories with these IDs.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by category',
        description: 'The categories, with options for matching.',
        type: 'object',
        properties: {
          terms: {
            description: 'IDs of the categories.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          include_children: {
            description: 'Include descendants of these categories.',
            type: 'boolean',
            default: false,
          },
          operator: {
            description: 'Whether items must have all of the categories, or any of them.',
            type: 'string',
            enum: ['AND', 'OR'],
            default: 'OR',
          },
        },
        additionalProperties: false,
      },
    ] as const,
  },
  categories_exclude: {
    description: 'Exclude posts with these categories.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Excludes items with any of the categories with these IDs.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by category',
        description: 'The categories, with options for matching.',
        type: 'object',
        properties: {
          terms: {
            description: 'IDs of the categories.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          include_children: {
            description: 'Include descendants of these categories.',
            type: 'boolean',
            default: false,
          },
        },
        additionalProperties: false,
      },
    ] as const,
  },
  tags: {
    description: 'Only posts with these tags.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Items with any of the tags with these IDs.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by tag',
        description: 'The tags, with options for matching.',
        type: 'object',
        properties: {
          terms: {
            description: 'IDs of the tags.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          operator: {
            description: 'Whether items must have all of the tags, or any of them.',
            type: 'string',
            enum: ['AND', 'OR'],
            default: 'OR',
          },
        },
        additionalProperties: false,
      },
    ] as const,
  },
  tags_exclude: {
    description: 'Exclude posts with these tags.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Excludes items with any of the tags with these IDs.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by tag',
        description: 'The tags, with options for matching.',
        type: 'object',
        properties: {
          terms: {
            description: 'IDs of the tags.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
        },
        additionalProperties: false,
      },
    ] as const,
  },
  sticky: {
    description: 'Only sticky posts (true), or only other posts (false).',
    type: 'boolean',
  },
} satisfies ArgDefinitions;

export const parseListPostsArgs: ArgsParser<typeof listPostsArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseAuthorsArgs(args, fail);
  shared.parseModifiedArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPostsArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listPostsArgs.cursor) ?? fail('cursor');
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

/** The arguments of `POST /cms/v2/posts`, and their parser. */
export const createPostArgs = {
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
} satisfies ArgDefinitions;

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

/** The arguments of `GET /cms/v2/posts/{id}`, and their parser. */
export const getPostArgs = {
  id: { description: 'Unique identifier of the post.', type: 'integer' },
  context: shared.repeatedArgs.context,
  ...shared.passwordArgs,
} satisfies ArgDefinitions;

export const parseGetPostArgs: ArgsParser<typeof getPostArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPostArgs.context.enum) ?? fail('context');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/posts/{id}`, and their parser. */
export const updatePostArgs = {
  id: getPostArgs.id,
  date: createPostArgs.date,
  date_gmt: createPostArgs.date_gmt,
  slug: createPostArgs.slug,
  status: createPostArgs.status,
  password: shared.repeatedArgs.password,
  title: createPostArgs.title,
  content: createPostArgs.content,
  author: createPostArgs.author,
  excerpt: createPostArgs.excerpt,
  featured_media: createPostArgs.featured_media,
  comment_status: createPostArgs.comment_status,
  ping_status: createPostArgs.ping_status,
  format: shared.repeatedArgs.format,
  meta: createPostArgs.meta,
  template: createPostArgs.template,
  categories: createPostArgs.categories,
  tags: createPostArgs.tags,
  sticky: createPostArgs.sticky,
} satisfies ArgDefinitions;

export const parseUpdatePostArgs: ArgsParser<typeof updatePostArgs> = (args, fail) => {
  parseCreatePostArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/posts/{id}`, and their parser. */
export const deletePostArgs = {
  id: getPostArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeletePostArgs: ArgsParser<typeof deletePostArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
