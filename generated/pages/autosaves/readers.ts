// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (521a321d67fe)

import { absint, k } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/pages/{id}/autosaves` */
export const listPagesAutosavesReader: ArgsReader = {
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

/** `POST /cms/v2/pages/{id}/autosaves` */
export const createPageAutosaveReader: ArgsReader = {
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
    if (id !== undefined) sent['id'] = absint(id);
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

/** `GET /cms/v2/pages/{parent}/autosaves/{id}` */
export const getPageAutosaveReader: ArgsReader = {
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
