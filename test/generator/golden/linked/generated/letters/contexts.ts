// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (69e01c1b3443)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { LetterEmbed, LetterView } from './types.ts';

/** What each context leaves out of a letter. */
export const letterContexts = { view: {}, embed: { stamps: false } } satisfies ContextTable;

/** What each context shows of a letter: the table, unrolled. */
export const letterFilters = {
  view: contextFilter<LetterView>(letterContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.author = item.author;
    left.stamps = item.stamps;
    return left;
  }),
  embed: contextFilter<LetterEmbed>(letterContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.author = item.author;
    return left;
  }),
};
