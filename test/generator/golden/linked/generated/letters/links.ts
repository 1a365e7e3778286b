// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (416aa7d24f9d)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a letter, in order. */
export const letterLinks: LinkTable = [
  { rel: 'self', href: '/post/v1/letters/{id}' },
  { rel: 'author', href: '/{core}/people/{author}', when: 'author', embeddable: true },
  {
    rel: 'next',
    href: '/post/v1/letters/{$answer}',
    when: '$answered',
    embeddable: true,
    attributes: { number: '{$answer}' },
  },
  { rel: 'next', href: 'https://example.org/' },
  { rel: 'via', href: '/{core}/people/{author}?context=view', when: 'author', embeddable: true },
];
