// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (07ab757b6fbb)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a person. */
export const personContexts = {
  view: { secret: false },
  embed: { born: false, secret: false },
} satisfies ContextTable;
