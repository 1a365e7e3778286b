// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (8cb3a4412320)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a draft, in order. */
export const draftLinks: LinkTable = [];
