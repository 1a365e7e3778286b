// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (4c2981a733c8)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/templates`, and their parser. */
export const listTemplatesArgs = {
  context: shared.repeatedArgs.context,
  '{token}_id': { description: 'Only the template that is stored as this post.', type: 'integer' },
  area: { description: 'Only templates of this area.', type: 'string' },
  post_type: { description: 'Only templates for posts of this type.', type: 'string' },
} satisfies ArgDefinitions;

export const parseListTemplatesArgs: ArgsParser<typeof listTemplatesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTemplatesArgs.context.enum) ?? fail('context');
  if (args.area !== undefined) args.area = k.string(args.area) ?? fail('area');
  if (args.post_type !== undefined) args.post_type = k.string(args.post_type) ?? fail('post_type');
};

/** The arguments of `POST /cms/v2/templates`, and their parser. */
export const createTemplateArgs = {
  content: {
    default: '',
    description: 'Blocks of the template.',
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
    description: 'Title of the template.',
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
    description: 'Slug of the template, unique in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    ...bySchema,
  },
  theme: { description: 'Theme of the template.', type: 'string', ...bySchema },
  type: { description: 'Post type that stores the template.', type: 'string', ...bySchema },
  description: {
    default: '',
    description: 'Description of the template.',
    type: 'string',
    ...bySchema,
  },
  status: {
    default: 'publish',
    description: 'Status of the template.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  author: {
    description: 'ID of the user who changed the template, or 0 for a file of the theme.',
    type: 'integer',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateTemplateArgs: ArgsParser<typeof createTemplateArgs> = (args, fail) => {
  if (args.slug !== undefined)
    args.slug = k.limitedString(args.slug, createTemplateArgs.slug) ?? fail('slug');
  if (args.theme !== undefined) args.theme = k.string(args.theme) ?? fail('theme');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createTemplateArgs.status.enum) ?? fail('status');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
};

/** The arguments of `GET /cms/v2/templates/lookup`, and their parser. */
export const lookupTemplateArgs = {
  slug: { description: 'Slug to look up.', type: 'string', required: true },
  is_custom: { description: 'Whether the template is custom.', type: 'boolean' },
  template_prefix: {
    description: 'Prefix of the slug, for example `taxonomy-genre`.',
    type: 'string',
  },
} satisfies ArgDefinitions;

export const parseLookupTemplateArgs: ArgsParser<typeof lookupTemplateArgs> = (args, fail) => {
  if (args.slug !== undefined) args.slug = k.string(args.slug) ?? fail('slug');
  if (args.is_custom !== undefined) args.is_custom = k.boolean(args.is_custom) ?? fail('is_custom');
  if (args.template_prefix !== undefined)
    args.template_prefix = k.string(args.template_prefix) ?? fail('template_prefix');
};

/** The arguments of `GET /cms/v2/templates/{id}`, and their parser. */
export const getTemplateArgs = {
  id: {
    description: 'Theme and slug, separated by `//`.',
    type: 'string',
    sanitize_callback: 'sanitizeTemplateId',
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTemplateArgs: ArgsParser<typeof getTemplateArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplateArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/templates/{id}`, and their parser. */
export const updateTemplateArgs = {
  id: getTemplateArgs.id,
  content: {
    description: 'Blocks of the template.',
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
    description: 'Title of the template.',
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
    description: 'Slug of the template, unique in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    ...bySchema,
  },
  theme: createTemplateArgs.theme,
  type: createTemplateArgs.type,
  description: { description: 'Description of the template.', type: 'string', ...bySchema },
  status: {
    description: 'Status of the template.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  author: createTemplateArgs.author,
} satisfies ArgDefinitions;

export const parseUpdateTemplateArgs: ArgsParser<typeof updateTemplateArgs> = (args, fail) => {
  parseCreateTemplateArgs(args, fail);
};

/** The arguments of `DELETE /cms/v2/templates/{id}`, and their parser. */
export const deleteTemplateArgs = {
  id: getTemplateArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteTemplateArgs: ArgsParser<typeof deleteTemplateArgs> = (args, fail) => {
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
