// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (fd0ef31551c0)

/** A plugin with every field: what a handler returns. */
export interface Plugin {
  /** Folder of the plugin, and its module. */
  plugin: string;
  /** Whether the plugin runs. */
  status: 'inactive' | 'active';
  /** What people call the plugin. */
  name: string;
  /** Address of a page about the plugin. */
  plugin_uri: string;
  /** Author of the plugin. */
  author: string;
  /** Address of a page about its author. */
  author_uri: string;
  /** What the plugin does. */
  description: {
    /** As it was written. */
    raw: string;
    /** As HTML. */
    rendered: string;
  };
  /** Version of the plugin. */
  version: string;
  /** Whether it runs for all sites of a network or for none; a site of its own has no network. */
  network_only: boolean;
  /** Oldest release of the API that the plugin works with; empty for any. */
  requires_cms: string;
  /** Oldest version of the language that the plugin works with, which here is Node.js; empty for any. */
  requires_php: string;
  /** Where translations of its texts are found. */
  textdomain: string;
}

/** A plugin in the `view` context. */
export type PluginView = Plugin;

/** A plugin in the `embed` context. */
export type PluginEmbed = Plugin;

/** A plugin in the `edit` context. */
export type PluginEdit = Plugin;

/** What `plugins.list` receives, once validated, sanitized and defaulted. */
export interface ListPluginsArgs {
  /** Only plugins that say this somewhere. */
  search?: string;
  /** Only plugins of these statuses. */
  status?: ('inactive' | 'active')[];
}

/** What a client may send to `plugins.list`. */
export type ListPluginsInput = ListPluginsArgs;

/** The codes of the errors that `plugins.list` answers, beside those that any may. */
export type ListPluginsError = 'rest_cannot_view_plugins';

/** What `plugins.create` receives, once validated, sanitized and defaulted. */
export interface CreatePluginArgs {
  /** Name of the plugin in the directory. */
  slug: string;
  /** Whether the plugin is to run. */
  status: 'inactive' | 'active';
}

/** What a client may send to `plugins.create`. */
export interface CreatePluginInput {
  /** Name of the plugin in the directory. */
  slug: string;
  /** Whether the plugin is to run. */
  status?: 'inactive' | 'active';
}

/** The codes of the errors that `plugins.create` answers, beside those that any may. */
export type CreatePluginError =
  | 'could_not_add_plugin'
  | 'folder_exists'
  | 'plugin_failed'
  | 'plugin_invalid'
  | 'plugins_api_failed'
  | 'rest_cannot_activate_plugin'
  | 'rest_cannot_install_plugin';

/** What `plugins.get` receives, once validated, sanitized and defaulted. */
export interface GetPluginArgs {
  /** Folder of the plugin, and its module. */
  plugin: string;
}

/** What a client may send to `plugins.get`. */
export type GetPluginInput = GetPluginArgs;

/** The codes of the errors that `plugins.get` answers, beside those that any may. */
export type GetPluginError = 'rest_cannot_view_plugin' | 'rest_plugin_not_found';

/** What `plugins.update` receives, once validated, sanitized and defaulted. */
export interface UpdatePluginArgs {
  /** Folder of the plugin, and its module. */
  plugin: string;
  /** Whether the plugin runs. */
  status?: 'inactive' | 'active';
}

/** What a client may send to `plugins.update`. */
export type UpdatePluginInput = UpdatePluginArgs;

/** The codes of the errors that `plugins.update` answers, beside those that any may. */
export type UpdatePluginError =
  | 'plugin_failed'
  | 'plugin_invalid'
  | 'rest_cannot_manage_plugins'
  | 'rest_plugin_not_found';

/** What `plugins.delete` receives, once validated, sanitized and defaulted. */
export interface DeletePluginArgs {
  /** Folder of the plugin, and its module. */
  plugin: string;
}

/** What a client may send to `plugins.delete`. */
export type DeletePluginInput = DeletePluginArgs;

/** The codes of the errors that `plugins.delete` answers, beside those that any may. */
export type DeletePluginError =
  | 'could_not_remove_plugin'
  | 'rest_cannot_delete_active_plugin'
  | 'rest_cannot_manage_plugins'
  | 'rest_plugin_not_found';
