// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (cc40877aadd8)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items` */
export const listMenuItemsArgs: ArgDefinitions = {};

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
};
