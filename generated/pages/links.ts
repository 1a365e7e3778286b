// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (a4b47734109e)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a page, in order. */
export const pageLinks: LinkTable = [
  { rel: 'self', href: '/{core}/pages/{id}' },
  { rel: 'collection', href: '/{core}/pages' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  { rel: 'replies', href: '/{core}/comments?post={id}', embeddable: true },
  {
    rel: 'version-history',
    href: '/{core}/pages/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/pages/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: 'up', href: '/{core}/pages/{parent}', when: 'parent', embeddable: true },
  {
    rel: '{api_rel}featuredmedia',
    href: '/{core}/media/{featured_media}',
    when: 'featured_media',
    embeddable: true,
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/pages/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/pages/{id}',
    when: '$can_use_unfiltered_html',
  },
  { rel: '{api_rel}action-assign-author', href: '/{core}/pages/{id}', when: '$can_assign_author' },
];
