// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (609d49dea827)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import { forceArgs } from '../shared/args.ts';

/** The arguments of `GET /cms/v2/templates`. */
export const listTemplatesArgs = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  '{token}_id': {
    description: 'Only the one that is kept as this post.',
    type: 'integer',
  },
  area: {
    description: 'Only those of this area.',
    type: 'string',
  },
  post_type: {
    description: 'Only those that posts of this type can choose.',
    type: 'string',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/templates`. */
export const parseListTemplatesArgs: ArgsParser<typeof listTemplatesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTemplatesArgs.context.enum) ?? fail('context');
  if (args.area !== undefined) args.area = k.string(args.area) ?? fail('area');
  if (args.post_type !== undefined) args.post_type = k.string(args.post_type) ?? fail('post_type');
};

/** The arguments of `POST /cms/v2/templates`. */
export const createTemplateArgs = {
  content: {
    default: '',
    description: 'What the template consists of, in blocks.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['view', 'edit'] },
      block_version: {
        description: 'Version of the block format of the text; 0 for a text without blocks.',
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
    description: 'What people call the template.',
    type: ['object', 'string'],
    properties: {
      raw: {
        description: 'The title as it is stored.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
      },
      rendered: {
        description: 'The title as HTML, ready to show.',
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
    description: 'Name of the template in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  theme: {
    description: 'Theme that the template is for.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  type: {
    description: 'Post type that it is kept as.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  description: {
    default: '',
    description: 'What the template is for.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  status: {
    default: 'publish',
    description: 'How far the template is on its way to being used.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  author: {
    description: 'User who changed it; 0 for a file of the theme.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/templates`. */
export const parseCreateTemplateArgs: ArgsParser<typeof createTemplateArgs> = (args, fail) => {
  if (args.slug !== undefined) fail('slug');
  if (args.theme !== undefined) args.theme = k.string(args.theme) ?? fail('theme');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createTemplateArgs.status.enum) ?? fail('status');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
};

/** The arguments of `GET /cms/v2/templates/lookup`. */
export const lookupTemplateArgs = {
  slug: {
    description: 'Name to look for.',
    type: 'string',
    required: true,
  },
  is_custom: {
    description: 'Whether it is one that people choose.',
    type: 'boolean',
  },
  template_prefix: {
    description: 'Beginning that the name has in common with others: `taxonomy-genre`.',
    type: 'string',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/templates/lookup`. */
export const parseLookupTemplateArgs: ArgsParser<typeof lookupTemplateArgs> = (args, fail) => {
  if (args.slug !== undefined) args.slug = k.string(args.slug) ?? fail('slug');
  if (args.is_custom !== undefined) args.is_custom = k.boolean(args.is_custom) ?? fail('is_custom');
  if (args.template_prefix !== undefined)
    args.template_prefix = k.string(args.template_prefix) ?? fail('template_prefix');
};

/** The arguments of `GET /cms/v2/templates/{id}`. */
export const getTemplateArgs = {
  id: {
    description: 'Theme and slug, with `//` between them.',
    type: 'string',
    sanitize_callback: 'sanitizeTemplateId',
  },
  context: listTemplatesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/templates/{id}`. */
export const parseGetTemplateArgs: ArgsParser<typeof getTemplateArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplateArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/templates/{id}`. */
export const updateTemplateArgs = {
  id: getTemplateArgs.id,
  content: {
    description: 'What the template consists of, in blocks.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['view', 'edit'] },
      block_version: {
        description: 'Version of the block format of the text; 0 for a text without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    description: 'What people call the template.',
    type: ['object', 'string'],
    properties: {
      raw: {
        description: 'The title as it is stored.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
      },
      rendered: {
        description: 'The title as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  slug: {
    description: 'Name of the template in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  theme: createTemplateArgs.theme,
  type: createTemplateArgs.type,
  description: {
    description: 'What the template is for.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  status: {
    description: 'How far the template is on its way to being used.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  author: createTemplateArgs.author,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST, PUT, PATCH /cms/v2/templates/{id}`. */
export const parseUpdateTemplateArgs: ArgsParser<typeof updateTemplateArgs> = (args, fail) => {
  parseCreateTemplateArgs(args, fail);
};

/** The arguments of `DELETE /cms/v2/templates/{id}`. */
export const deleteTemplateArgs = {
  id: getTemplateArgs.id,
  ...forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/templates/{id}`. */
export const parseDeleteTemplateArgs: ArgsParser<typeof deleteTemplateArgs> = (args, fail) => {
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
