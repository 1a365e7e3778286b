// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (403be94f32b2)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a film, in order. */
export const filmLinks = [] satisfies LinkTable;
