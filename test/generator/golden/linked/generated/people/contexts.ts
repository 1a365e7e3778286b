// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (502e21c3f78b)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { PersonEmbed, PersonView } from './types.ts';

/** What each context leaves out of a person. */
export const personContexts: Record<'view' | 'embed', ContextRule> = {
  view: { secret: false },
  embed: { born: false, secret: false },
};

/** What each context shows of a person: the table, unrolled. */
export const personFilters: Record<'view' | 'embed', ContextFilter> = {
  view: contextFilter<PersonView>(personContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.born = item.born;
    return left;
  }),
  embed: contextFilter<PersonEmbed>(personContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    return left;
  }),
};
