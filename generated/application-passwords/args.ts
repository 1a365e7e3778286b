// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (f0d8b1befd0c)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/users/{user_id}/application-passwords`, and their parser. */
export const listApplicationPasswordsArgs = {
  user_id: {
    description: 'Unique identifier of the user, or `me` for the current user.',
    type: 'string',
    examples: ['me'],
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListApplicationPasswordsArgs: ArgsParser<typeof listApplicationPasswordsArgs> = (
  args,
  fail,
) => {
  if (args.user_id !== undefined) args.user_id = sanitizeTextField(args.user_id);
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listApplicationPasswordsArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST /cms/v2/users/{user_id}/application-passwords`, and their parser. */
export const createApplicationPasswordArgs = {
  user_id: listApplicationPasswordsArgs.user_id,
  app_id: {
    description: 'Identifier that the application sets.',
    type: 'string',
    format: 'uuid',
    ...bySchema,
  },
  name: {
    required: true,
    description: 'Name of the password.',
    type: 'string',
    minLength: 1,
    pattern: '\\S',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateApplicationPasswordArgs: ArgsParser<
  typeof createApplicationPasswordArgs
> = (args, fail) => {
  if (args.user_id !== undefined) args.user_id = sanitizeTextField(args.user_id);
  if (args.app_id !== undefined) args.app_id = k.uuid(args.app_id) ?? fail('app_id');
  if (args.name !== undefined)
    args.name = k.limitedString(args.name, createApplicationPasswordArgs.name) ?? fail('name');
};

/** The arguments of `DELETE /cms/v2/users/{user_id}/application-passwords`, and their parser. */
export const deleteAllApplicationPasswordArgs = {
  user_id: listApplicationPasswordsArgs.user_id,
} satisfies ArgDefinitions;

export const parseDeleteAllApplicationPasswordArgs: ArgsParser<
  typeof deleteAllApplicationPasswordArgs
> = (args) => {
  if (args.user_id !== undefined) args.user_id = sanitizeTextField(args.user_id);
};

/** The arguments of `GET /cms/v2/users/{user_id}/application-passwords/introspect`, and their parser. */
export const introspectApplicationPasswordArgs = {
  user_id: listApplicationPasswordsArgs.user_id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseIntrospectApplicationPasswordArgs: ArgsParser<
  typeof introspectApplicationPasswordArgs
> = (args, fail) => {
  parseListApplicationPasswordsArgs(args, fail);
};

/** The arguments of `GET /cms/v2/users/{user_id}/application-passwords/{uuid}`, and their parser. */
export const getApplicationPasswordArgs = {
  user_id: listApplicationPasswordsArgs.user_id,
  uuid: {
    description: 'Unique identifier of the password.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetApplicationPasswordArgs: ArgsParser<typeof getApplicationPasswordArgs> = (
  args,
  fail,
) => {
  parseListApplicationPasswordsArgs(args, fail);
  if (args.uuid !== undefined) args.uuid = sanitizeTextField(args.uuid);
};

/** The arguments of `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}`, and their parser. */
export const updateApplicationPasswordArgs = {
  user_id: listApplicationPasswordsArgs.user_id,
  uuid: getApplicationPasswordArgs.uuid,
  app_id: createApplicationPasswordArgs.app_id,
  name: {
    description: 'Name of the password.',
    type: 'string',
    minLength: 1,
    pattern: '\\S',
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseUpdateApplicationPasswordArgs: ArgsParser<
  typeof updateApplicationPasswordArgs
> = (args, fail) => {
  parseCreateApplicationPasswordArgs(args, fail);
  if (args.uuid !== undefined) args.uuid = sanitizeTextField(args.uuid);
};

/** The arguments of `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}`, and their parser. */
export const deleteApplicationPasswordArgs = {
  user_id: listApplicationPasswordsArgs.user_id,
  uuid: getApplicationPasswordArgs.uuid,
} satisfies ArgDefinitions;

export const parseDeleteApplicationPasswordArgs: ArgsParser<
  typeof deleteApplicationPasswordArgs
> = (args) => {
  if (args.user_id !== undefined) args.user_id = sanitizeTextField(args.user_id);
  if (args.uuid !== undefined) args.uuid = sanitizeTextField(args.uuid);
};
