// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (e272596a592c)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import { forceArgs } from '../shared/args.ts';

/** `GET /cms/v2/template-parts` */
export const listTemplatePartsArgs: Record<
  'context' | '{token}_id' | 'area' | 'post_type',
  ArgDefinition
> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  '{token}_id': {
    description: 'Only the one that is kept as this post.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  area: {
    description: 'Only those of this area.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  post_type: {
    description: 'Only those that posts of this type can choose.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `POST /cms/v2/template-parts` */
export const createTemplatePartArgs: Record<
  'content' | 'title' | 'slug' | 'theme' | 'type' | 'description' | 'status' | 'author' | 'area',
  ArgDefinition
> = {
  content: {
    default: '',
    description: 'What the template part consists of, in blocks.',
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
    default: '',
    description: 'What people call the template part.',
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
    required: true,
    description: 'Name of the template part in its theme.',
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
    description: 'Theme that the template part is for.',
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
    default: '',
    description: 'What the template part is for.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  status: {
    default: 'publish',
    description: 'How far the template part is on its way to being used.',
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
  area: {
    description: 'Where in a page the part stands: header, footer or uncategorized.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
};

/** `GET /cms/v2/template-parts/lookup` */
export const lookupTemplatePartArgs: ArgDefinitions = {
  slug: {
    description: 'Name to look for.',
    type: 'string',
    required: true,
    sanitize_callback: k.parse(k.string, k.toText),
  },
  is_custom: {
    description: 'Whether it is one that people choose.',
    type: 'boolean',
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
  template_prefix: {
    description: 'Beginning that the name has in common with others: `taxonomy-genre`.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `GET /cms/v2/template-parts/{id}` */
export const getTemplatePartArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Theme and slug, with `//` between them.',
    type: 'string',
    sanitize_callback: 'sanitizeTemplateId',
  },
  context: listTemplatePartsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/template-parts/{id}` */
export const updateTemplatePartArgs: ArgDefinitions = {
  id: getTemplatePartArgs.id,
  content: {
    description: 'What the template part consists of, in blocks.',
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
    description: 'What people call the template part.',
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
    description: 'Name of the template part in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.minLength(value, 1, param) ??
      k.pattern(value, '[a-zA-Z0-9_\\-]+', param),
    sanitize_callback: k.toText,
  },
  theme: createTemplatePartArgs.theme,
  type: createTemplatePartArgs.type,
  description: {
    description: 'What the template part is for.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  status: {
    description: 'How far the template part is on its way to being used.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(value, ['publish', 'future', 'draft', 'pending', 'private'], param),
    sanitize_callback: k.toText,
  },
  author: createTemplatePartArgs.author,
  area: createTemplatePartArgs.area,
};

/** `DELETE /cms/v2/template-parts/{id}` */
export const deleteTemplatePartArgs: ArgDefinitions = {
  id: getTemplatePartArgs.id,
  ...forceArgs,
};
