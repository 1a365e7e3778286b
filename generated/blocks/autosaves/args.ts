// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (404a4d2ac669)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/blocks/{id}/autosaves`. */
export const listBlocksAutosavesArgs = {
  id: {
    description: 'Number of the block.',
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
    description: 'Number of the block.',
    type: 'integer',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/blocks/{id}/autosaves`. */
export const parseListBlocksAutosavesArgs: ArgsParser<typeof listBlocksAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listBlocksAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/blocks/{id}/autosaves`. */
export const createBlockAutosaveArgs = {
  id: listBlocksAutosavesArgs.id,
  date: {
    description: 'When the block was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  date_gmt: {
    description: 'When the block was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  slug: {
    description: 'Name of the block in its address; no other of its type has it.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the block is on its way to being public.',
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
    description: 'Title of the block.',
    type: 'object',
    properties: {
      raw: { description: 'The title as it is stored.', type: 'string', context: ['view', 'edit'] },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  content: {
    description: 'What the block says.',
    type: 'object',
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['view', 'edit'] },
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
    description: 'Template file that shows the block; empty for the usual one.',
    type: 'string',
    validate_callback: 'checkTemplate',
    sanitize_callback: 'sanitizeRequestArg',
  },
  parent: listBlocksAutosavesArgs.parent,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/blocks/{id}/autosaves`. */
export const parseCreateBlockAutosaveArgs: ArgsParser<typeof createBlockAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.date !== undefined && args.date !== null)
    args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined && args.date_gmt !== null)
    args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/blocks/{parent}/autosaves/{id}`. */
export const getBlockAutosaveArgs = {
  parent: listBlocksAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
  },
  context: listBlocksAutosavesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/blocks/{parent}/autosaves/{id}`. */
export const parseGetBlockAutosaveArgs: ArgsParser<typeof getBlockAutosaveArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getBlockAutosaveArgs.context.enum) ?? fail('context');
};
