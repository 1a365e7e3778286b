// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (2b52e9c8d132)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-directory/search` */
export const searchBlockDirectoryItemReader: ArgsReader = {
  reads: ['context', 'page', 'per_page'],
  read(sent, open) {
    const { context, page, per_page } = sent;
    if (context !== undefined && context !== 'view') open.push('context');
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
