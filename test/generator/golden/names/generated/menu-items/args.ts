// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (3e558a7b4efd)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items` */
export const listMenuItemsArgs: ArgDefinitions = {
  '{token}_id': {
    description: 'Only the line with this number.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/menu-items` */
export const createMenuItemArgs: ArgDefinitions = {
  'data-x': {
    description: 'A name that is no identifier.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  ['__proto__']: {
    description: "A name that is none of the language's business.",
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  '{token}_id': {
    description: 'A name that carries the product token.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
};

/** `GET /cms/v2/menu-items/{name}` */
export const getMenuItemArgs: ArgDefinitions = {
  name: {
    description: 'Any name.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `GET /cms/v2/menu-items/{id}/states` */
export const statesMenuItemArgs: ArgDefinitions = {
  id: {
    description: 'Number of the line.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};
