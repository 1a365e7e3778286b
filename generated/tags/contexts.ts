// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (2fdfc1b42bfd)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a tag. */
export const tagContexts = {
  view: {},
  embed: { count: false, description: false, meta: false },
  edit: {},
} satisfies ContextTable;
