// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (22f79a4c28bb)

import type { ContextTable } from '../../../../../runtime/shape/index.ts';
import type { Summary, SummaryView } from './types.ts';

/** The fields of the summary that each context omits. */
export const summaryContexts = {
  view: {},
} satisfies ContextTable;

/** Returns the summary as each context shows it. */
export const summaryViews = {
  view: (item: Summary): SummaryView => item,
};
