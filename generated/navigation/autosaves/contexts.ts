// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (fff24b570e90)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  NavigationMenuAutosave,
  NavigationMenuAutosaveEdit,
  NavigationMenuAutosaveEmbed,
  NavigationMenuAutosaveView,
} from './types.ts';

/** The fields of a navigation menu autosave that each context omits. */
export const navigationMenuAutosaveContexts = {
  view: {
    preview_link: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
    guid: { raw: false },
  },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    title: { raw: false },
    content: false,
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a navigation menu autosave as each context shows it. */
export const navigationMenuAutosaveViews = {
  view: (item: NavigationMenuAutosave): NavigationMenuAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, navigationMenuAutosaveContexts.view.title),
    content: omit(item.content, navigationMenuAutosaveContexts.view.content),
    guid: omit(item.guid, navigationMenuAutosaveContexts.view.guid),
  }),
  embed: (item: NavigationMenuAutosave): NavigationMenuAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, navigationMenuAutosaveContexts.embed.title),
  }),
  edit: (item: NavigationMenuAutosave): NavigationMenuAutosaveEdit => item,
};
