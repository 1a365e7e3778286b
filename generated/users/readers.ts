// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (949192b67e55)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/users` */
export const listUsersReader: ArgsReader = {
  reads: [
    'context',
    'page',
    'per_page',
    'search',
    'exclude',
    'include',
    'offset',
    'slug',
    'order',
    'orderby',
    'roles',
    'capabilities',
    'who',
  ],
  read(sent, open) {
    const {
      context,
      page,
      per_page,
      search,
      exclude,
      include,
      offset,
      slug,
      order,
      orderby,
      roles,
      capabilities,
      who,
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
      orderby !== 'id' &&
      orderby !== 'include' &&
      orderby !== 'name' &&
      orderby !== 'registered_date' &&
      orderby !== 'slug' &&
      orderby !== 'include_slugs' &&
      orderby !== 'email' &&
      orderby !== 'url'
    )
      open.push('orderby');
    if (roles !== undefined) {
      const read = k.readTexts(roles);
      if (read === undefined) open.push('roles');
      else if (read !== roles) sent['roles'] = read;
    }
    if (capabilities !== undefined) {
      const read = k.readTexts(capabilities);
      if (read === undefined) open.push('capabilities');
      else if (read !== capabilities) sent['capabilities'] = read;
    }
    if (who !== undefined && who !== 'authors') open.push('who');
  },
};

/** `POST /cms/v2/users` */
export const createUserReader: ArgsReader = {
  reads: [
    'name',
    'first_name',
    'last_name',
    'email',
    'url',
    'description',
    'locale',
    'nickname',
    'roles',
  ],
  read(sent, open) {
    const { name, first_name, last_name, email, url, description, locale, nickname, roles } = sent;
    if (name !== undefined && typeof name !== 'string') open.push('name');
    else if (name !== undefined) sent['name'] = sanitizeTextField(name);
    if (first_name !== undefined && typeof first_name !== 'string') open.push('first_name');
    else if (first_name !== undefined) sent['first_name'] = sanitizeTextField(first_name);
    if (last_name !== undefined && typeof last_name !== 'string') open.push('last_name');
    else if (last_name !== undefined) sent['last_name'] = sanitizeTextField(last_name);
    if (email !== undefined) {
      const read = k.readEmail(email);
      if (read === undefined) open.push('email');
      else if (read !== email) sent['email'] = read;
    }
    if (url !== undefined) {
      const read = k.readUrl(url);
      if (read === undefined) open.push('url');
      else if (read !== url) sent['url'] = read;
    }
    if (description !== undefined && typeof description !== 'string') open.push('description');
    if (locale !== undefined && locale !== '' && locale !== 'en_US') open.push('locale');
    if (nickname !== undefined && typeof nickname !== 'string') open.push('nickname');
    else if (nickname !== undefined) sent['nickname'] = sanitizeTextField(nickname);
    if (roles !== undefined) {
      const read = k.readTexts(roles);
      if (read === undefined) open.push('roles');
      else if (read !== roles) sent['roles'] = read;
    }
  },
};

/** `GET /cms/v2/users/{id}` */
export const getUserReader: ArgsReader = {
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

/** `POST, PUT, PATCH /cms/v2/users/{id}` */
export const updateUserReader: ArgsReader = {
  reads: [
    'id',
    'name',
    'first_name',
    'last_name',
    'email',
    'url',
    'description',
    'locale',
    'nickname',
    'roles',
  ],
  read(sent, open) {
    const { id, name, first_name, last_name, email, url, description, locale, nickname, roles } =
      sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (name !== undefined && typeof name !== 'string') open.push('name');
    else if (name !== undefined) sent['name'] = sanitizeTextField(name);
    if (first_name !== undefined && typeof first_name !== 'string') open.push('first_name');
    else if (first_name !== undefined) sent['first_name'] = sanitizeTextField(first_name);
    if (last_name !== undefined && typeof last_name !== 'string') open.push('last_name');
    else if (last_name !== undefined) sent['last_name'] = sanitizeTextField(last_name);
    if (email !== undefined) {
      const read = k.readEmail(email);
      if (read === undefined) open.push('email');
      else if (read !== email) sent['email'] = read;
    }
    if (url !== undefined) {
      const read = k.readUrl(url);
      if (read === undefined) open.push('url');
      else if (read !== url) sent['url'] = read;
    }
    if (description !== undefined && typeof description !== 'string') open.push('description');
    if (locale !== undefined && locale !== '' && locale !== 'en_US') open.push('locale');
    if (nickname !== undefined && typeof nickname !== 'string') open.push('nickname');
    else if (nickname !== undefined) sent['nickname'] = sanitizeTextField(nickname);
    if (roles !== undefined) {
      const read = k.readTexts(roles);
      if (read === undefined) open.push('roles');
      else if (read !== roles) sent['roles'] = read;
    }
  },
};

/** `DELETE /cms/v2/users/{id}` */
export const deleteUserReader: ArgsReader = {
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

/** `GET /cms/v2/users/me` */
export const meUserReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/users/me` */
export const updateMeUserReader: ArgsReader = {
  reads: [
    'name',
    'first_name',
    'last_name',
    'email',
    'url',
    'description',
    'locale',
    'nickname',
    'roles',
  ],
  read(sent, open) {
    const { name, first_name, last_name, email, url, description, locale, nickname, roles } = sent;
    if (name !== undefined && typeof name !== 'string') open.push('name');
    else if (name !== undefined) sent['name'] = sanitizeTextField(name);
    if (first_name !== undefined && typeof first_name !== 'string') open.push('first_name');
    else if (first_name !== undefined) sent['first_name'] = sanitizeTextField(first_name);
    if (last_name !== undefined && typeof last_name !== 'string') open.push('last_name');
    else if (last_name !== undefined) sent['last_name'] = sanitizeTextField(last_name);
    if (email !== undefined) {
      const read = k.readEmail(email);
      if (read === undefined) open.push('email');
      else if (read !== email) sent['email'] = read;
    }
    if (url !== undefined) {
      const read = k.readUrl(url);
      if (read === undefined) open.push('url');
      else if (read !== url) sent['url'] = read;
    }
    if (description !== undefined && typeof description !== 'string') open.push('description');
    if (locale !== undefined && locale !== '' && locale !== 'en_US') open.push('locale');
    if (nickname !== undefined && typeof nickname !== 'string') open.push('nickname');
    else if (nickname !== undefined) sent['nickname'] = sanitizeTextField(nickname);
    if (roles !== undefined) {
      const read = k.readTexts(roles);
      if (read === undefined) open.push('roles');
      else if (read !== roles) sent['roles'] = read;
    }
  },
};

/** `DELETE /cms/v2/users/me` */
export const deleteMeUserReader: ArgsReader = {
  reads: ['force'],
  read(sent, open) {
    const { force } = sent;
    if (force !== undefined) {
      const read = k.readBoolean(force);
      if (read === undefined) open.push('force');
      else if (read !== force) sent['force'] = read;
    }
  },
};
