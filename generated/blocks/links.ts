// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (7b071b6d73d1)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a block, in order. */
export const blockLinks: LinkTable = [
  { rel: 'self', href: '/{core}/blocks/{id}' },
  { rel: 'collection', href: '/{core}/blocks' },
  { rel: 'about', href: '/{core}/types/{type}' },
  {
    rel: 'version-history',
    href: '/{core}/blocks/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/blocks/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/blocks/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/blocks/{id}',
    when: '$can_use_unfiltered_html',
  },
];
