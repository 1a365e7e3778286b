// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (1056159a8de0)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { PluginEdit, PluginEmbed, PluginView } from './types.ts';

/** What each context leaves out of a plugin. */
export const pluginContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: {},
  edit: {},
};

/** What each context shows of a plugin: the table, unrolled. */
export const pluginFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<PluginView>(pluginContexts.view, (item, blank) => {
    const left = { ...blank };
    left.plugin = item.plugin;
    left.status = item.status;
    left.name = item.name;
    left.plugin_uri = item.plugin_uri;
    left.author = item.author;
    left.author_uri = item.author_uri;
    left.description = item.description;
    left.version = item.version;
    left.network_only = item.network_only;
    left.requires_cms = item.requires_cms;
    left.requires_php = item.requires_php;
    left.textdomain = item.textdomain;
    return left;
  }),
  embed: contextFilter<PluginEmbed>(pluginContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.plugin = item.plugin;
    left.status = item.status;
    left.name = item.name;
    left.plugin_uri = item.plugin_uri;
    left.author = item.author;
    left.author_uri = item.author_uri;
    left.description = item.description;
    left.version = item.version;
    left.network_only = item.network_only;
    left.requires_cms = item.requires_cms;
    left.requires_php = item.requires_php;
    left.textdomain = item.textdomain;
    return left;
  }),
  edit: contextFilter<PluginEdit>(pluginContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.plugin = item.plugin;
    left.status = item.status;
    left.name = item.name;
    left.plugin_uri = item.plugin_uri;
    left.author = item.author;
    left.author_uri = item.author_uri;
    left.description = item.description;
    left.version = item.version;
    left.network_only = item.network_only;
    left.requires_cms = item.requires_cms;
    left.requires_php = item.requires_php;
    left.textdomain = item.textdomain;
    return left;
  }),
};
