// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (7007603b486f)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a note, in order. */
export const noteLinks: LinkTable = [];
