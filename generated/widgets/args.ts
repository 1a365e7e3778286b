// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (6fb431eef3c3)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

const instanceParser = k.map({ encoded: k.string, hash: k.string, raw: k.map({}) });

/** The arguments of `GET /cms/v2/widgets`, and their parser. */
export const listWidgetsArgs = {
  context: shared.repeatedArgs.context,
  sidebar: { description: 'Only widgets of this sidebar.', type: 'string' },
} satisfies ArgDefinitions;

export const parseListWidgetsArgs: ArgsParser<typeof listWidgetsArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listWidgetsArgs.context.enum) ?? fail('context');
  if (args.sidebar !== undefined) args.sidebar = k.string(args.sidebar) ?? fail('sidebar');
};

/** The arguments of `POST /cms/v2/widgets`, and their parser. */
export const createWidgetArgs = {
  id: {
    description: 'Unique identifier of the widget: its type and a number, for example `text-2`.',
    type: 'string',
    ...bySchema,
  },
  id_base: { description: 'Type of the widget.', type: 'string', ...bySchema },
  sidebar: {
    default: '{token}_inactive_widgets',
    required: true,
    description: 'Sidebar of the widget.',
    type: 'string',
    ...bySchema,
  },
  instance: {
    description: 'Settings of the widget. Clients send `raw`, or `encoded` and its `hash`.',
    type: 'object',
    properties: {
      encoded: { description: 'Settings, base64-encoded.', type: 'string', context: ['edit'] },
      hash: { description: 'Hash of the encoded settings.', type: 'string', context: ['edit'] },
      raw: { description: 'Settings as an object.', type: 'object', context: ['edit'] },
    },
    ...bySchema,
  },
  form_data: {
    description: 'URL-encoded form data of the widget, for example `widget-text[2][title]=News`.',
    type: 'string',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateWidgetArgs: ArgsParser<typeof createWidgetArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.string(args.id) ?? fail('id');
  if (args.id_base !== undefined) args.id_base = k.string(args.id_base) ?? fail('id_base');
  if (args.instance !== undefined)
    args.instance = instanceParser(args.instance) ?? fail('instance');
  if (args.form_data !== undefined) args.form_data = k.string(args.form_data) ?? fail('form_data');
};

/** The arguments of `GET /cms/v2/widgets/{id}`, and their parser. */
export const getWidgetArgs = {
  id: {
    description: 'Unique identifier of the widget.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetWidgetArgs: ArgsParser<typeof getWidgetArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = sanitizeTextField(args.id);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getWidgetArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/widgets/{id}`, and their parser. */
export const updateWidgetArgs = {
  id: createWidgetArgs.id,
  id_base: createWidgetArgs.id_base,
  sidebar: { description: 'Sidebar of the widget.', type: 'string', ...bySchema },
  instance: createWidgetArgs.instance,
  form_data: createWidgetArgs.form_data,
} satisfies ArgDefinitions;

export const parseUpdateWidgetArgs: ArgsParser<typeof updateWidgetArgs> = (args, fail) => {
  parseCreateWidgetArgs(args, fail);
  if (args.sidebar !== undefined) args.sidebar = k.string(args.sidebar) ?? fail('sidebar');
};

/** The arguments of `DELETE /cms/v2/widgets/{id}`, and their parser. */
export const deleteWidgetArgs = {
  id: getWidgetArgs.id,
  force: {
    description: 'Delete permanently instead of moving to the inactive widgets.',
    type: 'boolean',
  },
} satisfies ArgDefinitions;

export const parseDeleteWidgetArgs: ArgsParser<typeof deleteWidgetArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = sanitizeTextField(args.id);
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
