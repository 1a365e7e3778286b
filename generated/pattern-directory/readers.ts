// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (f718a53fcfef)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pattern-directory/patterns` */
export const searchPatternDirectoryItemReader: ArgsReader = {
  reads: ['context', 'category', 'keyword'],
  read(sent, open) {
    const { context, category, keyword } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (category !== undefined) {
      const read = k.readInteger(category, 1);
      if (read === undefined) open.push('category');
      else if (read !== category) sent['category'] = read;
    }
    if (keyword !== undefined) {
      const read = k.readInteger(keyword, 1);
      if (read === undefined) open.push('keyword');
      else if (read !== keyword) sent['keyword'] = read;
    }
  },
};
