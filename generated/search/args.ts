// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (c4d38d557f7b)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  parseCollectionArgs,
  parseSelectionArgs,
  selectionArgs,
} from '../shared/args.ts';

/** The arguments of `GET /cms/v2/search`. */
export const listSearchArgs = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  ...collectionArgs,
  ...selectionArgs,
  type: {
    description: 'Only results of this kind.',
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

/** Parses the arguments of `GET /cms/v2/search`. */
export const parseListSearchArgs: ArgsParser<typeof listSearchArgs> = (args, fail) => {
  parseCollectionArgs(args, fail);
  parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listSearchArgs.context.enum) ?? fail('context');
  if (args.type !== undefined)
    args.type = k.oneOf(args.type, listSearchArgs.type.enum) ?? fail('type');
};
