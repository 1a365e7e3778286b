// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (089463e38fdf)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/plugins` */
export const listPluginsArgs: Record<'context' | 'search' | 'status', ArgDefinition> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  search: {
    description: 'Only plugins that say this somewhere.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  status: {
    description: 'Only plugins of these statuses.',
    type: 'array',
    items: { type: 'string', enum: ['inactive', 'active'] },
    sanitize_callback: k.parseListOf(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['inactive', 'active'], param),
      k.toText,
    ),
  },
};

/** `POST /cms/v2/plugins` */
export const createPluginArgs: ArgDefinitions = {
  slug: {
    description: 'Name of the plugin in the directory.',
    type: 'string',
    required: true,
    pattern: '[\\w\\-]+',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.pattern(value, '[\\w\\-]+', param),
      k.toText,
    ),
  },
  status: {
    description: 'Whether the plugin is to run.',
    type: 'string',
    enum: ['inactive', 'active'],
    default: 'inactive',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['inactive', 'active'], param),
      k.toText,
    ),
  },
};

/** `GET /cms/v2/plugins/{plugin}` */
export const getPluginArgs: Record<'plugin' | 'context', ArgDefinition> = {
  plugin: {
    description: 'Folder of the plugin, and its module.',
    type: 'string',
    pattern: '[^.\\/]+(?:\\/[^.\\/]+)?',
    validate_callback: 'checkPlugin',
    sanitize_callback: 'sanitizePlugin',
  },
  context: listPluginsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/plugins/{plugin}` */
export const updatePluginArgs: ArgDefinitions = {
  plugin: getPluginArgs.plugin,
  status: {
    description: 'Whether the plugin runs.',
    type: 'string',
    enum: ['inactive', 'active'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['inactive', 'active'], param),
    sanitize_callback: k.toText,
  },
  context: listPluginsArgs.context,
};

/** `DELETE /cms/v2/plugins/{plugin}` */
export const deletePluginArgs: ArgDefinitions = {
  plugin: getPluginArgs.plugin,
  context: listPluginsArgs.context,
};
