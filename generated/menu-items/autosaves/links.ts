// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (2303c8dd30dc)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a menu item autosave, in order. */
export const menuItemAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/menu-items/{parent}', when: 'parent' },
];
