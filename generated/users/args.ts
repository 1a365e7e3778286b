// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (104f185a0167)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  offsetArgs,
  reassignArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/users` */
export const listUsersArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'slug'
  | 'order'
  | 'orderby'
  | 'roles'
  | 'capabilities'
  | 'who'
  | 'has_published_posts',
  ArgDefinition
> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  ...collectionArgs,
  ...cursorArgs,
  ...selectionArgs,
  ...offsetArgs,
  ...slugsArgs,
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'asc',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['asc', 'desc'], param),
      k.toText,
    ),
  },
  orderby: {
    description: 'Field that puts the users in order.',
    type: 'string',
    enum: ['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'],
    default: 'name',
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(
          value,
          ['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'],
          param,
        ),
      k.toText,
    ),
  },
  roles: {
    description: 'Only users with one of these roles.',
    type: 'array',
    items: { type: 'string' },
    sanitize_callback: k.parseListOf(k.string, k.toText),
  },
  capabilities: {
    description: 'Only users with one of these capabilities.',
    type: 'array',
    items: { type: 'string' },
    sanitize_callback: k.parseListOf(k.string, k.toText),
  },
  who: {
    description: 'Only users who may write posts.',
    type: 'string',
    enum: ['authors'],
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['authors'], param),
      k.toText,
    ),
  },
  has_published_posts: {
    description: 'Only users with published posts, of any type (true) or of the named ones.',
    type: ['boolean', 'array'],
    items: {
      type: 'string',
      enum: [
        'post',
        'page',
        'attachment',
        'nav_menu_item',
        '{token}_block',
        '{token}_template',
        '{token}_template_part',
        '{token}_navigation',
      ],
    },
    sanitize_callback: 'parseRequestArg',
  },
};

/** `POST /cms/v2/users` */
export const createUserArgs: Record<
  | 'username'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'url'
  | 'description'
  | 'locale'
  | 'nickname'
  | 'slug'
  | 'roles'
  | 'password'
  | 'meta',
  ArgDefinition
> = {
  username: {
    required: true,
    description: 'Name that the user logs in with; it cannot be changed later.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'checkUsername',
  },
  name: {
    description: 'Name that is shown for the user.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  first_name: {
    description: 'First name of the user.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  last_name: {
    description: 'Last name of the user.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  email: {
    required: true,
    description: 'E-mail address of the user; no other user has it.',
    type: 'string',
    format: 'email',
    validate_callback: (value, param) => k.string(value, param) ?? k.email(value, param),
    sanitize_callback: k.toTextField,
  },
  url: {
    description: 'Web address of the user.',
    type: 'string',
    format: 'uri',
    validate_callback: k.string,
    sanitize_callback: k.toUrl,
  },
  description: {
    description: 'What the user tells about herself or himself.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  locale: {
    description: 'Language that the user works in; empty for the language of the site.',
    type: 'string',
    enum: ['', 'en_US'],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['', 'en_US'], param),
    sanitize_callback: k.toText,
  },
  nickname: {
    description: 'Name that the user goes by.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Name of the user in addresses; no other user has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  roles: {
    description: 'Roles of the user; they bring capabilities with them.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: k.listOf(k.string),
    sanitize_callback: k.toListOf(k.toText),
  },
  password: {
    required: true,
    description: 'Password that the user logs in with; it is never shown.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'checkUserPassword',
  },
  meta: {
    description: 'Further values kept with the user, by key.',
    type: 'object',
    properties: {
      persisted_preferences: {
        description: 'What the user has set up in the administration pages.',
        type: 'object',
        default: [],
        context: ['edit'],
        properties: {
          _modified: {
            description: 'When the preferences were last changed.',
            type: 'string',
            format: 'date-time',
            readonly: false,
          },
        },
        additionalProperties: true,
      },
    },
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
};

/** `GET /cms/v2/users/{id}` */
export const getUserArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the user.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listUsersArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/users/{id}` */
export const updateUserArgs: Record<
  | 'id'
  | 'username'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'url'
  | 'description'
  | 'locale'
  | 'nickname'
  | 'slug'
  | 'roles'
  | 'password'
  | 'meta',
  ArgDefinition
> = {
  id: getUserArgs.id,
  username: {
    description: 'Name that the user logs in with; it cannot be changed later.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'checkUsername',
  },
  name: createUserArgs.name,
  first_name: createUserArgs.first_name,
  last_name: createUserArgs.last_name,
  email: {
    description: 'E-mail address of the user; no other user has it.',
    type: 'string',
    format: 'email',
    validate_callback: (value, param) => k.string(value, param) ?? k.email(value, param),
    sanitize_callback: k.toTextField,
  },
  url: createUserArgs.url,
  description: createUserArgs.description,
  locale: createUserArgs.locale,
  nickname: createUserArgs.nickname,
  slug: createUserArgs.slug,
  roles: createUserArgs.roles,
  password: {
    description: 'Password that the user logs in with; it is never shown.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'checkUserPassword',
  },
  meta: createUserArgs.meta,
};

/** `DELETE /cms/v2/users/{id}` */
export const deleteUserArgs: ArgDefinitions = {
  id: getUserArgs.id,
  ...forceArgs,
  ...reassignArgs,
};

/** `GET /cms/v2/users/me` */
export const meUserArgs: ArgDefinitions = {
  context: listUsersArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/users/me` */
export const updateMeUserArgs: ArgDefinitions = {
  username: updateUserArgs.username,
  name: createUserArgs.name,
  first_name: createUserArgs.first_name,
  last_name: createUserArgs.last_name,
  email: updateUserArgs.email,
  url: createUserArgs.url,
  description: createUserArgs.description,
  locale: createUserArgs.locale,
  nickname: createUserArgs.nickname,
  slug: createUserArgs.slug,
  roles: createUserArgs.roles,
  password: updateUserArgs.password,
  meta: createUserArgs.meta,
};

/** `DELETE /cms/v2/users/me` */
export const deleteMeUserArgs: ArgDefinitions = {
  ...forceArgs,
  ...reassignArgs,
};
