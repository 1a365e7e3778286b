// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (f0331e7b21ed)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/categories` */
export const listCategoriesReader: ArgsReader = {
  reads: [
    'context',
    'page',
    'per_page',
    'search',
    'exclude',
    'include',
    'slug',
    'order',
    'orderby',
    'hide_empty',
    'parent',
    'post',
  ],
  read(sent, open) {
    const {
      context,
      page,
      per_page,
      search,
      exclude,
      include,
      slug,
      order,
      orderby,
      hide_empty,
      parent,
      post,
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
    if (slug !== undefined) {
      const read = k.readTexts(slug);
      if (read === undefined) open.push('slug');
      else if (read !== slug) sent['slug'] = read;
    }
    if (order !== undefined && order !== 'asc' && order !== 'desc') open.push('order');
    if (
      orderby !== undefined &&
      orderby !== 'id' &&
      orderby !== 'include' &&
      orderby !== 'name' &&
      orderby !== 'slug' &&
      orderby !== 'include_slugs' &&
      orderby !== 'term_group' &&
      orderby !== 'description' &&
      orderby !== 'count'
    )
      open.push('orderby');
    if (hide_empty !== undefined) {
      const read = k.readBoolean(hide_empty);
      if (read === undefined) open.push('hide_empty');
      else if (read !== hide_empty) sent['hide_empty'] = read;
    }
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
  },
};

/** `POST /cms/v2/categories` */
export const createCategoryReader: ArgsReader = {
  reads: ['description', 'name', 'parent'],
  read(sent, open) {
    const { description, name, parent } = sent;
    if (description !== undefined && typeof description !== 'string') open.push('description');
    if (name !== undefined && typeof name !== 'string') open.push('name');
    else if (name !== undefined) sent['name'] = sanitizeTextField(name);
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `GET /cms/v2/categories/{id}` */
export const getCategoryReader: ArgsReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/categories/{id}` */
export const updateCategoryReader: ArgsReader = {
  reads: ['id', 'description', 'name', 'parent'],
  read(sent, open) {
    const { id, description, name, parent } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (description !== undefined && typeof description !== 'string') open.push('description');
    if (name !== undefined && typeof name !== 'string') open.push('name');
    else if (name !== undefined) sent['name'] = sanitizeTextField(name);
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `DELETE /cms/v2/categories/{id}` */
export const deleteCategoryReader: ArgsReader = {
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
