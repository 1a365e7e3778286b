// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (e7263af0206e)

import { k } from '../../runtime/schema/index.ts';
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

/** `GET /cms/v2/menu-items/{name}` */
export const getMenuItemReader: ArgsReader = {
  reads: ['name'],
  read(sent, open) {
    const { name } = sent;
    if (name !== undefined && typeof name !== 'string') open.push('name');
  },
};

/** `GET /cms/v2/menu-items/{id}/states` */
export const statesMenuItemReader: ArgsReader = {
  reads: ['id'],
  read(sent, open) {
    const { id } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
  },
};
