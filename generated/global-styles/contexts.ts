// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (857d75c3d151)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  GlobalStyles,
  GlobalStylesEdit,
  GlobalStylesEmbed,
  GlobalStylesView,
} from './types.ts';

/** The fields of a global styles that each context omits. */
export const globalStylesContexts = {
  view: {},
  embed: { styles: false, settings: false },
  edit: {},
} satisfies ContextTable;

/** Returns a global styles as each context shows it. */
export const globalStylesViews = {
  view: (item: GlobalStyles): GlobalStylesView => item,
  embed: ({ id, title }: GlobalStyles): GlobalStylesEmbed => ({ id, title }),
  edit: (item: GlobalStyles): GlobalStylesEdit => item,
};
