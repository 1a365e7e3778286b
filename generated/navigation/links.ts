// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (545fdb66f732)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a navigation menu, in order. */
export const navigationMenuLinks: LinkTable = [
  { rel: 'self', href: '/{core}/navigation/{id}' },
  { rel: 'collection', href: '/{core}/navigation' },
  { rel: 'about', href: '/{core}/types/{type}' },
  {
    rel: 'version-history',
    href: '/{core}/navigation/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/navigation/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/navigation/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/navigation/{id}',
    when: '$can_use_unfiltered_html',
  },
];
