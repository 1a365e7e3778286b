// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (985556584e6a)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/navigation/{id}/autosaves`. */
export const listNavigationAutosavesArgs = {
  id: {
    description: 'Number of the navigation menu.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the navigation menu.',
    type: 'integer',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/navigation/{id}/autosaves`. */
export const parseListNavigationAutosavesArgs: ArgsParser<typeof listNavigationAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listNavigationAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/navigation/{id}/autosaves`. */
export const createNavigationMenuAutosaveArgs = {
  id: listNavigationAutosavesArgs.id,
  date: {
    description: 'When the navigation menu was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  date_gmt: {
    description: 'When the navigation menu was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  slug: {
    description: 'Name of the navigation menu in its address; no other of its type has it.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the navigation menu is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  password: {
    description: 'Password that readers need for the content and excerpt; empty for none.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    description: 'Title of the navigation menu.',
    type: 'object',
    properties: {
      raw: { description: 'The title as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The title as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  content: {
    description: 'What the navigation menu says.',
    type: 'object',
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The text as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
      block_version: {
        description: 'Version of the block format of the text; 0 for a text without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
      protected: {
        description: 'Whether a password protects the text.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  template: {
    description: 'Template file that shows the navigation menu; empty for the usual one.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  parent: listNavigationAutosavesArgs.parent,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/navigation/{id}/autosaves`. */
export const parseCreateNavigationMenuAutosaveArgs: ArgsParser<
  typeof createNavigationMenuAutosaveArgs
> = (args, fail) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/navigation/{parent}/autosaves/{id}`. */
export const getNavigationMenuAutosaveArgs = {
  parent: listNavigationAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
  },
  context: listNavigationAutosavesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/navigation/{parent}/autosaves/{id}`. */
export const parseGetNavigationMenuAutosaveArgs: ArgsParser<
  typeof getNavigationMenuAutosaveArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, getNavigationMenuAutosaveArgs.context.enum) ?? fail('context');
};
