// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (4fb9622be3ce)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/template-parts`, and their parser. */
export const listTemplatePartsArgs = {
  context: shared.repeatedArgs.context,
  '{token}_id': {
    description: 'Only the template part that is stored as this post.',
    type: 'integer',
  },
  area: { description: 'Only template parts of this area.', type: 'string' },
  post_type: { description: 'Only template parts for posts of this type.', type: 'string' },
} satisfies ArgDefinitions;

export const parseListTemplatePartsArgs: ArgsParser<typeof listTemplatePartsArgs> = (
  args,
  fail,
) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTemplatePartsArgs.context.enum) ?? fail('context');
  if (args.area !== undefined) args.area = k.string(args.area) ?? fail('area');
  if (args.post_type !== undefined) args.post_type = k.string(args.post_type) ?? fail('post_type');
};

/** The arguments of `POST /cms/v2/template-parts`, and their parser. */
export const createTemplatePartArgs = {
  content: {
    default: '',
    description: 'Blocks of the template part.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['view', 'edit'] },
      block_version: {
        description: 'Version of the block format of the content, or 0 for content without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    default: '',
    description: 'Title of the template part.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'Title as stored.', type: 'string', context: ['view', 'edit', 'embed'] },
      rendered: {
        description: 'Title as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  slug: {
    required: true,
    description: 'Slug of the template part, unique in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    ...bySchema,
  },
  theme: { description: 'Theme of the template part.', type: 'string', ...bySchema },
  type: { description: 'Post type that stores the template part.', type: 'string', ...bySchema },
  description: {
    default: '',
    description: 'Description of the template part.',
    type: 'string',
    ...bySchema,
  },
  status: {
    default: 'publish',
    description: 'Status of the template part.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  author: {
    description: 'ID of the user who changed the template part, or 0 for a file of the theme.',
    type: 'integer',
    ...bySchema,
  },
  area: {
    description: 'Area of the part in a page: header, footer or uncategorized.',
    type: 'string',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateTemplatePartArgs: ArgsParser<typeof createTemplatePartArgs> = (
  args,
  fail,
) => {
  if (args.slug !== undefined)
    args.slug = k.limitedString(args.slug, createTemplatePartArgs.slug) ?? fail('slug');
  if (args.theme !== undefined) args.theme = k.string(args.theme) ?? fail('theme');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createTemplatePartArgs.status.enum) ?? fail('status');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.area !== undefined) args.area = k.string(args.area) ?? fail('area');
};

/** The arguments of `GET /cms/v2/template-parts/lookup`, and their parser. */
export const lookupTemplatePartArgs = {
  slug: { description: 'Slug to look up.', type: 'string', required: true },
  is_custom: { description: 'Whether the template part is custom.', type: 'boolean' },
  template_prefix: {
    description: 'Prefix of the slug, for example `taxonomy-genre`.',
    type: 'string',
  },
} satisfies ArgDefinitions;

export const parseLookupTemplatePartArgs: ArgsParser<typeof lookupTemplatePartArgs> = (
  args,
  fail,
) => {
  if (args.slug !== undefined) args.slug = k.string(args.slug) ?? fail('slug');
  if (args.is_custom !== undefined) args.is_custom = k.boolean(args.is_custom) ?? fail('is_custom');
  if (args.template_prefix !== undefined)
    args.template_prefix = k.string(args.template_prefix) ?? fail('template_prefix');
};

/** The arguments of `GET /cms/v2/template-parts/{id}`, and their parser. */
export const getTemplatePartArgs = {
  id: {
    description: 'Theme and slug, separated by `//`.',
    type: 'string',
    sanitize_callback: 'sanitizeTemplateId',
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTemplatePartArgs: ArgsParser<typeof getTemplatePartArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplatePartArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/template-parts/{id}`, and their parser. */
export const updateTemplatePartArgs = {
  id: getTemplatePartArgs.id,
  content: {
    description: 'Blocks of the template part.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['view', 'edit'] },
      block_version: {
        description: 'Version of the block format of the content, or 0 for content without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: shared.repeatedArgs.title,
  slug: shared.repeatedArgs.slug,
  theme: createTemplatePartArgs.theme,
  type: createTemplatePartArgs.type,
  description: { description: 'Description of the template part.', type: 'string', ...bySchema },
  status: {
    description: 'Status of the template part.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  author: createTemplatePartArgs.author,
  area: createTemplatePartArgs.area,
} satisfies ArgDefinitions;

export const parseUpdateTemplatePartArgs: ArgsParser<typeof updateTemplatePartArgs> = (
  args,
  fail,
) => {
  parseCreateTemplatePartArgs(args, fail);
};

/** The arguments of `DELETE /cms/v2/template-parts/{id}`, and their parser. */
export const deleteTemplatePartArgs = {
  id: getTemplatePartArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteTemplatePartArgs: ArgsParser<typeof deleteTemplatePartArgs> = (
  args,
  fail,
) => {
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
