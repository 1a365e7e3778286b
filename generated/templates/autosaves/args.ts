// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (d3f3e97f2124)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/templates/{id}/autosaves`. */
export const listTemplatesAutosavesArgs = {
  id: {
    description: 'Number of the template.',
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
    description: 'Number of the template.',
    type: 'integer',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/templates/{id}/autosaves`. */
export const parseListTemplatesAutosavesArgs: ArgsParser<typeof listTemplatesAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listTemplatesAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/templates/{id}/autosaves`. */
export const createTemplateAutosaveArgs = {
  id: listTemplatesAutosavesArgs.id,
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
  author: {
    description: 'User who changed it; 0 for a file of the theme.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  parent: listTemplatesAutosavesArgs.parent,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/templates/{id}/autosaves`. */
export const parseCreateTemplateAutosaveArgs: ArgsParser<typeof createTemplateAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.slug !== undefined) fail('slug');
  if (args.theme !== undefined) args.theme = k.string(args.theme) ?? fail('theme');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createTemplateAutosaveArgs.status.enum) ?? fail('status');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/templates/{parent}/autosaves/{id}`. */
export const getTemplateAutosaveArgs = {
  parent: listTemplatesAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
  },
  context: listTemplatesAutosavesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/templates/{parent}/autosaves/{id}`. */
export const parseGetTemplateAutosaveArgs: ArgsParser<typeof getTemplateAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplateAutosaveArgs.context.enum) ?? fail('context');
};
