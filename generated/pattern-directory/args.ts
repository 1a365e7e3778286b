// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (61dd1c42ff4f)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pattern-directory/patterns` */
export const searchPatternDirectoryItemArgs: ArgDefinitions = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  search: {
    description: 'Only patterns that say this somewhere.',
    type: 'string',
    minLength: 1,
    validate_callback: (value, param) => k.string(value, param) ?? k.minLength(value, 1, param),
    sanitize_callback: sanitizeTextField,
  },
  category: {
    description: 'Only patterns of the category with this number.',
    type: 'integer',
    minimum: 1,
    sanitize_callback: k.parse(
      (value, param) =>
        k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
      k.toInteger,
    ),
  },
  keyword: {
    description: 'Only patterns with the keyword of this number.',
    type: 'integer',
    minimum: 1,
    sanitize_callback: k.parse(
      (value, param) =>
        k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
      k.toInteger,
    ),
  },
  slug: {
    description: 'Only patterns with one of these names.',
    type: 'array',
    sanitize_callback: k.parse(k.array, k.toArray),
  },
};
