// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (cda6ba4a9d22)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/plugins`, and their parser. */
export const listPluginsArgs = {
  context: shared.repeatedArgs.context,
  search: {
    description: 'Only plugins that contain this text.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  status: {
    description: 'Only plugins with one of these statuses.',
    type: 'array',
    items: { type: 'string', enum: ['inactive', 'active'] },
  },
} satisfies ArgDefinitions;

export const parseListPluginsArgs: ArgsParser<typeof listPluginsArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listPluginsArgs.context.enum) ?? fail('context');
  if (args.search !== undefined) args.search = k.textField(args.search) ?? fail('search');
  if (args.status !== undefined)
    args.status = k.stringsOf(args.status, listPluginsArgs.status.items.enum) ?? fail('status');
};

/** The arguments of `POST /cms/v2/plugins`, and their parser. */
export const createPluginArgs = {
  slug: {
    description: 'Slug of the plugin in the directory.',
    type: 'string',
    required: true,
    pattern: '[\\w\\-]+',
  },
  status: {
    description: 'Status of the plugin after the installation.',
    type: 'string',
    enum: ['inactive', 'active'],
    default: 'inactive',
  },
} satisfies ArgDefinitions;

export const parseCreatePluginArgs: ArgsParser<typeof createPluginArgs> = (args, fail) => {
  if (args.slug !== undefined)
    args.slug = k.limitedString(args.slug, createPluginArgs.slug) ?? fail('slug');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createPluginArgs.status.enum) ?? fail('status');
};

/** The arguments of `GET /cms/v2/plugins/{plugin}`, and their parser. */
export const getPluginArgs = {
  plugin: {
    description: 'Folder and module of the plugin.',
    type: 'string',
    pattern: '[^.\\/]+(?:\\/[^.\\/]+)?',
    validate_callback: 'checkPlugin',
    sanitize_callback: 'sanitizePlugin',
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetPluginArgs: ArgsParser<typeof getPluginArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPluginArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/plugins/{plugin}`, and their parser. */
export const updatePluginArgs = {
  plugin: getPluginArgs.plugin,
  status: {
    description: 'Status of the plugin.',
    type: 'string',
    enum: ['inactive', 'active'],
    ...bySchema,
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseUpdatePluginArgs: ArgsParser<typeof updatePluginArgs> = (args, fail) => {
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, updatePluginArgs.status.enum) ?? fail('status');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, updatePluginArgs.context.enum) ?? fail('context');
};

/** The arguments of `DELETE /cms/v2/plugins/{plugin}`, and their parser. */
export const deletePluginArgs = {
  plugin: getPluginArgs.plugin,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseDeletePluginArgs: ArgsParser<typeof deletePluginArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, deletePluginArgs.context.enum) ?? fail('context');
};
