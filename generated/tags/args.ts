// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (673b44261e80)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/tags`, and their parser. */
export const listTagsArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'Field to sort the tags by.',
    type: 'string',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    default: 'name',
  },
  hide_empty: { description: 'Exclude tags without posts.', type: 'boolean', default: false },
  post: { description: 'Only tags of the post with this ID.', type: 'integer', default: null },
} satisfies ArgDefinitions;

export const parseListTagsArgs: ArgsParser<typeof listTagsArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTagsArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listTagsArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listTagsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listTagsArgs.orderby.enum) ?? fail('orderby');
  if (args.hide_empty !== undefined)
    args.hide_empty = k.boolean(args.hide_empty) ?? fail('hide_empty');
  if (args.post !== undefined) args.post = k.integer(args.post) ?? fail('post');
};

/** The arguments of `POST /cms/v2/tags`, and their parser. */
export const createTagArgs = {
  description: { description: 'Description of the tag, as HTML.', type: 'string', ...bySchema },
  name: {
    required: true,
    description: 'Title of the tag.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Slug of the tag, unique in its taxonomy.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  meta: {
    description: 'Meta values of the tag, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
} satisfies ArgDefinitions;

export const parseCreateTagArgs: ArgsParser<typeof createTagArgs> = (args, fail) => {
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.name !== undefined) args.name = k.textField(args.name) ?? fail('name');
};

/** The arguments of `GET /cms/v2/tags/{id}`, and their parser. */
export const getTagArgs = {
  id: { description: 'Unique identifier of the tag.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTagArgs: ArgsParser<typeof getTagArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTagArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/tags/{id}`, and their parser. */
export const updateTagArgs = {
  id: getTagArgs.id,
  description: createTagArgs.description,
  name: {
    description: 'Title of the tag.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: createTagArgs.slug,
  meta: createTagArgs.meta,
} satisfies ArgDefinitions;

export const parseUpdateTagArgs: ArgsParser<typeof updateTagArgs> = (args, fail) => {
  parseCreateTagArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/tags/{id}`, and their parser. */
export const deleteTagArgs = {
  id: getTagArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteTagArgs: ArgsParser<typeof deleteTagArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
