// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (bb6481db1ed2)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/menu-items`, and their parser. */
export const listMenuItemsArgs = {
  '{token}_id': { description: 'Only the line with this number.', type: 'integer' },
} satisfies ArgDefinitions;

/** The arguments of `POST /cms/v2/menu-items`, and their parser. */
export const createMenuItemArgs = {
  'data-x': { description: 'A name that is no identifier.', type: 'string', ...bySchema },
  ['__proto__']: {
    description: "A name that is none of the language's business.",
    type: 'string',
    ...bySchema,
  },
  '{token}_id': {
    description: 'A name that carries the product token.',
    type: 'integer',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateMenuItemArgs: ArgsParser<typeof createMenuItemArgs> = (args, fail) => {
  if (args['data-x'] !== undefined) args['data-x'] = k.string(args['data-x']) ?? fail('data-x');
  if (args.__proto__ !== undefined) args.__proto__ = k.string(args.__proto__) ?? fail('__proto__');
};

/** The arguments of `GET /cms/v2/menu-items/{name}`, and their parser. */
export const getMenuItemArgs = {
  name: { description: 'Any name.', type: 'string' },
} satisfies ArgDefinitions;

export const parseGetMenuItemArgs: ArgsParser<typeof getMenuItemArgs> = (args, fail) => {
  if (args.name !== undefined) args.name = k.string(args.name) ?? fail('name');
};

/** The arguments of `GET /cms/v2/menu-items/{id}/states`, and their parser. */
export const statesMenuItemArgs = {
  id: { description: 'Number of the line.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseStatesMenuItemArgs: ArgsParser<typeof statesMenuItemArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};
