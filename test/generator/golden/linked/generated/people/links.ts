// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (032ad9d26040)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a person, in order. */
export const personLinks: LinkTable = [
  { rel: 'self', href: '/{core}/people/{id}' },
  { rel: '{api_rel}letters', href: '/post/v1/letters?author={id}', when: 'id', embeddable: true },
];
