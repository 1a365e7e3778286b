// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (e49c5313bdb8)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a letter. */
export const letterContexts = { view: {}, embed: { stamps: false } } satisfies ContextTable;
