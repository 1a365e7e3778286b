// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (6a4fc7399368)

import { absint, k } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/blocks/{id}/autosaves` */
export const listBlocksAutosavesReader: ArgsReader = {
  reads: ['id', 'context', 'parent'],
  read(sent, open) {
    const { id, context, parent } = sent;
    if (id !== undefined) sent['id'] = absint(id);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `POST /cms/v2/blocks/{id}/autosaves` */
export const createBlockAutosaveReader: ArgsReader = {
  reads: ['id', 'date', 'date_gmt', 'password', 'title', 'content', 'parent'],
  read(sent, open) {
    const { id, date, date_gmt, password, parent } = sent;
    if (id !== undefined) sent['id'] = absint(id);
    if (date !== undefined && date !== null && (typeof date !== 'string' || !k.isDateAlone(date)))
      open.push('date');
    if (
      date_gmt !== undefined &&
      date_gmt !== null &&
      (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt))
    )
      open.push('date_gmt');
    if (password !== undefined && typeof password !== 'string') open.push('password');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `GET /cms/v2/blocks/{parent}/autosaves/{id}` */
export const getBlockAutosaveReader: ArgsReader = {
  reads: ['parent', 'id', 'context'],
  read(sent, open) {
    const { parent, id, context } = sent;
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
