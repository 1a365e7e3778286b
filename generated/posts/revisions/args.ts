// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (04456a3b03e2)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/posts/{parent}/revisions`. */
export const listPostsRevisionsArgs = {
  parent: { description: 'Unique identifier of the post.', type: 'integer' },
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  page: shared.collectionArgs.page,
  per_page: {
    description: 'Maximum number of items per page; all items if absent.',
    type: 'integer',
    minimum: 1,
    maximum: 100,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  search: shared.collectionArgs.search,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  orderby: {
    description: 'Field to sort the revisions by.',
    type: 'string',
    enum: ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'],
    default: 'date',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/posts/{parent}/revisions`. */
export const parseListPostsRevisionsArgs: ArgsParser<typeof listPostsRevisionsArgs> = (
  args,
  fail,
) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPostsRevisionsArgs.context.enum) ?? fail('context');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listPostsRevisionsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listPostsRevisionsArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `GET /cms/v2/posts/{parent}/revisions/{id}`. */
export const getPostRevisionArgs = {
  parent: listPostsRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: listPostsRevisionsArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/posts/{parent}/revisions/{id}`. */
export const parseGetPostRevisionArgs: ArgsParser<typeof getPostRevisionArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPostRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/posts/{parent}/revisions/{id}`. */
export const deletePostRevisionArgs = {
  parent: listPostsRevisionsArgs.parent,
  id: getPostRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/posts/{parent}/revisions/{id}`. */
export const parseDeletePostRevisionArgs: ArgsParser<typeof deletePostRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
