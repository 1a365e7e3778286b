// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (fbcd29ab2b1f)

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
