// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (a509611d8985)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Theme, ThemeView } from './types.ts';

/** The fields of a theme that each context omits. */
export const themeContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a theme as each context shows it. */
export const themeViews = {
  view: (item: Theme): ThemeView => item,
};
