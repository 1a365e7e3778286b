// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (a485abf8b0ec)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  offsetArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/tags` */
export const listTagsArgs = {
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
  ...selectionArgs,
  ...offsetArgs,
  ...slugsArgs,
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'asc',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['asc', 'desc'], param),
      k.toText,
    ),
  },
  orderby: {
    description: 'Field that puts the tags in order.',
    type: 'string',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    default: 'name',
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(
          value,
          ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
          param,
        ),
      k.toText,
    ),
  },
  hide_empty: {
    description: 'Leave out tags that no post has.',
    type: 'boolean',
    default: false,
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
  post: {
    description: 'Only tags of the post with this number.',
    type: 'integer',
    default: null,
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
} satisfies ArgDefinitions;

/** `POST /cms/v2/tags` */
export const createTagArgs = {
  description: {
    description: 'What the tag is about, as HTML.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  name: {
    required: true,
    description: 'Title of the tag.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Name of the tag in addresses; no other of its taxonomy has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  meta: {
    description: 'Further values kept with the tag, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
} satisfies ArgDefinitions;

/** `GET /cms/v2/tags/{id}` */
export const getTagArgs = {
  id: {
    description: 'Number of the tag.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listTagsArgs.context,
} satisfies ArgDefinitions;

/** `POST, PUT, PATCH /cms/v2/tags/{id}` */
export const updateTagArgs = {
  id: getTagArgs.id,
  description: createTagArgs.description,
  name: {
    description: 'Title of the tag.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: createTagArgs.slug,
  meta: createTagArgs.meta,
} satisfies ArgDefinitions;

/** `DELETE /cms/v2/tags/{id}` */
export const deleteTagArgs = {
  id: getTagArgs.id,
  ...forceArgs,
} satisfies ArgDefinitions;
