// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (08ac211bf0f8)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/users/{user_id}/application-passwords` */
export const listApplicationPasswordsReader: ArgsReader = {
  reads: ['user_id', 'context'],
  read(sent, open) {
    const { user_id, context } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST /cms/v2/users/{user_id}/application-passwords` */
export const createApplicationPasswordReader: ArgsReader = {
  reads: ['user_id', 'app_id'],
  read(sent, open) {
    const { user_id, app_id } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
    if (app_id !== undefined && (typeof app_id !== 'string' || !k.isUuid(app_id)))
      open.push('app_id');
  },
};

/** `DELETE /cms/v2/users/{user_id}/application-passwords` */
export const deleteAllApplicationPasswordReader: ArgsReader = {
  reads: ['user_id'],
  read(sent) {
    const { user_id } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
  },
};

/** `GET /cms/v2/users/{user_id}/application-passwords/introspect` */
export const introspectApplicationPasswordReader: ArgsReader = {
  reads: ['user_id', 'context'],
  read(sent, open) {
    const { user_id, context } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const getApplicationPasswordReader: ArgsReader = {
  reads: ['user_id', 'uuid', 'context'],
  read(sent, open) {
    const { user_id, uuid, context } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
    if (uuid !== undefined) sent['uuid'] = sanitizeTextField(uuid);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const updateApplicationPasswordReader: ArgsReader = {
  reads: ['user_id', 'uuid', 'app_id'],
  read(sent, open) {
    const { user_id, uuid, app_id } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
    if (uuid !== undefined) sent['uuid'] = sanitizeTextField(uuid);
    if (app_id !== undefined && (typeof app_id !== 'string' || !k.isUuid(app_id)))
      open.push('app_id');
  },
};

/** `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const deleteApplicationPasswordReader: ArgsReader = {
  reads: ['user_id', 'uuid'],
  read(sent) {
    const { user_id, uuid } = sent;
    if (user_id !== undefined) sent['user_id'] = sanitizeTextField(user_id);
    if (uuid !== undefined) sent['uuid'] = sanitizeTextField(uuid);
  },
};
