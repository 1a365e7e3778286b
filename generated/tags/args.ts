// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (2140e3137f60)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  offsetArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/tags` */
export const listTagsArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'slug'
  | 'order'
  | 'orderby'
  | 'hide_empty'
  | 'post',
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
};

/** `POST /cms/v2/tags` */
export const createTagArgs: Record<'description' | 'name' | 'slug' | 'meta', ArgDefinition> = {
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
};

/** `GET /cms/v2/tags/{id}` */
export const getTagArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the tag.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listTagsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/tags/{id}` */
export const updateTagArgs: ArgDefinitions = {
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
};

/** `DELETE /cms/v2/tags/{id}` */
export const deleteTagArgs: ArgDefinitions = {
  id: getTagArgs.id,
  ...forceArgs,
};
