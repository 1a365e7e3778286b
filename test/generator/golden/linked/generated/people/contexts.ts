// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (69e4df17d8d1)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Person, PersonEmbed, PersonView } from './types.ts';

/** The fields of a person that each context omits. */
export const personContexts = {
  view: { secret: false },
  embed: { born: false, secret: false },
} satisfies ContextTable;

/** Returns a person as each context shows it. */
export const personViews = {
  view: ({ id, name, born }: Person): PersonView => ({ id, name, born }),
  embed: ({ id, name }: Person): PersonEmbed => ({ id, name }),
};
