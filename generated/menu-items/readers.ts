// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (a6fff8f4aa1e)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

const map1 = k.readListOrMap(
  k.readIntegers,
  k.readMap({ terms: k.readIntegers, operator: k.readOneOf(['AND', 'OR']) }),
);
const map2 = k.readListOrMap(k.readIntegers, k.readMap({ terms: k.readIntegers }));

/** `GET /cms/v2/menu-items` */
export const listMenuItemsReader: ArgsReader = {
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
    'tax_relation',
    'menus',
    'menus_exclude',
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
      exclude,
      include,
      offset,
      slug,
      tax_relation,
      menus,
      menus_exclude,
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
    if (tax_relation !== undefined && tax_relation !== 'AND' && tax_relation !== 'OR')
      open.push('tax_relation');
    if (menus !== undefined) {
      const read = map1(menus);
      if (read === undefined) open.push('menus');
      else if (read !== menus) sent['menus'] = read;
    }
    if (menus_exclude !== undefined) {
      const read = map2(menus_exclude);
      if (read === undefined) open.push('menus_exclude');
      else if (read !== menus_exclude) sent['menus_exclude'] = read;
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

/** `POST /cms/v2/menu-items` */
export const createMenuItemReader: ArgsReader = {
  reads: [
    'type',
    'status',
    'parent',
    'attr_title',
    'description',
    'menu_order',
    'object',
    'object_id',
    'target',
    'menus',
  ],
  read(sent, open) {
    const {
      type,
      status,
      parent,
      attr_title,
      description,
      menu_order,
      object,
      object_id,
      target,
      menus,
    } = sent;
    if (
      type !== undefined &&
      type !== 'taxonomy' &&
      type !== 'post_type' &&
      type !== 'post_type_archive' &&
      type !== 'custom'
    )
      open.push('type');
    if (
      status !== undefined &&
      status !== 'publish' &&
      status !== 'future' &&
      status !== 'draft' &&
      status !== 'pending' &&
      status !== 'private'
    )
      open.push('status');
    if (parent !== undefined) {
      const read = k.readInteger(parent, 0);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (attr_title !== undefined && typeof attr_title !== 'string') open.push('attr_title');
    else if (attr_title !== undefined) sent['attr_title'] = sanitizeTextField(attr_title);
    if (description !== undefined && typeof description !== 'string') open.push('description');
    else if (description !== undefined) sent['description'] = sanitizeTextField(description);
    if (menu_order !== undefined) {
      const read = k.readInteger(menu_order, 1);
      if (read === undefined) open.push('menu_order');
      else if (read !== menu_order) sent['menu_order'] = read;
    }
    if (object !== undefined && typeof object !== 'string') open.push('object');
    else if (object !== undefined) sent['object'] = sanitizeKey(object);
    if (object_id !== undefined) {
      const read = k.readInteger(object_id, 0);
      if (read === undefined) open.push('object_id');
      else if (read !== object_id) sent['object_id'] = read;
    }
    if (target !== undefined && target !== '_blank' && target !== '') open.push('target');
    if (menus !== undefined) {
      const read = k.readInteger(menus);
      if (read === undefined) open.push('menus');
      else if (read !== menus) sent['menus'] = read;
    }
  },
};

/** `GET /cms/v2/menu-items/{id}` */
export const getMenuItemReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/menu-items/{id}` */
export const updateMenuItemReader: ArgsReader = {
  reads: [
    'id',
    'type',
    'status',
    'parent',
    'attr_title',
    'description',
    'menu_order',
    'object',
    'object_id',
    'target',
    'menus',
  ],
  read(sent, open) {
    const {
      id,
      type,
      status,
      parent,
      attr_title,
      description,
      menu_order,
      object,
      object_id,
      target,
      menus,
    } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (
      type !== undefined &&
      type !== 'taxonomy' &&
      type !== 'post_type' &&
      type !== 'post_type_archive' &&
      type !== 'custom'
    )
      open.push('type');
    if (
      status !== undefined &&
      status !== 'publish' &&
      status !== 'future' &&
      status !== 'draft' &&
      status !== 'pending' &&
      status !== 'private'
    )
      open.push('status');
    if (parent !== undefined) {
      const read = k.readInteger(parent, 0);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (attr_title !== undefined && typeof attr_title !== 'string') open.push('attr_title');
    else if (attr_title !== undefined) sent['attr_title'] = sanitizeTextField(attr_title);
    if (description !== undefined && typeof description !== 'string') open.push('description');
    else if (description !== undefined) sent['description'] = sanitizeTextField(description);
    if (menu_order !== undefined) {
      const read = k.readInteger(menu_order, 1);
      if (read === undefined) open.push('menu_order');
      else if (read !== menu_order) sent['menu_order'] = read;
    }
    if (object !== undefined && typeof object !== 'string') open.push('object');
    else if (object !== undefined) sent['object'] = sanitizeKey(object);
    if (object_id !== undefined) {
      const read = k.readInteger(object_id, 0);
      if (read === undefined) open.push('object_id');
      else if (read !== object_id) sent['object_id'] = read;
    }
    if (target !== undefined && target !== '_blank' && target !== '') open.push('target');
    if (menus !== undefined) {
      const read = k.readInteger(menus);
      if (read === undefined) open.push('menus');
      else if (read !== menus) sent['menus'] = read;
    }
  },
};

/** `DELETE /cms/v2/menu-items/{id}` */
export const deleteMenuItemReader: ArgsReader = {
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
