// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (3f026afcfba1)

import { bySchema, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/sidebars`. */
export const listSidebarsArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/sidebars`. */
export const parseListSidebarsArgs: ArgsParser<typeof listSidebarsArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listSidebarsArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/sidebars/{id}`. */
export const getSidebarArgs = {
  id: { description: 'Unique identifier of the sidebar.', type: 'string' },
  context: listSidebarsArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/sidebars/{id}`. */
export const parseGetSidebarArgs: ArgsParser<typeof getSidebarArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.string(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getSidebarArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/sidebars/{id}`. */
export const updateSidebarArgs = {
  id: {
    description: 'Unique identifier of the sidebar.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  widgets: {
    description: 'IDs of the widgets in the sidebar, in order.',
    type: 'array',
    items: { type: ['object', 'string'] },
    ...bySchema,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST, PUT, PATCH /cms/v2/sidebars/{id}`. */
export const parseUpdateSidebarArgs: ArgsParser<typeof updateSidebarArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = sanitizeTextField(args.id);
  if (args.widgets !== undefined) fail('widgets');
};
