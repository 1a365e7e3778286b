// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (f8f38dd43054)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { ThemeView } from './types.ts';

/** What each context leaves out of a theme. */
export const themeContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a theme: the table, unrolled. */
export const themeFilters: Record<'view', ContextFilter> = {
  view: contextFilter<ThemeView>(themeContexts.view, (item, blank) => {
    const left = { ...blank };
    left.stylesheet = item.stylesheet;
    left.template = item.template;
    left.author = item.author;
    left.author_uri = item.author_uri;
    left.description = item.description;
    left.name = item.name;
    left.requires_php = item.requires_php;
    left.requires_cms = item.requires_cms;
    left.screenshot = item.screenshot;
    left.tags = item.tags;
    left.textdomain = item.textdomain;
    left.theme_supports = item.theme_supports;
    left.theme_uri = item.theme_uri;
    left.version = item.version;
    left.status = item.status;
    return left;
  }),
};
