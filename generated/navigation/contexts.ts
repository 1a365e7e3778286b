// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (a39c17dd6fd3)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  NavigationMenu,
  NavigationMenuEdit,
  NavigationMenuEmbed,
  NavigationMenuView,
} from './types.ts';

/** The fields of a navigation menu that each context omits. */
export const navigationMenuContexts = {
  view: {
    guid: { raw: false },
    password: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    password: false,
    title: { raw: false },
    content: false,
    template: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a navigation menu as each context shows it. */
export const navigationMenuViews = {
  view: (item: NavigationMenu): NavigationMenuView => ({
    date: item.date,
    date_gmt: item.date_gmt,
    guid: omit(item.guid, navigationMenuContexts.view.guid),
    id: item.id,
    link: item.link,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    slug: item.slug,
    status: item.status,
    type: item.type,
    title: omit(item.title, navigationMenuContexts.view.title),
    content: omit(item.content, navigationMenuContexts.view.content),
    template: item.template,
  }),
  embed: (item: NavigationMenu): NavigationMenuEmbed => ({
    date: item.date,
    id: item.id,
    link: item.link,
    slug: item.slug,
    type: item.type,
    title: omit(item.title, navigationMenuContexts.embed.title),
  }),
  edit: (item: NavigationMenu): NavigationMenuEdit => item,
};
