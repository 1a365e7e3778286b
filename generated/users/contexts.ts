// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (c8d71d0e3991)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { UserEdit, UserEmbed, UserView } from './types.ts';

/** What each context leaves out of a user. */
export const userContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {
    username: false,
    first_name: false,
    last_name: false,
    email: false,
    locale: false,
    nickname: false,
    registered_date: false,
    roles: false,
    password: false,
    capabilities: false,
    extra_capabilities: false,
    meta: { persisted_preferences: false },
  },
  embed: {
    username: false,
    first_name: false,
    last_name: false,
    email: false,
    locale: false,
    nickname: false,
    registered_date: false,
    roles: false,
    password: false,
    capabilities: false,
    extra_capabilities: false,
    meta: false,
  },
  edit: { password: false },
};

/** What each context shows of a user: the table, unrolled. */
export const userFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<UserView>(userContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.url = item.url;
    left.description = item.description;
    left.link = item.link;
    left.slug = item.slug;
    left.avatar_urls = item.avatar_urls;
    return left;
  }),
  embed: contextFilter<UserEmbed>(userContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.url = item.url;
    left.description = item.description;
    left.link = item.link;
    left.slug = item.slug;
    left.avatar_urls = item.avatar_urls;
    return left;
  }),
  edit: contextFilter<UserEdit>(userContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.username = item.username;
    left.name = item.name;
    left.first_name = item.first_name;
    left.last_name = item.last_name;
    left.email = item.email;
    left.url = item.url;
    left.description = item.description;
    left.link = item.link;
    left.locale = item.locale;
    left.nickname = item.nickname;
    left.slug = item.slug;
    left.registered_date = item.registered_date;
    left.roles = item.roles;
    left.capabilities = item.capabilities;
    left.extra_capabilities = item.extra_capabilities;
    left.avatar_urls = item.avatar_urls;
    left.meta = item.meta;
    return left;
  }),
};
