// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (512c4593e16b)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/blocks` */
export const listBlocksReader: ArgsReader = {
  reads: [
    'context',
    'page',
    'per_page',
    'search',
    'after',
    'before',
    'modified_after',
    'modified_before',
    'exclude',
    'include',
    'offset',
    'slug',
    'order',
    'orderby',
  ],
  read(sent, open) {
    const {
      context,
      page,
      per_page,
      search,
      after,
      before,
      modified_after,
      modified_before,
      exclude,
      include,
      offset,
      slug,
      order,
      orderby,
    } = sent;
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
    if (after !== undefined && (typeof after !== 'string' || !k.isDateAlone(after)))
      open.push('after');
    if (before !== undefined && (typeof before !== 'string' || !k.isDateAlone(before)))
      open.push('before');
    if (
      modified_after !== undefined &&
      (typeof modified_after !== 'string' || !k.isDateAlone(modified_after))
    )
      open.push('modified_after');
    if (
      modified_before !== undefined &&
      (typeof modified_before !== 'string' || !k.isDateAlone(modified_before))
    )
      open.push('modified_before');
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
    if (slug !== undefined) {
      const read = k.readTexts(slug);
      if (read === undefined) open.push('slug');
      else if (read !== slug) sent['slug'] = read;
    }
    if (order !== undefined && order !== 'asc' && order !== 'desc') open.push('order');
    if (
      orderby !== undefined &&
      orderby !== 'author' &&
      orderby !== 'date' &&
      orderby !== 'id' &&
      orderby !== 'include' &&
      orderby !== 'modified' &&
      orderby !== 'parent' &&
      orderby !== 'relevance' &&
      orderby !== 'slug' &&
      orderby !== 'include_slugs' &&
      orderby !== 'title'
    )
      open.push('orderby');
  },
};

/** `POST /cms/v2/blocks` */
export const createBlockReader: ArgsReader = {
  reads: ['date', 'date_gmt', 'password', 'title', 'content'],
  read(sent, open) {
    const { date, date_gmt, password } = sent;
    if (date !== undefined && date !== null && (typeof date !== 'string' || !k.isDateAlone(date)))
      open.push('date');
    if (
      date_gmt !== undefined &&
      date_gmt !== null &&
      (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt))
    )
      open.push('date_gmt');
    if (password !== undefined && typeof password !== 'string') open.push('password');
  },
};

/** `GET /cms/v2/blocks/{id}` */
export const getBlockReader: ArgsReader = {
  reads: ['id', 'context', 'password'],
  read(sent, open) {
    const { id, context, password } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (password !== undefined && typeof password !== 'string') open.push('password');
  },
};

/** `POST, PUT, PATCH /cms/v2/blocks/{id}` */
export const updateBlockReader: ArgsReader = {
  reads: ['id', 'date', 'date_gmt', 'password', 'title', 'content'],
  read(sent, open) {
    const { id, date, date_gmt, password } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (date !== undefined && date !== null && (typeof date !== 'string' || !k.isDateAlone(date)))
      open.push('date');
    if (
      date_gmt !== undefined &&
      date_gmt !== null &&
      (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt))
    )
      open.push('date_gmt');
    if (password !== undefined && typeof password !== 'string') open.push('password');
  },
};

/** `DELETE /cms/v2/blocks/{id}` */
export const deleteBlockReader: ArgsReader = {
  reads: ['id', 'force'],
  read(sent, open) {
    const { id, force } = sent;
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
