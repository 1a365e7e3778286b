// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (a2ebeb99f605)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a menu location. */
export const menuLocationContexts = { view: {}, embed: {}, edit: {} } satisfies ContextTable;
