// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (0a59a8fdedf0)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/books` */
export const listBooksReader: ArgsReader = {
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
      const read = k.readInteger(per_page, 1, 100);
      if (read === undefined) open.push('per_page');
      else if (read !== per_page) sent['per_page'] = read;
    }
  },
};

/** `POST /cms/v2/books` */
export const createBookReader: ArgsReader = {
  reads: ['title', 'status', 'pages'],
  read(sent, open) {
    const { status, pages } = sent;
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
    if (pages !== undefined) {
      const read = k.readInteger(pages, 1);
      if (read === undefined) open.push('pages');
      else if (read !== pages) sent['pages'] = read;
    }
  },
};

/** `GET /cms/v2/books/{id}` */
export const getBookReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/books/{id}` */
export const updateBookReader: ArgsReader = {
  reads: ['id', 'title', 'status', 'pages'],
  read(sent, open) {
    const { id, status, pages } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
    if (pages !== undefined) {
      const read = k.readInteger(pages, 1);
      if (read === undefined) open.push('pages');
      else if (read !== pages) sent['pages'] = read;
    }
  },
};

/** `DELETE /cms/v2/books/{id}` */
export const deleteBookReader: ArgsReader = {
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
