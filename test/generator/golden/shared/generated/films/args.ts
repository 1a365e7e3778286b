// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (197ec317780e)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/films`, and their parser. */
export const listFilmsArgs = {
  context: shared.repeatedArgs.context,
  page: shared.pagesArgs.page,
  per_page: {
    description: 'Most films on a page.',
    type: 'integer',
    default: 5,
    minimum: 1,
    maximum: 20,
  },
} satisfies ArgDefinitions;

export const parseListFilmsArgs: ArgsParser<typeof listFilmsArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listFilmsArgs.context.enum) ?? fail('context');
  if (args.page !== undefined) args.page = k.integer(args.page, 1) ?? fail('page');
  if (args.per_page !== undefined)
    args.per_page = k.integer(args.per_page, 1, 20) ?? fail('per_page');
};

/** The arguments of `POST /cms/v2/films`, and their parser. */
export const createFilmArgs = {
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
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateFilmArgs: ArgsParser<typeof createFilmArgs> = (args, fail) => {
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createFilmArgs.status.enum) ?? fail('status');
};

/** The arguments of `GET /cms/v2/films/{id}`, and their parser. */
export const getFilmArgs = {
  id: { description: 'Number of the film.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetFilmArgs: ArgsParser<typeof getFilmArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getFilmArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/films/{id}`, and their parser. */
export const updateFilmArgs = {
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
  status: shared.repeatedArgs.status,
} satisfies ArgDefinitions;

export const parseUpdateFilmArgs: ArgsParser<typeof updateFilmArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, updateFilmArgs.status.enum) ?? fail('status');
};

/** The arguments of `DELETE /cms/v2/films/{id}`, and their parser. */
export const deleteFilmArgs = {
  id: getFilmArgs.id,
} satisfies ArgDefinitions;

export const parseDeleteFilmArgs: ArgsParser<typeof deleteFilmArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};
