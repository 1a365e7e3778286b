// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (88457fdef0d7)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a widget, in order. */
export const widgetLinks = [
  { rel: 'self', href: '/{core}/widgets/{id}' },
  { rel: 'collection', href: '/{core}/widgets' },
  { rel: 'about', href: '/{core}/widget-types/{id_base}', embeddable: true },
  { rel: '{api_rel}sidebar', href: '/{core}/sidebars/{sidebar}/' },
] satisfies LinkTable;
