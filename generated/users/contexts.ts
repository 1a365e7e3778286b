// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (f9b0f90f5599)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { User, UserEdit, UserEmbed, UserView } from './types.ts';

/** The fields of a user that each context omits. */
export const userContexts = {
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
} satisfies ContextTable;

/** Returns a user as each context shows it. */
export const userViews = {
  view: (item: User): UserView => ({
    id: item.id,
    name: item.name,
    url: item.url,
    description: item.description,
    link: item.link,
    slug: item.slug,
    avatar_urls: item.avatar_urls,
    meta: omit(item.meta, userContexts.view.meta),
  }),
  embed: (item: User): UserEmbed => ({
    id: item.id,
    name: item.name,
    url: item.url,
    description: item.description,
    link: item.link,
    slug: item.slug,
    avatar_urls: item.avatar_urls,
  }),
  edit: (item: User): UserEdit => ({
    id: item.id,
    username: item.username,
    name: item.name,
    first_name: item.first_name,
    last_name: item.last_name,
    email: item.email,
    url: item.url,
    description: item.description,
    link: item.link,
    locale: item.locale,
    nickname: item.nickname,
    slug: item.slug,
    registered_date: item.registered_date,
    roles: item.roles,
    capabilities: item.capabilities,
    extra_capabilities: item.extra_capabilities,
    avatar_urls: item.avatar_urls,
    meta: item.meta,
  }),
};
