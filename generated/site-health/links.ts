// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (7272264c41a0)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a site health test, in order. */
export const siteHealthTestLinks: LinkTable = [];
