// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (e1cf514aead3)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a widget, in order. */
export const widgetLinks: LinkTable = [
  { rel: 'self', href: '/{core}/widgets/{id}' },
  { rel: 'collection', href: '/{core}/widgets' },
  { rel: 'about', href: '/{core}/widget-types/{id_base}', embeddable: true },
  { rel: '{api_rel}sidebar', href: '/{core}/sidebars/{sidebar}/' },
];
