// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (ae74d8f1a9c4)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pages` */
export const listPagesReader: ArgsReader = {
  reads: [
    'context',
    'page',
    'per_page',
    'search',
    'after',
    'before',
    'modified_after',
    'modified_before',
    'author',
    'author_exclude',
    'exclude',
    'include',
    'offset',
    'parent',
    'parent_exclude',
    'slug',
    'order',
    'orderby',
    'menu_order',
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
      author,
      author_exclude,
      exclude,
      include,
      offset,
      parent,
      parent_exclude,
      slug,
      order,
      orderby,
      menu_order,
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
    if (author !== undefined) {
      const read = k.readIntegers(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (author_exclude !== undefined) {
      const read = k.readIntegers(author_exclude);
      if (read === undefined) open.push('author_exclude');
      else if (read !== author_exclude) sent['author_exclude'] = read;
    }
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
    if (parent !== undefined) {
      const read = k.readIntegers(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (parent_exclude !== undefined) {
      const read = k.readIntegers(parent_exclude);
      if (read === undefined) open.push('parent_exclude');
      else if (read !== parent_exclude) sent['parent_exclude'] = read;
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
      orderby !== 'title' &&
      orderby !== 'menu_order'
    )
      open.push('orderby');
    if (menu_order !== undefined) {
      const read = k.readInteger(menu_order);
      if (read === undefined) open.push('menu_order');
      else if (read !== menu_order) sent['menu_order'] = read;
    }
  },
};

/** `POST /cms/v2/pages` */
export const createPageReader: ArgsReader = {
  reads: [
    'date',
    'date_gmt',
    'password',
    'parent',
    'title',
    'content',
    'author',
    'excerpt',
    'featured_media',
    'comment_status',
    'ping_status',
    'menu_order',
  ],
  read(sent, open) {
    const {
      date,
      date_gmt,
      password,
      parent,
      author,
      featured_media,
      comment_status,
      ping_status,
      menu_order,
    } = sent;
    if (date !== undefined && date !== null && (typeof date !== 'string' || !k.isDateAlone(date)))
      open.push('date');
    if (
      date_gmt !== undefined &&
      date_gmt !== null &&
      (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt))
    )
      open.push('date_gmt');
    if (password !== undefined && typeof password !== 'string') open.push('password');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (featured_media !== undefined) {
      const read = k.readInteger(featured_media);
      if (read === undefined) open.push('featured_media');
      else if (read !== featured_media) sent['featured_media'] = read;
    }
    if (comment_status !== undefined && comment_status !== 'open' && comment_status !== 'closed')
      open.push('comment_status');
    if (ping_status !== undefined && ping_status !== 'open' && ping_status !== 'closed')
      open.push('ping_status');
    if (menu_order !== undefined) {
      const read = k.readInteger(menu_order);
      if (read === undefined) open.push('menu_order');
      else if (read !== menu_order) sent['menu_order'] = read;
    }
  },
};

/** `GET /cms/v2/pages/{id}` */
export const getPageReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/pages/{id}` */
export const updatePageReader: ArgsReader = {
  reads: [
    'id',
    'date',
    'date_gmt',
    'password',
    'parent',
    'title',
    'content',
    'author',
    'excerpt',
    'featured_media',
    'comment_status',
    'ping_status',
    'menu_order',
  ],
  read(sent, open) {
    const {
      id,
      date,
      date_gmt,
      password,
      parent,
      author,
      featured_media,
      comment_status,
      ping_status,
      menu_order,
    } = sent;
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
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (featured_media !== undefined) {
      const read = k.readInteger(featured_media);
      if (read === undefined) open.push('featured_media');
      else if (read !== featured_media) sent['featured_media'] = read;
    }
    if (comment_status !== undefined && comment_status !== 'open' && comment_status !== 'closed')
      open.push('comment_status');
    if (ping_status !== undefined && ping_status !== 'open' && ping_status !== 'closed')
      open.push('ping_status');
    if (menu_order !== undefined) {
      const read = k.readInteger(menu_order);
      if (read === undefined) open.push('menu_order');
      else if (read !== menu_order) sent['menu_order'] = read;
    }
  },
};

/** `DELETE /cms/v2/pages/{id}` */
export const deletePageReader: ArgsReader = {
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
