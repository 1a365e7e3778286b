// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (68f24232687a)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/users/{user_id}/application-passwords` */
export const listApplicationPasswordsReader = {
  reads: ['user_id', 'context'],
  read(sent, open) {
    const { user_id, context } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;

/** `POST /cms/v2/users/{user_id}/application-passwords` */
export const createApplicationPasswordReader = {
  reads: ['user_id', 'app_id'],
  read(sent, open) {
    const { user_id, app_id } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
    if (app_id !== undefined && (typeof app_id !== 'string' || !k.isUuid(app_id)))
      open.push('app_id');
  },
} satisfies ArgsReader;

/** `DELETE /cms/v2/users/{user_id}/application-passwords` */
export const deleteAllApplicationPasswordReader = {
  reads: ['user_id'],
  read(sent, open) {
    const { user_id } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
  },
} satisfies ArgsReader;

/** `GET /cms/v2/users/{user_id}/application-passwords/introspect` */
export const introspectApplicationPasswordReader = {
  reads: ['user_id', 'context'],
  read(sent, open) {
    const { user_id, context } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;

/** `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const getApplicationPasswordReader = {
  reads: ['user_id', 'uuid', 'context'],
  read(sent, open) {
    const { user_id, uuid, context } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
    if (uuid !== undefined && typeof uuid !== 'string') open.push('uuid');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;

/** `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const updateApplicationPasswordReader = {
  reads: ['user_id', 'uuid', 'app_id'],
  read(sent, open) {
    const { user_id, uuid, app_id } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
    if (uuid !== undefined && typeof uuid !== 'string') open.push('uuid');
    if (app_id !== undefined && (typeof app_id !== 'string' || !k.isUuid(app_id)))
      open.push('app_id');
  },
} satisfies ArgsReader;

/** `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` */
export const deleteApplicationPasswordReader = {
  reads: ['user_id', 'uuid'],
  read(sent, open) {
    const { user_id, uuid } = sent;
    if (user_id !== undefined && typeof user_id !== 'string') open.push('user_id');
    if (uuid !== undefined && typeof uuid !== 'string') open.push('uuid');
  },
} satisfies ArgsReader;
