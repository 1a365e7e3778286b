// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (49323b989d94)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/templates/{id}/autosaves` */
export const listTemplatesAutosavesArgs: Record<'id' | 'context' | 'parent', ArgDefinition> = {
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
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the template.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/templates/{id}/autosaves` */
export const createTemplateAutosaveArgs: ArgDefinitions = {
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
    sanitize_callback: k.toBestOf({
      object: k.toObjectOf({ properties: { raw: k.toText, block_version: k.toInteger } }),
      string: k.toText,
    }),
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
    sanitize_callback: k.toBestOf({
      object: k.toObjectOf({ properties: { raw: k.toText, rendered: k.toText } }),
      string: k.toText,
    }),
  },
  slug: {
    description: 'Name of the template in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.minLength(value, 1, param) ??
      k.pattern(value, '[a-zA-Z0-9_\\-]+', param),
    sanitize_callback: k.toText,
  },
  theme: {
    description: 'Theme that the template is for.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  type: {
    description: 'Post type that it is kept as.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  description: {
    description: 'What the template is for.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  status: {
    description: 'How far the template is on its way to being used.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(value, ['publish', 'future', 'draft', 'pending', 'private'], param),
    sanitize_callback: k.toText,
  },
  author: {
    description: 'User who changed it; 0 for a file of the theme.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  parent: listTemplatesAutosavesArgs.parent,
};

/** `GET /cms/v2/templates/{parent}/autosaves/{id}` */
export const getTemplateAutosaveArgs: ArgDefinitions = {
  parent: listTemplatesAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listTemplatesAutosavesArgs.context,
};
