// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (800f1d403832)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /post/v1/letters` */
export const listLettersArgs: ArgDefinitions = {
  author: {
    description: 'Only letters of these people.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['view', 'embed'], param),
      k.toText,
    ),
  },
};

/** `POST /post/v1/letters/sorted` */
export const sortLetterArgs: ArgDefinitions = {
  by: {
    description: 'Field to sort by.',
    type: 'string',
    enum: ['id', 'author'],
    required: true,
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['id', 'author'], param),
      k.toText,
    ),
  },
};
