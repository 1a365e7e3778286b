// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (96bd9ec0db6c)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a pattern directory item, in order. */
export const patternDirectoryItemLinks: LinkTable = [];
