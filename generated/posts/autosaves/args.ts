// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (5cc5bf93a2e3)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/posts/{id}/autosaves` */
export const listPostsAutosavesArgs: Record<'id' | 'context' | 'parent', ArgDefinition> = {
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
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the post.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/posts/{id}/autosaves` */
export const createPostAutosaveArgs: ArgDefinitions = {
  id: listPostsAutosavesArgs.id,
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
  parent: listPostsAutosavesArgs.parent,
};

/** `GET /cms/v2/posts/{parent}/autosaves/{id}` */
export const getPostAutosaveArgs: ArgDefinitions = {
  parent: listPostsAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listPostsAutosavesArgs.context,
};
