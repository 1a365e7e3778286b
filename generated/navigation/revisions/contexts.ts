// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (d1a218df1e80)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  NavigationMenuRevision,
  NavigationMenuRevisionEdit,
  NavigationMenuRevisionEmbed,
  NavigationMenuRevisionView,
} from './types.ts';

/** The fields of a navigation menu revision that each context omits. */
export const navigationMenuRevisionContexts = {
  view: {
    title: { raw: false },
    content: { raw: false, block_version: false },
    guid: { raw: false },
  },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a navigation menu revision as each context shows it. */
export const navigationMenuRevisionViews = {
  view: (item: NavigationMenuRevision): NavigationMenuRevisionView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, navigationMenuRevisionContexts.view.title),
    content: omit(item.content, navigationMenuRevisionContexts.view.content),
    guid: omit(item.guid, navigationMenuRevisionContexts.view.guid),
  }),
  embed: (item: NavigationMenuRevision): NavigationMenuRevisionEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, navigationMenuRevisionContexts.embed.title),
  }),
  edit: (item: NavigationMenuRevision): NavigationMenuRevisionEdit => item,
};
