// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (1bf0df8f93ab)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of an application password, in order. */
export const applicationPasswordLinks = [
  { rel: 'self', href: '/{core}/users/{$user}/application-passwords/{uuid}' },
] satisfies LinkTable;
