// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (f754186c1a27)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a widget type, in order. */
export const widgetTypeLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/widget-types' },
  { rel: 'self', href: '/{core}/widget-types/{id}' },
];
