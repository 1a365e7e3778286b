// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (801f571743e3)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/navigation/{parent}/revisions`. */
export const listNavigationRevisionsArgs = {
  parent: { description: 'Unique identifier of the navigation menu.', type: 'integer' },
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

/** Parses the arguments of `GET /cms/v2/navigation/{parent}/revisions`. */
export const parseListNavigationRevisionsArgs: ArgsParser<typeof listNavigationRevisionsArgs> = (
  args,
  fail,
) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listNavigationRevisionsArgs.context.enum) ?? fail('context');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listNavigationRevisionsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby =
      k.oneOf(args.orderby, listNavigationRevisionsArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `GET /cms/v2/navigation/{parent}/revisions/{id}`. */
export const getNavigationMenuRevisionArgs = {
  parent: listNavigationRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: listNavigationRevisionsArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/navigation/{parent}/revisions/{id}`. */
export const parseGetNavigationMenuRevisionArgs: ArgsParser<
  typeof getNavigationMenuRevisionArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, getNavigationMenuRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/navigation/{parent}/revisions/{id}`. */
export const deleteNavigationMenuRevisionArgs = {
  parent: listNavigationRevisionsArgs.parent,
  id: getNavigationMenuRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/navigation/{parent}/revisions/{id}`. */
export const parseDeleteNavigationMenuRevisionArgs: ArgsParser<
  typeof deleteNavigationMenuRevisionArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
