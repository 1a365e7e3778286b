// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (ba2da34bd897)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a url details. */
export const urlDetailsContexts = { view: {}, edit: {}, embed: {} } satisfies ContextTable;

/** What each context shows of a url details: the table, unrolled. */
export const urlDetailsFilters = {
  view: contextFilter(urlDetailsContexts.view),
  edit: contextFilter(urlDetailsContexts.edit),
  embed: contextFilter(urlDetailsContexts.embed),
};
