// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (399f5c5ca03a)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/search` */
export const listSearchReader: ArgsReader = {
  reads: ['context', 'page', 'per_page', 'search', 'exclude', 'include', 'type'],
  read(sent, open) {
    const { context, page, per_page, search, exclude, include, type } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed') open.push('context');
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
    if (search !== undefined && typeof search !== 'string') open.push('search');
    else if (search !== undefined) sent['search'] = sanitizeTextField(search);
    if (exclude !== undefined) {
      const read = k.readIntegers(exclude);
      if (read === undefined) open.push('exclude');
      else if (read !== exclude) sent['exclude'] = read;
    }
    if (include !== undefined) {
      const read = k.readIntegers(include);
      if (read === undefined) open.push('include');
      else if (read !== include) sent['include'] = read;
    }
    if (type !== undefined && type !== 'post' && type !== 'term' && type !== 'post-format')
      open.push('type');
  },
};
