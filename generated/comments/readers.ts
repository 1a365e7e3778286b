// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (2306517408f8)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/comments` */
export const listCommentsReader: ArgsReader = {
  reads: [
    'context',
    'page',
    'per_page',
    'search',
    'after',
    'before',
    'exclude',
    'include',
    'offset',
    'parent',
    'parent_exclude',
    'password',
    'author',
    'author_exclude',
    'author_email',
    'order',
    'orderby',
    'post',
    'status',
    'type',
  ],
  read(sent, open) {
    const {
      context,
      page,
      per_page,
      search,
      after,
      before,
      exclude,
      include,
      offset,
      parent,
      parent_exclude,
      password,
      author,
      author_exclude,
      author_email,
      order,
      orderby,
      post,
      status,
      type,
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
    if (password !== undefined && typeof password !== 'string') open.push('password');
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
    if (author_email !== undefined) {
      const read = k.readEmail(author_email);
      if (read === undefined) open.push('author_email');
      else if (read !== author_email) sent['author_email'] = read;
    }
    if (order !== undefined && order !== 'asc' && order !== 'desc') open.push('order');
    if (
      orderby !== undefined &&
      orderby !== 'date' &&
      orderby !== 'date_gmt' &&
      orderby !== 'id' &&
      orderby !== 'include' &&
      orderby !== 'post' &&
      orderby !== 'parent' &&
      orderby !== 'type'
    )
      open.push('orderby');
    if (post !== undefined) {
      const read = k.readIntegers(post);
      if (read === undefined) open.push('post');
      else if (read !== post) sent['post'] = read;
    }
    if (status !== undefined && typeof status !== 'string') open.push('status');
    else if (status !== undefined) sent['status'] = sanitizeKey(status);
    if (type !== undefined && typeof type !== 'string') open.push('type');
    else if (type !== undefined) sent['type'] = sanitizeKey(type);
  },
};

/** `POST /cms/v2/comments` */
export const createCommentReader: ArgsReader = {
  reads: [
    'author',
    'author_ip',
    'author_name',
    'author_url',
    'author_user_agent',
    'content',
    'date',
    'date_gmt',
    'parent',
    'post',
    'status',
  ],
  read(sent, open) {
    const {
      author,
      author_ip,
      author_name,
      author_url,
      author_user_agent,
      date,
      date_gmt,
      parent,
      post,
      status,
    } = sent;
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (author_ip !== undefined && (typeof author_ip !== 'string' || !k.isIp(author_ip)))
      open.push('author_ip');
    if (author_name !== undefined && typeof author_name !== 'string') open.push('author_name');
    else if (author_name !== undefined) sent['author_name'] = sanitizeTextField(author_name);
    if (author_url !== undefined) {
      const read = k.readUrl(author_url);
      if (read === undefined) open.push('author_url');
      else if (read !== author_url) sent['author_url'] = read;
    }
    if (author_user_agent !== undefined && typeof author_user_agent !== 'string')
      open.push('author_user_agent');
    else if (author_user_agent !== undefined)
      sent['author_user_agent'] = sanitizeTextField(author_user_agent);
    if (date !== undefined && (typeof date !== 'string' || !k.isDateAlone(date))) open.push('date');
    if (date_gmt !== undefined && (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt)))
      open.push('date_gmt');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (post !== undefined) {
      const read = k.readInteger(post);
      if (read === undefined) open.push('post');
      else if (read !== post) sent['post'] = read;
    }
    if (status !== undefined && typeof status !== 'string') open.push('status');
    else if (status !== undefined) sent['status'] = sanitizeKey(status);
  },
};

/** `GET /cms/v2/comments/{id}` */
export const getCommentReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/comments/{id}` */
export const updateCommentReader: ArgsReader = {
  reads: [
    'id',
    'author',
    'author_ip',
    'author_name',
    'author_url',
    'author_user_agent',
    'content',
    'date',
    'date_gmt',
    'parent',
    'post',
    'status',
  ],
  read(sent, open) {
    const {
      id,
      author,
      author_ip,
      author_name,
      author_url,
      author_user_agent,
      date,
      date_gmt,
      parent,
      post,
      status,
    } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (author_ip !== undefined && (typeof author_ip !== 'string' || !k.isIp(author_ip)))
      open.push('author_ip');
    if (author_name !== undefined && typeof author_name !== 'string') open.push('author_name');
    else if (author_name !== undefined) sent['author_name'] = sanitizeTextField(author_name);
    if (author_url !== undefined) {
      const read = k.readUrl(author_url);
      if (read === undefined) open.push('author_url');
      else if (read !== author_url) sent['author_url'] = read;
    }
    if (author_user_agent !== undefined && typeof author_user_agent !== 'string')
      open.push('author_user_agent');
    else if (author_user_agent !== undefined)
      sent['author_user_agent'] = sanitizeTextField(author_user_agent);
    if (date !== undefined && (typeof date !== 'string' || !k.isDateAlone(date))) open.push('date');
    if (date_gmt !== undefined && (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt)))
      open.push('date_gmt');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (post !== undefined) {
      const read = k.readInteger(post);
      if (read === undefined) open.push('post');
      else if (read !== post) sent['post'] = read;
    }
    if (status !== undefined && typeof status !== 'string') open.push('status');
    else if (status !== undefined) sent['status'] = sanitizeKey(status);
  },
};

/** `DELETE /cms/v2/comments/{id}` */
export const deleteCommentReader: ArgsReader = {
  reads: ['id', 'force', 'password'],
  read(sent, open) {
    const { id, force, password } = sent;
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
    if (password !== undefined && typeof password !== 'string') open.push('password');
  },
};
