// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (b8d25b237659)

import { absint, bySchema, k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/template-parts/{id}/autosaves`, and their parser. */
export const listTemplatePartsAutosavesArgs = {
  id: {
    description: 'Unique identifier of the template part.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: shared.repeatedArgs.context,
  parent: { description: 'Unique identifier of the template part.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseListTemplatePartsAutosavesArgs: ArgsParser<
  typeof listTemplatePartsAutosavesArgs
> = (args, fail) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listTemplatePartsAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/template-parts/{id}/autosaves`, and their parser. */
export const createTemplatePartAutosaveArgs = {
  id: listTemplatePartsAutosavesArgs.id,
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
  theme: { description: 'Theme of the template part.', type: 'string', ...bySchema },
  type: { description: 'Post type that stores the template part.', type: 'string', ...bySchema },
  description: { description: 'Description of the template part.', type: 'string', ...bySchema },
  status: {
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
  parent: listTemplatePartsAutosavesArgs.parent,
} satisfies ArgDefinitions;

export const parseCreateTemplatePartAutosaveArgs: ArgsParser<
  typeof createTemplatePartAutosaveArgs
> = (args, fail) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.slug !== undefined)
    args.slug = k.limitedString(args.slug, createTemplatePartAutosaveArgs.slug) ?? fail('slug');
  if (args.theme !== undefined) args.theme = k.string(args.theme) ?? fail('theme');
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.status !== undefined)
    args.status =
      k.oneOf(args.status, createTemplatePartAutosaveArgs.status.enum) ?? fail('status');
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.area !== undefined) args.area = k.string(args.area) ?? fail('area');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/template-parts/{parent}/autosaves/{id}`, and their parser. */
export const getTemplatePartAutosaveArgs = {
  parent: listTemplatePartsAutosavesArgs.parent,
  id: shared.repeatedArgs.id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTemplatePartAutosaveArgs: ArgsParser<typeof getTemplatePartAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, getTemplatePartAutosaveArgs.context.enum) ?? fail('context');
};
