// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (dccdadcf1205)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/blocks/{id}/autosaves` */
export const listBlocksAutosavesArgs: Record<'id' | 'context' | 'parent', ArgDefinition> = {
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
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the block.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/blocks/{id}/autosaves` */
export const createBlockAutosaveArgs: ArgDefinitions = {
  id: listBlocksAutosavesArgs.id,
  date: {
    description: 'When the block was published, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  date_gmt: {
    description: 'When the block was published, in UTC.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  slug: {
    description: 'Name of the block in its address; no other of its type has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  status: {
    description: 'How far the block is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: k.toText,
  },
  password: {
    description: 'Password that readers need for the content and excerpt; empty for none.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
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
    sanitize_callback: k.toText,
  },
  parent: listBlocksAutosavesArgs.parent,
};

/** `GET /cms/v2/blocks/{parent}/autosaves/{id}` */
export const getBlockAutosaveArgs: ArgDefinitions = {
  parent: listBlocksAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listBlocksAutosavesArgs.context,
};
