// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (8008c6261952)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/pages/{parent}/revisions`, and their parser. */
export const listPagesRevisionsArgs = {
  parent: { description: 'Unique identifier of the page.', type: 'integer' },
  context: shared.repeatedArgs.context,
  page: shared.collectionArgs.page,
  per_page: shared.repeatedArgs.per_page,
  search: shared.collectionArgs.search,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  order: shared.repeatedArgs.order,
  orderby: shared.repeatedArgs.orderby,
} satisfies ArgDefinitions;

export const parseListPagesRevisionsArgs: ArgsParser<typeof listPagesRevisionsArgs> = (
  args,
  fail,
) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPagesRevisionsArgs.context.enum) ?? fail('context');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listPagesRevisionsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listPagesRevisionsArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `GET /cms/v2/pages/{parent}/revisions/{id}`, and their parser. */
export const getPageRevisionArgs = {
  parent: listPagesRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetPageRevisionArgs: ArgsParser<typeof getPageRevisionArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPageRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/pages/{parent}/revisions/{id}`, and their parser. */
export const deletePageRevisionArgs = {
  parent: listPagesRevisionsArgs.parent,
  id: getPageRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeletePageRevisionArgs: ArgsParser<typeof deletePageRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
