// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (dc4be9294a8f)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { LetterEmbed, LetterView } from './types.ts';

/** What each context leaves out of a letter. */
export const letterContexts: Record<'view' | 'embed', ContextRule> = {
  view: {},
  embed: { stamps: false },
};

/** What each context shows of a letter: the table, unrolled. */
export const letterFilters: Record<'view' | 'embed', ContextFilter> = {
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
