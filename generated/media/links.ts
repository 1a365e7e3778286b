// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (603cc6db5044)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of an attachment, in order. */
export const attachmentLinks: LinkTable = [
  { rel: 'self', href: '/{core}/media/{id}' },
  { rel: 'collection', href: '/{core}/media' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  { rel: 'replies', href: '/{core}/comments?post={id}', embeddable: true },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/media/{id}',
    when: '$can_use_unfiltered_html',
  },
  { rel: '{api_rel}action-assign-author', href: '/{core}/media/{id}', when: '$can_assign_author' },
];
