// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (433d317db8a6)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import { pagesArgs } from '../shared/args.ts';

/** `GET /cms/v2/books` */
export const listBooksArgs: Record<'context' | 'page' | 'per_page', ArgDefinition> = {
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  ...pagesArgs,
};

/** `POST /cms/v2/books` */
export const createBookArgs: Record<'title' | 'status' | 'pages', ArgDefinition> = {
  title: {
    required: true,
    description: 'Title of the book.',
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
  pages: {
    description: 'How many pages it has.',
    type: 'integer',
    minimum: 1,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
};

/** `GET /cms/v2/books/{id}` */
export const getBookArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the book.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listBooksArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/books/{id}` */
export const updateBookArgs: ArgDefinitions = {
  id: getBookArgs.id,
  title: {
    description: 'Title of the book.',
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
  pages: createBookArgs.pages,
};

/** `DELETE /cms/v2/books/{id}` */
export const deleteBookArgs: ArgDefinitions = {
  id: getBookArgs.id,
};
