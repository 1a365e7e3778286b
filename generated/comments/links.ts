// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (f31306e165a8)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a comment, in order. */
export const commentLinks: LinkTable = [
  { rel: 'self', href: '/{core}/comments/{id}' },
  { rel: 'collection', href: '/{core}/comments' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  {
    rel: 'up',
    href: '{$post_route}',
    when: '$post_route',
    embeddable: true,
    attributes: { post_type: '{$post_type}' },
  },
  { rel: 'in-reply-to', href: '/{core}/comments/{parent}', when: 'parent', embeddable: true },
  {
    rel: 'children',
    href: '/{core}/comments?parent={id}',
    when: '$has_children',
    embeddable: true,
  },
];
