// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (118db18d2e57)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /post/v1/letters` */
export const listLettersReader: ArgsReader = {
  reads: ['author', 'context'],
  read(sent, open) {
    const { author, context } = sent;
    if (author !== undefined) {
      const read = k.readIntegers(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed') open.push('context');
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
