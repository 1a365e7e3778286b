// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (8b80e191448d)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A menu item autosave in the `embed` context. (schemas/resources/menu-items/autosaves.json:14) */
export interface MenuItemAutosaveEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the menu item of the revision, or 0 for the menu item itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the menu item. */
  slug: string;
  /** Title of the menu item in this revision. */
  title:
    | string
    | {
        /** Text as HTML for display. */
        rendered: string;
      };
}

/** A menu item autosave in the `view` context. (schemas/resources/menu-items/autosaves.json:14) */
export interface MenuItemAutosaveView extends MenuItemAutosaveEmbed {
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** Globally unique identifier of the revision. */
  guid: { raw: string; rendered: string };
}

/** A menu item autosave with every field: what a handler returns. (schemas/resources/menu-items/autosaves.json:14) */
export interface MenuItemAutosave {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Unique identifier of the revision. */
  id: number;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** ID of the menu item of the revision, or 0 for the menu item itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the menu item. */
  slug: string;
  /** URL of a preview of the autosave. */
  preview_link: string;
  /** Globally unique identifier of the revision. */
  guid: { raw: string; rendered: string };
  /** Title of the menu item in this revision. */
  title:
    | string
    | {
        /** Text as stored. */
        raw: string;
        /** Text as HTML for display. */
        rendered: string;
      };
}

/** A menu item autosave in the `edit` context. (schemas/resources/menu-items/autosaves.json:14) */
export type MenuItemAutosaveEdit = MenuItemAutosave;

/** The arguments that the handler of `menu-items/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListMenuItemsAutosavesArgs {
  /** Unique identifier of the menu item. */
  id: number;
  /** Unique identifier of the menu item. */
  parent?: number;
}

/** The arguments that a client may send to `menu-items/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListMenuItemsAutosavesInput extends InputOf<ListMenuItemsAutosavesArgs> {}

/** The error codes of `menu-items/autosaves.list`, in addition to those of any endpoint. */
export type ListMenuItemsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `menu-items/autosaves.create` receives. (schemas/resources/menu-items/autosaves.json:26) */
export interface CreateMenuItemAutosaveArgs extends ListMenuItemsAutosavesArgs {
  /** Label of the link. */
  title?:
    | string
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Text as HTML for display. */
        rendered?: string | undefined;
      };
  /** Type of the target of the link. */
  type?: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** Status of the menu item. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Title attribute of the link. */
  attr_title?: string;
  /** CSS classes of the link. */
  classes?: string[];
  /** Description of the link. */
  description?: string;
  /** Position of the menu item in its menu. */
  menu_order?: number;
  /** Post type or taxonomy of the target. */
  object?: string;
  /** ID of the target. */
  object_id?: number;
  /** Target attribute of the link. */
  target?: '_blank' | '';
  /** URL of the link. */
  url?: string;
  /** XFN relationship to the owner of the target. */
  xfn?: string[];
  /** ID of the menu of the item; absent if it has none. */
  menus?: number;
  /** Meta values of the menu item, by key. */
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `menu-items/autosaves.create`. (schemas/resources/menu-items/autosaves.json:26) */
export interface CreateMenuItemAutosaveInput extends InputOf<CreateMenuItemAutosaveArgs> {}

/** The error codes of `menu-items/autosaves.create`, in addition to those of any endpoint. */
export type CreateMenuItemAutosaveError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_autosave_no_changes'
  | 'rest_cannot_assign_sticky'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `menu-items/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetMenuItemAutosaveArgs {
  /** Unique identifier of the menu item. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `menu-items/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetMenuItemAutosaveInput = GetMenuItemAutosaveArgs;

/** The error codes of `menu-items/autosaves.get`, in addition to those of any endpoint. */
export type GetMenuItemAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
