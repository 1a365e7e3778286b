// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (77c5ed5a9894)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { MenuLocationEdit, MenuLocationEmbed, MenuLocationView } from './types.ts';

/** What each context leaves out of a menu location. */
export const menuLocationContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: {},
  edit: {},
};

/** What each context shows of a menu location: the table, unrolled. */
export const menuLocationFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<MenuLocationView>(menuLocationContexts.view, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.description = item.description;
    left.menu = item.menu;
    return left;
  }),
  embed: contextFilter<MenuLocationEmbed>(menuLocationContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.description = item.description;
    left.menu = item.menu;
    return left;
  }),
  edit: contextFilter<MenuLocationEdit>(menuLocationContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.description = item.description;
    left.menu = item.menu;
    return left;
  }),
};
