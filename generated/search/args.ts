// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (73d984eebeca)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/search`, and their parser. */
export const listSearchArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  ...shared.collectionArgs,
  ...shared.selectionArgs,
  type: {
    description: 'Only results of this type.',
    type: 'string',
    enum: ['post', 'term', 'post-format'],
    default: 'post',
  },
  subtype: {
    description: 'Only results of these post types or taxonomies.',
    type: 'array',
    items: { type: 'string', enum: ['post', 'page', 'category', 'post_tag', 'any'] },
    default: 'any',
    sanitize_callback: 'sanitizeSearchSubtypes',
  },
} satisfies ArgDefinitions;

export const parseListSearchArgs: ArgsParser<typeof listSearchArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listSearchArgs.context.enum) ?? fail('context');
  if (args.type !== undefined)
    args.type = k.oneOf(args.type, listSearchArgs.type.enum) ?? fail('type');
};
