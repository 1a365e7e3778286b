// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (653405642a93)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/sidebars`, and their parser. */
export const listSidebarsArgs = {
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListSidebarsArgs: ArgsParser<typeof listSidebarsArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listSidebarsArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/sidebars/{id}`, and their parser. */
export const getSidebarArgs = {
  id: { description: 'Unique identifier of the sidebar.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetSidebarArgs: ArgsParser<typeof getSidebarArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.string(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getSidebarArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/sidebars/{id}`, and their parser. */
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

export const parseUpdateSidebarArgs: ArgsParser<typeof updateSidebarArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = sanitizeTextField(args.id);
  if (args.widgets !== undefined) fail('widgets');
};
