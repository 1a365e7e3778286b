// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (516ddd27a583)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

const map1 = k.readListOrMap(
  k.readIntegers,
  k.readMap({
    terms: k.readIntegers,
    include_children: k.readBoolean,
    operator: k.readOneOf(['AND', 'OR']),
  }),
);
const map2 = k.readListOrMap(
  k.readIntegers,
  k.readMap({ terms: k.readIntegers, include_children: k.readBoolean }),
);
const map3 = k.readListOrMap(
  k.readIntegers,
  k.readMap({ terms: k.readIntegers, operator: k.readOneOf(['AND', 'OR']) }),
);
const map4 = k.readListOrMap(k.readIntegers, k.readMap({ terms: k.readIntegers }));

/** `GET /cms/v2/posts` */
export const listPostsReader: ArgsReader = {
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
    'order',
    'orderby',
    'tax_relation',
    'categories',
    'categories_exclude',
    'tags',
    'tags_exclude',
    'sticky',
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
      order,
      orderby,
      tax_relation,
      categories,
      categories_exclude,
      tags,
      tags_exclude,
      sticky,
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
    if (tax_relation !== undefined && tax_relation !== 'AND' && tax_relation !== 'OR')
      open.push('tax_relation');
    if (categories !== undefined) {
      const read = map1(categories);
      if (read === undefined) open.push('categories');
      else if (read !== categories) sent['categories'] = read;
    }
    if (categories_exclude !== undefined) {
      const read = map2(categories_exclude);
      if (read === undefined) open.push('categories_exclude');
      else if (read !== categories_exclude) sent['categories_exclude'] = read;
    }
    if (tags !== undefined) {
      const read = map3(tags);
      if (read === undefined) open.push('tags');
      else if (read !== tags) sent['tags'] = read;
    }
    if (tags_exclude !== undefined) {
      const read = map4(tags_exclude);
      if (read === undefined) open.push('tags_exclude');
      else if (read !== tags_exclude) sent['tags_exclude'] = read;
    }
    if (sticky !== undefined) {
      const read = k.readBoolean(sticky);
      if (read === undefined) open.push('sticky');
      else if (read !== sticky) sent['sticky'] = read;
    }
  },
};

/** `POST /cms/v2/posts` */
export const createPostReader: ArgsReader = {
  reads: [
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
  ],
  read(sent, open) {
    const {
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
  },
};

/** `GET /cms/v2/posts/{id}` */
export const getPostReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/posts/{id}` */
export const updatePostReader: ArgsReader = {
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
  },
};

/** `DELETE /cms/v2/posts/{id}` */
export const deletePostReader: ArgsReader = {
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
