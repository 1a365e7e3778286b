// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (25019d8cac71)

import { absint, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/media` */
export const listMediaReader: ArgsReader = {
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
    'slug',
    'parent',
    'parent_exclude',
    'order',
    'orderby',
    'media_type',
    'mime_type',
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
      slug,
      parent,
      parent_exclude,
      order,
      orderby,
      media_type,
      mime_type,
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
    if (slug !== undefined) {
      const read = k.readTexts(slug);
      if (read === undefined) open.push('slug');
      else if (read !== slug) sent['slug'] = read;
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
    if (
      media_type !== undefined &&
      media_type !== 'image' &&
      media_type !== 'video' &&
      media_type !== 'text' &&
      media_type !== 'application' &&
      media_type !== 'audio'
    )
      open.push('media_type');
    if (mime_type !== undefined && typeof mime_type !== 'string') open.push('mime_type');
  },
};

/** `POST /cms/v2/media` */
export const createAttachmentReader: ArgsReader = {
  reads: [
    'date',
    'date_gmt',
    'title',
    'author',
    'comment_status',
    'ping_status',
    'alt_text',
    'caption',
    'description',
    'post',
  ],
  read(sent, open) {
    const { date, date_gmt, author, comment_status, ping_status, alt_text, post } = sent;
    if (date !== undefined && date !== null && (typeof date !== 'string' || !k.isDateAlone(date)))
      open.push('date');
    if (
      date_gmt !== undefined &&
      date_gmt !== null &&
      (typeof date_gmt !== 'string' || !k.isDateAlone(date_gmt))
    )
      open.push('date_gmt');
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (comment_status !== undefined && comment_status !== 'open' && comment_status !== 'closed')
      open.push('comment_status');
    if (ping_status !== undefined && ping_status !== 'open' && ping_status !== 'closed')
      open.push('ping_status');
    if (alt_text !== undefined && typeof alt_text !== 'string') open.push('alt_text');
    else if (alt_text !== undefined) sent['alt_text'] = sanitizeTextField(alt_text);
    if (post !== undefined) {
      const read = k.readInteger(post);
      if (read === undefined) open.push('post');
      else if (read !== post) sent['post'] = read;
    }
  },
};

/** `GET /cms/v2/media/{id}` */
export const getAttachmentReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/media/{id}` */
export const updateAttachmentReader: ArgsReader = {
  reads: [
    'id',
    'date',
    'date_gmt',
    'title',
    'author',
    'comment_status',
    'ping_status',
    'alt_text',
    'caption',
    'description',
    'post',
  ],
  read(sent, open) {
    const { id, date, date_gmt, author, comment_status, ping_status, alt_text, post } = sent;
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
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (comment_status !== undefined && comment_status !== 'open' && comment_status !== 'closed')
      open.push('comment_status');
    if (ping_status !== undefined && ping_status !== 'open' && ping_status !== 'closed')
      open.push('ping_status');
    if (alt_text !== undefined && typeof alt_text !== 'string') open.push('alt_text');
    else if (alt_text !== undefined) sent['alt_text'] = sanitizeTextField(alt_text);
    if (post !== undefined) {
      const read = k.readInteger(post);
      if (read === undefined) open.push('post');
      else if (read !== post) sent['post'] = read;
    }
  },
};

/** `DELETE /cms/v2/media/{id}` */
export const deleteAttachmentReader: ArgsReader = {
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

/** `POST /cms/v2/media/{id}/post-process` */
export const postProcessAttachmentReader: ArgsReader = {
  reads: ['id', 'action'],
  read(sent, open) {
    const { id, action } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (action !== undefined && action !== 'create-image-subsizes') open.push('action');
  },
};

/** `POST /cms/v2/media/{id}/edit` */
export const editAttachmentReader: ArgsReader = {
  reads: ['id', 'src', 'rotation'],
  read(sent, open) {
    const { id, src, rotation } = sent;
    if (id !== undefined) sent['id'] = absint(id);
    if (src !== undefined) {
      const read = k.readUrl(src);
      if (read === undefined) open.push('src');
      else if (read !== src) sent['src'] = read;
    }
    if (rotation !== undefined) {
      const read = k.readInteger(rotation, 1, 359);
      if (read === undefined) open.push('rotation');
      else if (read !== rotation) sent['rotation'] = read;
    }
  },
};
