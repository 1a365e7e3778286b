// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (95d55d2ee668)

import { absint, k } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/posts/{id}/autosaves` */
export const listPostsAutosavesReader: ArgsReader = {
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

/** `POST /cms/v2/posts/{id}/autosaves` */
export const createPostAutosaveReader: ArgsReader = {
  reads: [
    'id',
    'date',
    'date_gmt',
    'password',
    'title',
    'content',
    'author',
    'excerpt',
    'featured_media',
    'comment_status',
    'ping_status',
    'format',
    'categories',
    'tags',
    'sticky',
    'parent',
  ],
  read(sent, open) {
    const {
      id,
      date,
      date_gmt,
      password,
      author,
      featured_media,
      comment_status,
      ping_status,
      format,
      categories,
      tags,
      sticky,
      parent,
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
    if (
      format !== undefined &&
      format !== 'standard' &&
      format !== 'aside' &&
      format !== 'chat' &&
      format !== 'gallery' &&
      format !== 'link' &&
      format !== 'image' &&
      format !== 'quote' &&
      format !== 'status' &&
      format !== 'video' &&
      format !== 'audio'
    )
      open.push('format');
    if (categories !== undefined) {
      const read = k.readIntegers(categories);
      if (read === undefined) open.push('categories');
      else if (read !== categories) sent['categories'] = read;
    }
    if (tags !== undefined) {
      const read = k.readIntegers(tags);
      if (read === undefined) open.push('tags');
      else if (read !== tags) sent['tags'] = read;
    }
    if (sticky !== undefined) {
      const read = k.readBoolean(sticky);
      if (read === undefined) open.push('sticky');
      else if (read !== sticky) sent['sticky'] = read;
    }
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `GET /cms/v2/posts/{parent}/autosaves/{id}` */
export const getPostAutosaveReader: ArgsReader = {
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
