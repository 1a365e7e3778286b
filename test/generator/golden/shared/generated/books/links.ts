// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (038bb433a190)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a book, in order. */
export const bookLinks: LinkTable = [];
