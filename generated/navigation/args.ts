// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (e5d62b7682a0)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/navigation`, and their parser. */
export const listNavigationArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.modifiedArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  ...shared.statusesArgs,
  order: shared.repeatedArgs.order,
  orderby: {
    description: 'Field to sort the navigation by.',
    type: 'string',
    enum: [
      'author',
      'date',
      'id',
      'include',
      'modified',
      'parent',
      'relevance',
      'slug',
      'include_slugs',
      'title',
    ],
    default: 'date',
  },
} satisfies ArgDefinitions;

export const parseListNavigationArgs: ArgsParser<typeof listNavigationArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseModifiedArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listNavigationArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listNavigationArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listNavigationArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listNavigationArgs.orderby.enum) ?? fail('orderby');
};

/** The arguments of `POST /cms/v2/navigation`, and their parser. */
export const createNavigationMenuArgs = {
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
} satisfies ArgDefinitions;

export const parseCreateNavigationMenuArgs: ArgsParser<typeof createNavigationMenuArgs> = (
  args,
  fail,
) => {
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `GET /cms/v2/navigation/{id}`, and their parser. */
export const getNavigationMenuArgs = {
  id: { description: 'Unique identifier of the navigation menu.', type: 'integer' },
  context: shared.repeatedArgs.context,
  ...shared.passwordArgs,
} satisfies ArgDefinitions;

export const parseGetNavigationMenuArgs: ArgsParser<typeof getNavigationMenuArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getNavigationMenuArgs.context.enum) ?? fail('context');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/navigation/{id}`, and their parser. */
export const updateNavigationMenuArgs = {
  id: getNavigationMenuArgs.id,
  date: shared.repeatedArgs.date,
  date_gmt: createNavigationMenuArgs.date_gmt,
  slug: createNavigationMenuArgs.slug,
  status: shared.repeatedArgs.status,
  password: shared.repeatedArgs.password,
  title: createNavigationMenuArgs.title,
  content: shared.repeatedArgs.content,
  template: createNavigationMenuArgs.template,
} satisfies ArgDefinitions;

export const parseUpdateNavigationMenuArgs: ArgsParser<typeof updateNavigationMenuArgs> = (
  args,
  fail,
) => {
  parseCreateNavigationMenuArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/navigation/{id}`, and their parser. */
export const deleteNavigationMenuArgs = {
  id: getNavigationMenuArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteNavigationMenuArgs: ArgsParser<typeof deleteNavigationMenuArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
