// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (6991ddfdfeb3)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/films` */
export const listFilmsReader: ArgsReader = {
  reads: ['context', 'page', 'per_page'],
  read(sent, open) {
    const { context, page, per_page } = sent;
    if (context !== undefined && context !== 'view' && context !== 'edit') open.push('context');
    if (page !== undefined) {
      const read = k.readInteger(page, 1);
      if (read === undefined) open.push('page');
      else if (read !== page) sent['page'] = read;
    }
    if (per_page !== undefined) {
      const read = k.readInteger(per_page, 1, 20);
      if (read === undefined) open.push('per_page');
      else if (read !== per_page) sent['per_page'] = read;
    }
  },
};

/** `POST /cms/v2/films` */
export const createFilmReader: ArgsReader = {
  reads: ['title', 'status'],
  read(sent, open) {
    const { status } = sent;
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
  },
};

/** `GET /cms/v2/films/{id}` */
export const getFilmReader: ArgsReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'edit') open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/films/{id}` */
export const updateFilmReader: ArgsReader = {
  reads: ['id', 'title', 'status'],
  read(sent, open) {
    const { id, status } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
  },
};

/** `DELETE /cms/v2/films/{id}` */
export const deleteFilmReader: ArgsReader = {
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
