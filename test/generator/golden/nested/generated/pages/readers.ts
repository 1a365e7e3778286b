// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (da74cac8afbf)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
export const getPageReader: ArgsReader = {
  reads: ['shelf', 'book', 'number'],
  read(sent, open) {
    const { shelf, book, number } = sent;
    if (shelf !== undefined && typeof shelf !== 'string') open.push('shelf');
    if (book !== undefined) {
      const read = k.readInteger(book);
      if (read === undefined) open.push('book');
      else if (read !== book) sent['book'] = read;
    }
    if (number !== undefined) {
      const read = k.readInteger(number);
      if (read === undefined) open.push('number');
      else if (read !== number) sent['number'] = read;
    }
  },
};

/** `DELETE /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
export const deletePageReader: ArgsReader = {
  reads: ['shelf', 'book', 'number'],
  read(sent, open) {
    const { shelf, book, number } = sent;
    if (shelf !== undefined && typeof shelf !== 'string') open.push('shelf');
    if (book !== undefined) {
      const read = k.readInteger(book);
      if (read === undefined) open.push('book');
      else if (read !== book) sent['book'] = read;
    }
    if (number !== undefined) {
      const read = k.readInteger(number);
      if (read === undefined) open.push('number');
      else if (read !== number) sent['number'] = read;
    }
  },
};
