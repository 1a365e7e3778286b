// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (d9268976ad10)

import { absint, k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { collectionArgs } from '../shared/args.ts';

/** `GET /cms/v2/block-directory/search` */
export const searchBlockDirectoryItemArgs: ArgDefinitions = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view'],
    default: 'view',
    validate_callback: (value, param) => k.string(value, param) ?? k.inEnum(value, ['view'], param),
    sanitize_callback: sanitizeKey,
  },
  page: collectionArgs.page,
  per_page: {
    description: 'Most items on a page.',
    type: 'integer',
    default: 10,
    maximum: 100,
    minimum: 1,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ??
      k.between(value, 1, 100, param) ??
      k.integer(value, param),
    sanitize_callback: absint,
  },
  term: {
    description: 'What is looked for.',
    type: 'string',
    required: true,
    minLength: 1,
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.minLength(value, 1, param),
      k.toText,
    ),
  },
};
