// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (83e1d4e83b76)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of an application password, in order. */
export const applicationPasswordLinks: LinkTable = [
  { rel: 'self', href: '/{core}/users/{$user}/application-passwords/{uuid}' },
];
