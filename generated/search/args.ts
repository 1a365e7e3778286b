// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (a3866a3b1454)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { collectionArgs, selectionArgs } from '../shared/args.ts';

/** `GET /cms/v2/search` */
export const listSearchArgs: ArgDefinitions = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed'], param),
    sanitize_callback: sanitizeKey,
  },
  ...collectionArgs,
  ...selectionArgs,
  type: {
    description: 'Only results of this kind.',
    type: 'string',
    enum: ['post', 'term', 'post-format'],
    default: 'post',
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ?? k.inEnum(value, ['post', 'term', 'post-format'], param),
      k.toText,
    ),
  },
  subtype: {
    description: 'Only results of these post types or taxonomies.',
    type: 'array',
    items: { type: 'string', enum: ['post', 'page', 'category', 'post_tag', 'any'] },
    default: 'any',
    sanitize_callback: 'sanitizeSearchSubtypes',
  },
};
