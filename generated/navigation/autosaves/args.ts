// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (a99dcb19a42e)

import { absint, bySchema, k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/navigation/{id}/autosaves`, and their parser. */
export const listNavigationAutosavesArgs = {
  id: {
    description: 'Unique identifier of the navigation menu.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: shared.repeatedArgs.context,
  parent: { description: 'Unique identifier of the navigation menu.', type: 'integer' },
} satisfies ArgDefinitions;

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

/** The arguments of `POST /cms/v2/navigation/{id}/autosaves`, and their parser. */
export const createNavigationMenuAutosaveArgs = {
  id: listNavigationAutosavesArgs.id,
  date: shared.repeatedArgs.date,
  date_gmt: {
    description: 'Publication date of the navigation menu, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  slug: {
    description: 'Slug of the navigation menu, unique for its type.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: shared.repeatedArgs.status,
  password: shared.repeatedArgs.password,
  title: {
    description: 'Title of the navigation menu.',
    type: 'object',
    properties: {
      raw: { description: 'Title as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Title as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  content: shared.repeatedArgs.content,
  template: {
    description: 'Template file of the navigation menu; empty for the default.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  parent: listNavigationAutosavesArgs.parent,
} satisfies ArgDefinitions;

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

/** The arguments of `GET /cms/v2/navigation/{parent}/autosaves/{id}`, and their parser. */
export const getNavigationMenuAutosaveArgs = {
  parent: listNavigationAutosavesArgs.parent,
  id: shared.repeatedArgs.id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetNavigationMenuAutosaveArgs: ArgsParser<
  typeof getNavigationMenuAutosaveArgs
> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, getNavigationMenuAutosaveArgs.context.enum) ?? fail('context');
};
