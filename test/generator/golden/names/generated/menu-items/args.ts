// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (973c17f5c4b2)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items` */
export const listMenuItemsArgs = {
  '{token}_id': {
    description: 'Only the line with this number.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
} satisfies ArgDefinitions;

/** `POST /cms/v2/menu-items` */
export const createMenuItemArgs = {
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
} satisfies ArgDefinitions;

/** `GET /cms/v2/menu-items/{name}` */
export const getMenuItemArgs = {
  name: {
    description: 'Any name.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
} satisfies ArgDefinitions;

/** `GET /cms/v2/menu-items/{id}/states` */
export const statesMenuItemArgs = {
  id: {
    description: 'Number of the line.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
} satisfies ArgDefinitions;
