// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (56bb7ccb1947)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/template-parts/{parent}/revisions`, and their parser. */
export const listTemplatePartsRevisionsArgs = {
  parent: { description: 'Unique identifier of the template part.', type: 'integer' },
  context: shared.repeatedArgs.context,
  page: shared.collectionArgs.page,
  per_page: shared.repeatedArgs.per_page,
  search: shared.collectionArgs.search,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  order: shared.repeatedArgs.order,
  orderby: shared.repeatedArgs.orderby,
} satisfies ArgDefinitions;

export const parseListTemplatePartsRevisionsArgs: ArgsParser<
  typeof listTemplatePartsRevisionsArgs
> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listTemplatePartsRevisionsArgs.context.enum) ?? fail('context');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listTemplatePartsRevisionsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby =
      k.oneOf(args.orderby, listTemplatePartsRevisionsArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `GET /cms/v2/template-parts/{parent}/revisions/{id}`, and their parser. */
export const getTemplatePartRevisionArgs = {
  parent: listTemplatePartsRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTemplatePartRevisionArgs: ArgsParser<typeof getTemplatePartRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, getTemplatePartRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/template-parts/{parent}/revisions/{id}`, and their parser. */
export const deleteTemplatePartRevisionArgs = {
  parent: listTemplatePartsRevisionsArgs.parent,
  id: getTemplatePartRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteTemplatePartRevisionArgs: ArgsParser<
  typeof deleteTemplatePartRevisionArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
