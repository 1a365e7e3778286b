// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (df106d17dbd8)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/navigation/{parent}/revisions`, and their parser. */
export const listNavigationRevisionsArgs = {
  parent: { description: 'Unique identifier of the navigation menu.', type: 'integer' },
  context: shared.repeatedArgs.context,
  page: shared.collectionArgs.page,
  per_page: shared.repeatedArgs.per_page,
  search: shared.collectionArgs.search,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  order: shared.repeatedArgs.order,
  orderby: shared.repeatedArgs.orderby,
} satisfies ArgDefinitions;

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

/** The arguments of `GET /cms/v2/navigation/{parent}/revisions/{id}`, and their parser. */
export const getNavigationMenuRevisionArgs = {
  parent: listNavigationRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetNavigationMenuRevisionArgs: ArgsParser<
  typeof getNavigationMenuRevisionArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, getNavigationMenuRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/navigation/{parent}/revisions/{id}`, and their parser. */
export const deleteNavigationMenuRevisionArgs = {
  parent: listNavigationRevisionsArgs.parent,
  id: getNavigationMenuRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteNavigationMenuRevisionArgs: ArgsParser<
  typeof deleteNavigationMenuRevisionArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
