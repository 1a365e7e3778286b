// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (12f08fb08be8)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Plugin, PluginEdit, PluginEmbed, PluginView } from './types.ts';

/** The fields of a plugin that each context omits. */
export const pluginContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** Returns a plugin as each context shows it. */
export const pluginViews = {
  view: (item: Plugin): PluginView => item,
  embed: (item: Plugin): PluginEmbed => item,
  edit: (item: Plugin): PluginEdit => item,
};
