// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (b083d3e9e625)

import { absint, bySchema, k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/templates/{id}/autosaves`, and their parser. */
export const listTemplatesAutosavesArgs = {
  id: {
    description: 'Unique identifier of the template.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: shared.repeatedArgs.context,
  parent: { description: 'Unique identifier of the template.', type: 'integer' },
} satisfies ArgDefinitions;

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

/** The arguments of `POST /cms/v2/templates/{id}/autosaves`, and their parser. */
export const createTemplateAutosaveArgs = {
  id: listTemplatesAutosavesArgs.id,
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
  theme: { description: 'Theme of the template.', type: 'string', ...bySchema },
  type: { description: 'Post type that stores the template.', type: 'string', ...bySchema },
  description: { description: 'Description of the template.', type: 'string', ...bySchema },
  status: {
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
  parent: listTemplatesAutosavesArgs.parent,
} satisfies ArgDefinitions;

export const parseCreateTemplateAutosaveArgs: ArgsParser<typeof createTemplateAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.slug !== undefined)
    args.slug = k.limitedString(args.slug, createTemplateAutosaveArgs.slug) ?? fail('slug');
  if (args.theme !== undefined) args.theme = k.string(args.theme) ?? fail('theme');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createTemplateAutosaveArgs.status.enum) ?? fail('status');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/templates/{parent}/autosaves/{id}`, and their parser. */
export const getTemplateAutosaveArgs = {
  parent: listTemplatesAutosavesArgs.parent,
  id: shared.repeatedArgs.id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTemplateAutosaveArgs: ArgsParser<typeof getTemplateAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTemplateAutosaveArgs.context.enum) ?? fail('context');
};
