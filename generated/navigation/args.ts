// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (42161230d96d)

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

/** `GET /cms/v2/navigation` */
export const listNavigationArgs: Record<
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
    description: 'Field that puts the navigation in order.',
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
    description: 'Only navigation of these statuses. Others than `publish` need permission.',
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

/** `POST /cms/v2/navigation` */
export const createNavigationMenuArgs: Record<
  'date' | 'date_gmt' | 'slug' | 'status' | 'password' | 'title' | 'content' | 'template',
  ArgDefinition
> = {
  date: {
    description: 'When the navigation menu was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  date_gmt: {
    description: 'When the navigation menu was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  slug: {
    description: 'Name of the navigation menu in its address; no other of its type has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the navigation menu is on its way to being public.',
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
    description: 'Title of the navigation menu.',
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
    description: 'What the navigation menu says.',
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
  template: {
    description: 'Template file that shows the navigation menu; empty for the usual one.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: k.toText,
  },
};

/** `GET /cms/v2/navigation/{id}` */
export const getNavigationMenuArgs: Record<'id' | 'context' | 'password', ArgDefinition> = {
  id: {
    description: 'Number of the navigation menu.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listNavigationArgs.context,
  ...passwordArgs,
};

/** `POST, PUT, PATCH /cms/v2/navigation/{id}` */
export const updateNavigationMenuArgs: ArgDefinitions = {
  id: getNavigationMenuArgs.id,
  date: createNavigationMenuArgs.date,
  date_gmt: createNavigationMenuArgs.date_gmt,
  slug: createNavigationMenuArgs.slug,
  status: createNavigationMenuArgs.status,
  password: createNavigationMenuArgs.password,
  title: createNavigationMenuArgs.title,
  content: createNavigationMenuArgs.content,
  template: createNavigationMenuArgs.template,
};

/** `DELETE /cms/v2/navigation/{id}` */
export const deleteNavigationMenuArgs: ArgDefinitions = {
  id: getNavigationMenuArgs.id,
  ...forceArgs,
};
