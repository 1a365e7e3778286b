// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (64a9cb895cd3)

import type { InputOf } from '../../runtime/client/index.ts';

/** A plugin with every field: what a handler returns. (schemas/resources/plugins.json:3) */
export interface Plugin {
  /** Folder and module of the plugin. */
  plugin: string;
  /** Status of the plugin. */
  status: 'inactive' | 'active';
  /** Name of the plugin. */
  name: string;
  /** URL of the website of the plugin. */
  plugin_uri: string;
  /** Author of the plugin. */
  author: string;
  /** URL of the website of the author. */
  author_uri: string;
  /** Description of the plugin. */
  description: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Version of the plugin. */
  version: string;
  /** Whether the plugin is active for a whole network of sites; always false for a single site. */
  network_only: boolean;
  /** Minimum version of the API; empty for any. */
  requires_cms: string;
  /** Minimum version of Node.js; empty for any. */
  requires_php: string;
  /** Text domain of translations. */
  textdomain: string;
}

/** A plugin in the `view` context. (schemas/resources/plugins.json:3) */
export type PluginView = Plugin;

/** A plugin in the `embed` context. (schemas/resources/plugins.json:3) */
export type PluginEmbed = Plugin;

/** A plugin in the `edit` context. (schemas/resources/plugins.json:3) */
export type PluginEdit = Plugin;

/** The arguments that the handler of `plugins.list` receives. (schemas/resources/plugins.json:110) */
export interface ListPluginsArgs {
  /** Only plugins that contain this text. */
  search?: string;
  /** Only plugins with one of these statuses. */
  status?: ('inactive' | 'active')[];
}

/** The arguments that a client may send to `plugins.list`. (schemas/resources/plugins.json:110) */
export interface ListPluginsInput extends InputOf<ListPluginsArgs> {}

/** The error codes of `plugins.list`, in addition to those of any endpoint. */
export type ListPluginsError = 'rest_cannot_view_plugins';

/** The arguments that the handler of `plugins.create` receives. (schemas/resources/plugins.json:133) */
export interface CreatePluginArgs {
  /** Slug of the plugin in the directory. */
  slug: string;
  /** Status of the plugin after the installation. */
  status: 'inactive' | 'active';
}

/** The arguments that a client may send to `plugins.create`. (schemas/resources/plugins.json:133) */
export interface CreatePluginInput {
  /** Slug of the plugin in the directory. */
  slug: string;
  /** Status of the plugin after the installation. */
  status?: 'inactive' | 'active' | undefined;
}

/** The error codes of `plugins.create`, in addition to those of any endpoint. */
export type CreatePluginError =
  | 'could_not_add_plugin'
  | 'folder_exists'
  | 'plugin_failed'
  | 'plugin_invalid'
  | 'plugins_api_failed'
  | 'rest_cannot_activate_plugin'
  | 'rest_cannot_install_plugin';

/** The arguments that the handler of `plugins.get` receives. (schemas/resources/plugins.json:172) */
export interface GetPluginArgs {
  /** Folder and module of the plugin. */
  plugin: string;
}

/** The arguments that a client may send to `plugins.get`. (schemas/resources/plugins.json:172) */
export type GetPluginInput = GetPluginArgs;

/** The error codes of `plugins.get`, in addition to those of any endpoint. */
export type GetPluginError = 'rest_cannot_view_plugin' | 'rest_plugin_not_found';

/** The arguments that the handler of `plugins.update` receives. (schemas/resources/plugins.json:181) */
export interface UpdatePluginArgs {
  /** Folder and module of the plugin. */
  plugin: string;
  /** Status of the plugin. */
  status?: 'inactive' | 'active';
}

/** The arguments that a client may send to `plugins.update`. (schemas/resources/plugins.json:181) */
export interface UpdatePluginInput extends InputOf<UpdatePluginArgs> {}

/** The error codes of `plugins.update`, in addition to those of any endpoint. */
export type UpdatePluginError =
  | 'plugin_cms_incompatible'
  | 'plugin_failed'
  | 'plugin_invalid'
  | 'plugin_php_incompatible'
  | 'rest_cannot_manage_plugins'
  | 'rest_plugin_not_found';

/** The arguments that the handler of `plugins.delete` receives. (schemas/resources/plugins.json:198) */
export interface DeletePluginArgs {
  /** Folder and module of the plugin. */
  plugin: string;
}

/** The arguments that a client may send to `plugins.delete`. (schemas/resources/plugins.json:198) */
export type DeletePluginInput = DeletePluginArgs;

/** The error codes of `plugins.delete`, in addition to those of any endpoint. */
export type DeletePluginError =
  | 'could_not_remove_plugin'
  | 'rest_cannot_delete_active_plugin'
  | 'rest_cannot_manage_plugins'
  | 'rest_plugin_not_found';
