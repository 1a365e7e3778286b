// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (f8e02da3e377)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  authorsArgs,
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

/** `GET /cms/v2/posts` */
export const listPostsArgs: Record<
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
  | 'order'
  | 'orderby'
  | 'status'
  | 'tax_relation'
  | 'categories'
  | 'categories_exclude'
  | 'tags'
  | 'tags_exclude'
  | 'sticky',
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
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['AND', 'OR'], param),
      k.toText,
    ),
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
    sanitize_callback: k.parseOneOf(
      [
        { title: 'List of numbers', check: k.listOf(k.integer), sanitize: k.toListOf(k.toInteger) },
        {
          title: 'Query by category',
          type: 'object',
          properties: { terms: true, include_children: true, operator: true },
          check: k.objectOf({
            properties: {
              terms: k.listOf(k.integer),
              include_children: k.boolean,
              operator: (value, param) =>
                k.string(value, param) ?? k.inEnum(value, ['AND', 'OR'], param),
            },
            additionalProperties: false,
          }),
          sanitize: k.toObjectOf({
            properties: {
              terms: k.toListOf(k.toInteger),
              include_children: k.toBoolean,
              operator: k.toText,
            },
            additionalProperties: false,
          }),
        },
      ],
      k.bestOf({ object: k.object, array: k.array }),
      k.toBestOf({ object: k.toObject, array: k.toArray }),
    ),
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
    sanitize_callback: k.parseOneOf(
      [
        { title: 'List of numbers', check: k.listOf(k.integer), sanitize: k.toListOf(k.toInteger) },
        {
          title: 'Query by category',
          type: 'object',
          properties: { terms: true, include_children: true },
          check: k.objectOf({
            properties: { terms: k.listOf(k.integer), include_children: k.boolean },
            additionalProperties: false,
          }),
          sanitize: k.toObjectOf({
            properties: { terms: k.toListOf(k.toInteger), include_children: k.toBoolean },
            additionalProperties: false,
          }),
        },
      ],
      k.bestOf({ object: k.object, array: k.array }),
      k.toBestOf({ object: k.toObject, array: k.toArray }),
    ),
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
    sanitize_callback: k.parseOneOf(
      [
        { title: 'List of numbers', check: k.listOf(k.integer), sanitize: k.toListOf(k.toInteger) },
        {
          title: 'Query by tag',
          type: 'object',
          properties: { terms: true, operator: true },
          check: k.objectOf({
            properties: {
              terms: k.listOf(k.integer),
              operator: (value, param) =>
                k.string(value, param) ?? k.inEnum(value, ['AND', 'OR'], param),
            },
            additionalProperties: false,
          }),
          sanitize: k.toObjectOf({
            properties: { terms: k.toListOf(k.toInteger), operator: k.toText },
            additionalProperties: false,
          }),
        },
      ],
      k.bestOf({ object: k.object, array: k.array }),
      k.toBestOf({ object: k.toObject, array: k.toArray }),
    ),
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
    sanitize_callback: k.parseOneOf(
      [
        { title: 'List of numbers', check: k.listOf(k.integer), sanitize: k.toListOf(k.toInteger) },
        {
          title: 'Query by tag',
          type: 'object',
          properties: { terms: true },
          check: k.objectOf({
            properties: { terms: k.listOf(k.integer) },
            additionalProperties: false,
          }),
          sanitize: k.toObjectOf({
            properties: { terms: k.toListOf(k.toInteger) },
            additionalProperties: false,
          }),
        },
      ],
      k.bestOf({ object: k.object, array: k.array }),
      k.toBestOf({ object: k.toObject, array: k.toArray }),
    ),
  },
  sticky: {
    description: 'Only posts that stay at the top (true), or only the others (false).',
    type: 'boolean',
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
};

/** `POST /cms/v2/posts` */
export const createPostArgs: Record<
  | 'date'
  | 'date_gmt'
  | 'slug'
  | 'status'
  | 'password'
  | 'title'
  | 'content'
  | 'author'
  | 'excerpt'
  | 'featured_media'
  | 'comment_status'
  | 'ping_status'
  | 'format'
  | 'meta'
  | 'template'
  | 'categories'
  | 'tags'
  | 'sticky',
  ArgDefinition
> = {
  date: {
    description: 'When the post was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  date_gmt: {
    description: 'When the post was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  slug: {
    description: 'Name of the post in its address; no other of its type has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the post is on its way to being public.',
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
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
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
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  comment_status: {
    description: 'Whether new comments on the post are taken.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['open', 'closed'], param),
    sanitize_callback: k.toText,
  },
  ping_status: {
    description: 'Whether other sites may announce links to the post.',
    type: 'string',
    enum: ['open', 'closed'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['open', 'closed'], param),
    sanitize_callback: k.toText,
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
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(
        value,
        [
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
        param,
      ),
    sanitize_callback: k.toText,
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
    sanitize_callback: k.toText,
  },
  categories: {
    description: 'Numbers of the categories that the post has.',
    type: 'array',
    items: { type: 'integer' },
    validate_callback: k.listOf(k.integer),
    sanitize_callback: k.toListOf(k.toInteger),
  },
  tags: {
    description: 'Numbers of the tags that the post has.',
    type: 'array',
    items: { type: 'integer' },
    validate_callback: k.listOf(k.integer),
    sanitize_callback: k.toListOf(k.toInteger),
  },
  sticky: {
    description: 'Whether the post stays at the top of the front page.',
    type: 'boolean',
    validate_callback: k.boolean,
    sanitize_callback: k.toBoolean,
  },
};

/** `GET /cms/v2/posts/{id}` */
export const getPostArgs: Record<'id' | 'context' | 'password', ArgDefinition> = {
  id: {
    description: 'Number of the post.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listPostsArgs.context,
  ...passwordArgs,
};

/** `POST, PUT, PATCH /cms/v2/posts/{id}` */
export const updatePostArgs: ArgDefinitions = {
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
};

/** `DELETE /cms/v2/posts/{id}` */
export const deletePostArgs: ArgDefinitions = {
  id: getPostArgs.id,
  ...forceArgs,
};
