// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (ba6fe255ed3f)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Letter, LetterEmbed, LetterView } from './types.ts';

/** The fields of a letter that each context omits. */
export const letterContexts = {
  view: {},
  embed: { stamps: false },
} satisfies ContextTable;

/** Returns a letter as each context shows it. */
export const letterViews = {
  view: (item: Letter): LetterView => item,
  embed: ({ id, author }: Letter): LetterEmbed => ({ id, author }),
};
