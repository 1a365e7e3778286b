// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (02e431ce963b)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of an application password. */
export const applicationPasswordContexts = {
  view: { password: false },
  embed: { password: false, created: false, last_used: false, last_ip: false },
  edit: {},
} satisfies ContextTable;
