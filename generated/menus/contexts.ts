// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (8623a436d884)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { MenuEdit, MenuEmbed, MenuView } from './types.ts';

/** What each context leaves out of a menu. */
export const menuContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: { description: false, meta: false, locations: false, auto_add: false },
  edit: {},
};

/** What each context shows of a menu: the table, unrolled. */
export const menuFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<MenuView>(menuContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.description = item.description;
    left.name = item.name;
    left.slug = item.slug;
    left.meta = item.meta;
    left.locations = item.locations;
    left.auto_add = item.auto_add;
    return left;
  }),
  embed: contextFilter<MenuEmbed>(menuContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.slug = item.slug;
    return left;
  }),
  edit: contextFilter<MenuEdit>(menuContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.description = item.description;
    left.name = item.name;
    left.slug = item.slug;
    left.meta = item.meta;
    left.locations = item.locations;
    left.auto_add = item.auto_add;
    return left;
  }),
};
