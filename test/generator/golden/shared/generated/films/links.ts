// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (e1952e97d15d)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a film, in order. */
export const filmLinks: LinkTable = [];
