// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (068363bf1cea)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/templates/{parent}/revisions`, and their parser. */
export const listTemplatesRevisionsArgs = {
  parent: { description: 'Unique identifier of the template.', type: 'integer' },
  context: shared.repeatedArgs.context,
  page: shared.collectionArgs.page,
  per_page: shared.repeatedArgs.per_page,
  search: shared.collectionArgs.search,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  order: shared.repeatedArgs.order,
  orderby: shared.repeatedArgs.orderby,
} satisfies ArgDefinitions;

export const parseListTemplatesRevisionsArgs: ArgsParser<typeof listTemplatesRevisionsArgs> = (
  args,
  fail,
) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listTemplatesRevisionsArgs.context.enum) ?? fail('context');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listTemplatesRevisionsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby =
      k.oneOf(args.orderby, listTemplatesRevisionsArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `GET /cms/v2/templates/{parent}/revisions/{id}`, and their parser. */
export const getTemplateRevisionArgs = {
  parent: listTemplatesRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTemplateRevisionArgs: ArgsParser<typeof getTemplateRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplateRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/templates/{parent}/revisions/{id}`, and their parser. */
export const deleteTemplateRevisionArgs = {
  parent: listTemplatesRevisionsArgs.parent,
  id: getTemplateRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteTemplateRevisionArgs: ArgsParser<typeof deleteTemplateRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
