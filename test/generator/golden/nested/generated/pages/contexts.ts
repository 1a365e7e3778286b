// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (0b4b4fd0c7b3)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Page, PageView } from './types.ts';

/** The fields of a page that each context omits. */
export const pageContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a page as each context shows it. */
export const pageViews = {
  view: (item: Page): PageView => item,
};
