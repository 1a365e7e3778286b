// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (1523f7e78728)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a widget type, in order. */
export const widgetTypeLinks = [
  { rel: 'collection', href: '/{core}/widget-types' },
  { rel: 'self', href: '/{core}/widget-types/{id}' },
] satisfies LinkTable;
