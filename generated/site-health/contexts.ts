// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (0b5ee5787e26)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { SiteHealthTest, SiteHealthTestView } from './types.ts';

/** The fields of a site health test that each context omits. */
export const siteHealthTestContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a site health test as each context shows it. */
export const siteHealthTestViews = {
  view: (item: SiteHealthTest): SiteHealthTestView => item,
};
