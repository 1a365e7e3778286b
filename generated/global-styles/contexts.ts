// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (7115f4c166b1)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { GlobalStylesEdit, GlobalStylesEmbed, GlobalStylesView } from './types.ts';

/** What each context leaves out of a global styles. */
export const globalStylesContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: { styles: false, settings: false },
  edit: {},
};

/** What each context shows of a global styles: the table, unrolled. */
export const globalStylesFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<GlobalStylesView>(globalStylesContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.styles = item.styles;
    left.settings = item.settings;
    left.title = item.title;
    return left;
  }),
  embed: contextFilter<GlobalStylesEmbed>(globalStylesContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.title = item.title;
    return left;
  }),
  edit: contextFilter<GlobalStylesEdit>(globalStylesContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.styles = item.styles;
    left.settings = item.settings;
    left.title = item.title;
    return left;
  }),
};
