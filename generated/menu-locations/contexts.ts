// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (bd8cb6a37431)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  MenuLocation,
  MenuLocationEdit,
  MenuLocationEmbed,
  MenuLocationView,
} from './types.ts';

/** The fields of a menu location that each context omits. */
export const menuLocationContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** Returns a menu location as each context shows it. */
export const menuLocationViews = {
  view: (item: MenuLocation): MenuLocationView => item,
  embed: (item: MenuLocation): MenuLocationEmbed => item,
  edit: (item: MenuLocation): MenuLocationEdit => item,
};
