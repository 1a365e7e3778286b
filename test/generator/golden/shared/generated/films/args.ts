// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (0ac2c71dc530)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import { pagesArgs } from '../shared/args.ts';

/** `GET /cms/v2/films` */
export const listFilmsArgs: Record<'context' | 'page' | 'per_page', ArgDefinition> = {
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  page: pagesArgs.page,
  per_page: {
    description: 'Most films on a page.',
    type: 'integer',
    default: 5,
    minimum: 1,
    maximum: 20,
    sanitize_callback: k.parse(
      (value, param) =>
        k.numeric(value, 'integer', param) ??
        k.between(value, 1, 20, param) ??
        k.integer(value, param),
      k.toInteger,
    ),
  },
};

/** `POST /cms/v2/films` */
export const createFilmArgs: ArgDefinitions = {
  title: {
    required: true,
    description: 'Title of the film.',
    type: 'object',
    properties: {
      raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'As it is shown.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  status: {
    default: 'draft',
    description: 'Whether it is public.',
    type: 'string',
    enum: ['draft', 'public'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['draft', 'public'], param),
    sanitize_callback: k.toText,
  },
};

/** `GET /cms/v2/films/{id}` */
export const getFilmArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the film.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listFilmsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/films/{id}` */
export const updateFilmArgs: ArgDefinitions = {
  id: getFilmArgs.id,
  title: {
    description: 'Title of the film.',
    type: 'object',
    properties: {
      raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'As it is shown.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  status: {
    description: 'Whether it is public.',
    type: 'string',
    enum: ['draft', 'public'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['draft', 'public'], param),
    sanitize_callback: k.toText,
  },
};

/** `DELETE /cms/v2/films/{id}` */
export const deleteFilmArgs: ArgDefinitions = {
  id: getFilmArgs.id,
};
