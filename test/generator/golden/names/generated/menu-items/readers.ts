// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (ee381cb4b333)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items` */
export const listMenuItemsReader: ArgsReader = { reads: [], read: () => undefined };

/** `POST /cms/v2/menu-items` */
export const createMenuItemReader: ArgsReader = {
  reads: ['__proto__'],
  read(sent, open) {
    const { __proto__ } = sent;
    if (__proto__ !== undefined && typeof __proto__ !== 'string') open.push('__proto__');
  },
};
