// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (60318dc00aa5)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
export const getPageArgs: Record<'shelf' | 'book' | 'number', ArgDefinition> = {
  shelf: {
    description: 'Name of the shelf.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  book: {
    description: 'Number of the book.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  number: {
    description: 'Number of the page.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `DELETE /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
export const deletePageArgs: ArgDefinitions = {
  shelf: getPageArgs.shelf,
  book: getPageArgs.book,
  number: getPageArgs.number,
};
