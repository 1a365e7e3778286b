// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (9dda8ba2e70e)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/users`, and their parser. */
export const listUsersArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'Field to sort the users by.',
    type: 'string',
    enum: ['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'],
    default: 'name',
  },
  roles: {
    description: 'Only users with one of these roles.',
    type: 'array',
    items: { type: 'string' },
  },
  capabilities: {
    description: 'Only users with one of these capabilities.',
    type: 'array',
    items: { type: 'string' },
  },
  who: { description: 'Only users who may write posts.', type: 'string', enum: ['authors'] },
  has_published_posts: {
    description: 'Only users with published posts, of any type (true) or of the given types.',
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
  },
} satisfies ArgDefinitions;

export const parseListUsersArgs: ArgsParser<typeof listUsersArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listUsersArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listUsersArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listUsersArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listUsersArgs.orderby.enum) ?? fail('orderby');
  if (args.roles !== undefined) args.roles = k.strings(args.roles) ?? fail('roles');
  if (args.capabilities !== undefined)
    args.capabilities = k.strings(args.capabilities) ?? fail('capabilities');
  if (args.who !== undefined) args.who = k.oneOf(args.who, listUsersArgs.who.enum) ?? fail('who');
};

/** The arguments of `POST /cms/v2/users`, and their parser. */
export const createUserArgs = {
  username: {
    required: true,
    description: 'Login name of the user; it cannot be changed.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'checkUsername',
  },
  name: {
    description: 'Display name of the user.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  first_name: {
    description: 'First name of the user.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  last_name: {
    description: 'Last name of the user.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  email: {
    required: true,
    description: 'Email address of the user, unique on the site.',
    type: 'string',
    format: 'email',
    ...bySchema,
  },
  url: {
    description: 'URL of the website of the user.',
    type: 'string',
    format: 'uri',
    ...bySchema,
  },
  description: { description: 'Biography of the user.', type: 'string', ...bySchema },
  locale: {
    description: 'Language of the user; empty for the language of the site.',
    type: 'string',
    enum: ['', 'en_US'],
    ...bySchema,
  },
  nickname: {
    description: 'Nickname of the user.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Slug of the user, unique on the site.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  roles: {
    description: 'Roles of the user, which grant capabilities.',
    type: 'array',
    items: { type: 'string' },
    ...bySchema,
  },
  password: {
    required: true,
    description: 'Password of the user; never included in responses.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'checkUserPassword',
  },
  meta: {
    description: 'Meta values of the user, by key.',
    type: 'object',
    properties: {
      persisted_preferences: {
        description: 'Preferences of the user in the administration.',
        type: 'object',
        default: [],
        context: ['edit'],
        properties: {
          _modified: {
            description: 'Date of the last change of the preferences.',
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
} satisfies ArgDefinitions;

export const parseCreateUserArgs: ArgsParser<typeof createUserArgs> = (args, fail) => {
  if (args.name !== undefined) args.name = k.textField(args.name) ?? fail('name');
  if (args.first_name !== undefined)
    args.first_name = k.textField(args.first_name) ?? fail('first_name');
  if (args.last_name !== undefined)
    args.last_name = k.textField(args.last_name) ?? fail('last_name');
  if (args.email !== undefined) args.email = k.email(args.email) ?? fail('email');
  if (args.url !== undefined) args.url = k.url(args.url) ?? fail('url');
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.locale !== undefined)
    args.locale = k.oneOf(args.locale, createUserArgs.locale.enum) ?? fail('locale');
  if (args.nickname !== undefined) args.nickname = k.textField(args.nickname) ?? fail('nickname');
  if (args.roles !== undefined) args.roles = k.strings(args.roles) ?? fail('roles');
};

/** The arguments of `GET /cms/v2/users/{id}`, and their parser. */
export const getUserArgs = {
  id: { description: 'Unique identifier of the user.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetUserArgs: ArgsParser<typeof getUserArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getUserArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/users/{id}`, and their parser. */
export const updateUserArgs = {
  id: getUserArgs.id,
  username: {
    description: 'Login name of the user; it cannot be changed.',
    admin: { widget: 'hidden' },
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'checkUsername',
  },
  name: createUserArgs.name,
  first_name: createUserArgs.first_name,
  last_name: createUserArgs.last_name,
  email: {
    description: 'Email address of the user, unique on the site.',
    type: 'string',
    format: 'email',
    ...bySchema,
  },
  url: createUserArgs.url,
  description: createUserArgs.description,
  locale: createUserArgs.locale,
  nickname: createUserArgs.nickname,
  slug: createUserArgs.slug,
  roles: createUserArgs.roles,
  password: {
    description: 'Password of the user; never included in responses.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'checkUserPassword',
  },
  meta: createUserArgs.meta,
} satisfies ArgDefinitions;

export const parseUpdateUserArgs: ArgsParser<typeof updateUserArgs> = (args, fail) => {
  parseCreateUserArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/users/{id}`, and their parser. */
export const deleteUserArgs = {
  id: getUserArgs.id,
  ...shared.forceArgs,
  ...shared.reassignArgs,
} satisfies ArgDefinitions;

export const parseDeleteUserArgs: ArgsParser<typeof deleteUserArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};

/** The arguments of `GET /cms/v2/users/me`, and their parser. */
export const meUserArgs = {
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseMeUserArgs: ArgsParser<typeof meUserArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, meUserArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/users/me`, and their parser. */
export const updateMeUserArgs = {
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
  roles: {
    description: 'Roles of the user, which grant capabilities.',
    admin: { widget: 'hidden' },
    type: 'array',
    items: { type: 'string' },
    ...bySchema,
  },
  password: updateUserArgs.password,
  meta: createUserArgs.meta,
} satisfies ArgDefinitions;

export const parseUpdateMeUserArgs: ArgsParser<typeof updateMeUserArgs> = (args, fail) => {
  parseCreateUserArgs(args, fail);
};

/** The arguments of `DELETE /cms/v2/users/me`, and their parser. */
export const deleteMeUserArgs = {
  ...shared.forceArgs,
  ...shared.reassignArgs,
} satisfies ArgDefinitions;

export const parseDeleteMeUserArgs: ArgsParser<typeof deleteMeUserArgs> = (args, fail) => {
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
