// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (238bdc9178a2)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/templates/{parent}/revisions`. */
export const listTemplatesRevisionsArgs = {
  parent: { description: 'Unique identifier of the template.', type: 'integer' },
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

/** Parses the arguments of `GET /cms/v2/templates/{parent}/revisions`. */
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

/** The arguments of `GET /cms/v2/templates/{parent}/revisions/{id}`. */
export const getTemplateRevisionArgs = {
  parent: listTemplatesRevisionsArgs.parent,
  id: { description: 'Unique identifier of the revision.', type: 'integer' },
  context: listTemplatesRevisionsArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/templates/{parent}/revisions/{id}`. */
export const parseGetTemplateRevisionArgs: ArgsParser<typeof getTemplateRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplateRevisionArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/templates/{parent}/revisions/{id}`. */
export const deleteTemplateRevisionArgs = {
  parent: listTemplatesRevisionsArgs.parent,
  id: getTemplateRevisionArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/templates/{parent}/revisions/{id}`. */
export const parseDeleteTemplateRevisionArgs: ArgsParser<typeof deleteTemplateRevisionArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
