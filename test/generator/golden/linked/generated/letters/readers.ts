// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (a8c24744a7c4)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /post/v1/letters` */
export const listLettersReader: ArgsReader = {
  reads: ['author'],
  read(sent, open) {
    const { author } = sent;
    if (author !== undefined) {
      const read = k.readIntegers(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
  },
};

/** `POST /post/v1/letters/sorted` */
export const sortLetterReader: ArgsReader = {
  reads: ['by'],
  read(sent, open) {
    const { by } = sent;
    if (by !== undefined && by !== 'id' && by !== 'author') open.push('by');
  },
};
