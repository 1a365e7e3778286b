// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (3d3e0d8f3ac8)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a book, in order. */
export const bookLinks = [] satisfies LinkTable;
