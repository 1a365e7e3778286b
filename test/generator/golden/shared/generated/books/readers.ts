// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (d70e647410bc)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/books` */
export const listBooksReader = {
  reads: ['context', 'page', 'per_page'],
  read(sent, open) {
    const { context, page, per_page } = sent;
    if (context !== undefined && context !== 'view' && context !== 'edit') open.push('context');
    if (page !== undefined) {
      const read = k.readInteger(page, 1);
      if (read === undefined) open.push('page');
      else if (read !== page) sent.page = read;
    }
    if (per_page !== undefined) {
      const read = k.readInteger(per_page, 1, 100);
      if (read === undefined) open.push('per_page');
      else if (read !== per_page) sent.per_page = read;
    }
  },
} satisfies ArgsReader;

/** `POST /cms/v2/books` */
export const createBookReader = {
  reads: ['title', 'status', 'pages'],
  read(sent, open) {
    const { status, pages } = sent;
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
    if (pages !== undefined) {
      const read = k.readInteger(pages, 1);
      if (read === undefined) open.push('pages');
      else if (read !== pages) sent.pages = read;
    }
  },
} satisfies ArgsReader;

/** `GET /cms/v2/books/{id}` */
export const getBookReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent.id = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'edit') open.push('context');
  },
} satisfies ArgsReader;

/** `POST, PUT, PATCH /cms/v2/books/{id}` */
export const updateBookReader = {
  reads: ['id', 'title', 'status', 'pages'],
  read(sent, open) {
    const { id, status, pages } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent.id = read;
    }
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
    if (pages !== undefined) {
      const read = k.readInteger(pages, 1);
      if (read === undefined) open.push('pages');
      else if (read !== pages) sent.pages = read;
    }
  },
} satisfies ArgsReader;

/** `DELETE /cms/v2/books/{id}` */
export const deleteBookReader = {
  reads: ['id'],
  read(sent, open) {
    const { id } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent.id = read;
    }
  },
} satisfies ArgsReader;
