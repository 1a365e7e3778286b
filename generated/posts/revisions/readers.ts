// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (ec6726d52138)

import { k, sanitizeTextField } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/posts/{parent}/revisions` */
export const listPostsRevisionsReader: ArgsReader = {
  reads: [
    'parent',
    'context',
    'page',
    'per_page',
    'search',
    'exclude',
    'include',
    'offset',
    'order',
    'orderby',
  ],
  read(sent, open) {
    const { parent, context, page, per_page, search, exclude, include, offset, order, orderby } =
      sent;
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
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
    if (offset !== undefined) {
      const read = k.readInteger(offset);
      if (read === undefined) open.push('offset');
      else if (read !== offset) sent['offset'] = read;
    }
    if (order !== undefined && order !== 'asc' && order !== 'desc') open.push('order');
    if (
      orderby !== undefined &&
      orderby !== 'date' &&
      orderby !== 'id' &&
      orderby !== 'include' &&
      orderby !== 'relevance' &&
      orderby !== 'slug' &&
      orderby !== 'include_slugs' &&
      orderby !== 'title'
    )
      open.push('orderby');
  },
};

/** `GET /cms/v2/posts/{parent}/revisions/{id}` */
export const getPostRevisionReader: ArgsReader = {
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

/** `DELETE /cms/v2/posts/{parent}/revisions/{id}` */
export const deletePostRevisionReader: ArgsReader = {
  reads: ['parent', 'id', 'force'],
  read(sent, open) {
    const { parent, id, force } = sent;
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
    if (force !== undefined) {
      const read = k.readBoolean(force);
      if (read === undefined) open.push('force');
      else if (read !== force) sent['force'] = read;
    }
  },
};
