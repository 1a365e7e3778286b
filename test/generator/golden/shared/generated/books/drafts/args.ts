// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (8252ee580d99)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../../runtime/schema/index.ts';

/** `POST /cms/v2/books/{id}/drafts` */
export const saveDraftArgs: ArgDefinitions = {
  id: {
    description: 'Number of the book.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  title: {
    description: 'Title of the book.',
    type: 'object',
    properties: {
      raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'As it is shown.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  status: {
    description: 'Whether it is public.',
    type: 'string',
    enum: ['draft', 'public'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['draft', 'public'], param),
    sanitize_callback: k.toText,
  },
  pages: {
    description: 'How many pages it has.',
    type: 'integer',
    minimum: 1,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
};
