// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (45816225c3c9)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a user. */
export const userContexts = {
  view: {
    username: false,
    first_name: false,
    last_name: false,
    email: false,
    locale: false,
    nickname: false,
    registered_date: false,
    roles: false,
    password: false,
    capabilities: false,
    extra_capabilities: false,
    meta: { persisted_preferences: false },
  },
  embed: {
    username: false,
    first_name: false,
    last_name: false,
    email: false,
    locale: false,
    nickname: false,
    registered_date: false,
    roles: false,
    password: false,
    capabilities: false,
    extra_capabilities: false,
    meta: false,
  },
  edit: { password: false },
} satisfies ContextTable;
