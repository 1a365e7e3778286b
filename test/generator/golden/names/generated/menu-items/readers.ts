// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (71d5d1f7fc90)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items` */
export const listMenuItemsReader = { reads: [], read: () => undefined } satisfies ArgsReader;

/** `POST /cms/v2/menu-items` */
export const createMenuItemReader = {
  reads: ['__proto__'],
  read(sent, open) {
    const { __proto__ } = sent;
    if (__proto__ !== undefined && typeof __proto__ !== 'string') open.push('__proto__');
  },
} satisfies ArgsReader;
