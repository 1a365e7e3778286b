// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (214171fadd24)

import { absint, k, sanitizeKey, sanitizeTextField } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items/{id}/autosaves` */
export const listMenuItemsAutosavesReader: ArgsReader = {
  reads: ['id', 'context', 'parent'],
  read(sent, open) {
    const { id, context, parent } = sent;
    if (id !== undefined) sent['id'] = absint(id);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `POST /cms/v2/menu-items/{id}/autosaves` */
export const createMenuItemAutosaveReader: ArgsReader = {
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
    if (id !== undefined) sent['id'] = absint(id);
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

/** `GET /cms/v2/menu-items/{parent}/autosaves/{id}` */
export const getMenuItemAutosaveReader: ArgsReader = {
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
