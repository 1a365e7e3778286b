// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (1ba9acf06a28)

/** A plugin with every field: what a handler returns. */
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

/** A plugin in the `view` context. */
export type PluginView = Plugin;

/** A plugin in the `embed` context. */
export type PluginEmbed = Plugin;

/** A plugin in the `edit` context. */
export type PluginEdit = Plugin;

/** What `plugins.list` receives, once validated, sanitized and defaulted. */
export interface ListPluginsArgs {
  /** Only plugins that contain this text. */
  search?: string;
  /** Only plugins with one of these statuses. */
  status?: ('inactive' | 'active')[];
}

/** What a client may send to `plugins.list`. */
export type ListPluginsInput = ListPluginsArgs;

/** The codes of the errors that `plugins.list` answers, beside those that any may. */
export type ListPluginsError = 'rest_cannot_view_plugins';

/** What `plugins.create` receives, once validated, sanitized and defaulted. */
export interface CreatePluginArgs {
  /** Slug of the plugin in the directory. */
  slug: string;
  /** Status of the plugin after the installation. */
  status: 'inactive' | 'active';
}

/** What a client may send to `plugins.create`. */
export interface CreatePluginInput {
  /** Slug of the plugin in the directory. */
  slug: string;
  /** Status of the plugin after the installation. */
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
  /** Folder and module of the plugin. */
  plugin: string;
}

/** What a client may send to `plugins.get`. */
export type GetPluginInput = GetPluginArgs;

/** The codes of the errors that `plugins.get` answers, beside those that any may. */
export type GetPluginError = 'rest_cannot_view_plugin' | 'rest_plugin_not_found';

/** What `plugins.update` receives, once validated, sanitized and defaulted. */
export interface UpdatePluginArgs {
  /** Folder and module of the plugin. */
  plugin: string;
  /** Status of the plugin. */
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
  /** Folder and module of the plugin. */
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
