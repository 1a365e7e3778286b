// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (6987332e30f0)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a note, in order. */
export const noteLinks = [] satisfies LinkTable;
