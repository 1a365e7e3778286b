// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (7b23922ada54)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/users/{user_id}/application-passwords` */
export const listApplicationPasswordsArgs: Record<'user_id' | 'context', ArgDefinition> = {
  user_id: {
    description: 'Number of the user, or `me` for who asks.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
};

/** `POST /cms/v2/users/{user_id}/application-passwords` */
export const createApplicationPasswordArgs: Record<'user_id' | 'app_id' | 'name', ArgDefinition> = {
  user_id: listApplicationPasswordsArgs.user_id,
  app_id: {
    description: 'Name of the program, as it gives itself.',
    type: 'string',
    format: 'uuid',
    validate_callback: (value, param) => k.string(value, param) ?? k.uuid(value, param),
    sanitize_callback: k.toTextField,
  },
  name: {
    required: true,
    description: 'What the user calls the password.',
    type: 'string',
    minLength: 1,
    pattern: '\\S',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.minLength(value, 1, param) ?? k.pattern(value, '\\S', param),
    sanitize_callback: k.toText,
  },
};

/** `DELETE /cms/v2/users/{user_id}/application-passwords` */
export const deleteAllApplicationPasswordArgs: ArgDefinitions = {
  user_id: listApplicationPasswordsArgs.user_id,
};

/** `GET /cms/v2/users/{user_id}/application-passwords/introspect` */
export const introspectApplicationPasswordArgs: ArgDefinitions = {
  user_id: listApplicationPasswordsArgs.user_id,
  context: listApplicationPasswordsArgs.context,
};

/** `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const getApplicationPasswordArgs: Record<'user_id' | 'uuid' | 'context', ArgDefinition> = {
  user_id: listApplicationPasswordsArgs.user_id,
  uuid: {
    description: 'Name of the password.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  context: listApplicationPasswordsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const updateApplicationPasswordArgs: ArgDefinitions = {
  user_id: listApplicationPasswordsArgs.user_id,
  uuid: getApplicationPasswordArgs.uuid,
  app_id: createApplicationPasswordArgs.app_id,
  name: {
    description: 'What the user calls the password.',
    type: 'string',
    minLength: 1,
    pattern: '\\S',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.minLength(value, 1, param) ?? k.pattern(value, '\\S', param),
    sanitize_callback: k.toText,
  },
};

/** `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const deleteApplicationPasswordArgs: ArgDefinitions = {
  user_id: listApplicationPasswordsArgs.user_id,
  uuid: getApplicationPasswordArgs.uuid,
};
