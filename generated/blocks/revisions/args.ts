// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (5d500e1c73a7)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/blocks/{parent}/revisions`, and their parser. */
export const listBlocksRevisionsArgs = {
  parent: { description: 'Unique identifier of the block.', type: 'integer' },
  context: shared.repeatedArgs.context,
  page: shared.collectionArgs.page,
  per_page: shared.repeatedArgs.per_page,
  search: shared.collectionArgs.search,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  order: shared.repeatedArgs.order,
  orderby: shared.repeatedArgs.orderby,
} satisfies ArgDefinitions;

export const parseListBlocksRevisionsArgs: ArgsParser<typeof listBlocksRevisionsArgs> = (
  args,
  fail,
) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listBlocksRevisionsArgs.context.enum) ?? fail('context');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listBlocksRevisionsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listBlocksRevisionsArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `GET /cms/v2/blocks/{parent}/revisions/{id}`, and their parser. */
export const getBlockRevisionArgs = {
  parent: listBlocksRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetBlockRevisionArgs: ArgsParser<typeof getBlockRevisionArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getBlockRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/blocks/{parent}/revisions/{id}`, and their parser. */
export const deleteBlockRevisionArgs = {
  parent: listBlocksRevisionsArgs.parent,
  id: getBlockRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteBlockRevisionArgs: ArgsParser<typeof deleteBlockRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
