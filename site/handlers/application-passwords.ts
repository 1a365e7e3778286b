import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { sanitizeTextField } from '../../runtime/schema/text/text-field.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { ApplicationPasswordsHandlers } from '../../generated/application-passwords/handlers.ts';
import type { ApplicationPassword } from '../../generated/application-passwords/types.ts';
import { denied, isCaller } from '../domain/permissions/caller.ts';
import { canEditUser } from '../domain/permissions/users.ts';
import { inGroups, makeApplicationPassword } from '../domain/accounts.ts';
import { shownDate } from '../domain/dates.ts';
import type { ApplicationPasswordRow, UserRow } from '../store/index.ts';
import { badRequest, failure, notFound } from './errors.ts';
import { inTransaction, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { setEditContext, isFilled, sent, idParameter } from './parameters.ts';
import { findUser } from './users/permissions.ts';

type Request = HandlerRequest<unknown>;

export const applicationPasswords: ApplicationPasswordsHandlers = {
  list: {
    permission: (request) => mayEdit(request, 'rest_cannot_list_application_passwords'),
    async handle(request) {
      const rows = await passwordsOf(request);
      return isError(rows) ? rows : rows.map((row) => passwordItem(row));
    },
  },

  create: {
    permission: (request) => mayEdit(request, 'rest_cannot_create_application_passwords'),
    async handle(request) {
      const user = await userOf(request);
      if (isError(user)) return user;
      const scope = await scopeOf(request);
      const { name, app_id: appId = '' } = request.args;
      const application = { name: sanitizeTextField(name), appId };
      // `0` counts as empty, as in all arguments.
      if (!isFilled(application.name))
        return badRequest(
          'application_password_empty_name',
          'An application password requires a name.',
        );
      const made = await inTransaction(scope, async ({ store, now }) => {
        const others = await store.applicationPasswords.of(user.id);
        if (others.some((row) => row.name.toLowerCase() === application.name.toLowerCase()))
          return failure(
            409,
            'application_password_duplicate_name',
            'Each application password must have a unique name.',
          );
        return makeApplicationPassword(store, user.id, application, new Date(now));
      });
      if (isError(made)) return made;
      setEditContext(request);
      return passwordItem(made.row, inGroups(made.password));
    },
  },

  deleteAll: {
    permission: (request) => mayEdit(request, 'rest_cannot_delete_application_passwords'),
    handle: (request) =>
      ofUser(request, async ({ id }, { store }) => ({
        deleted: true,
        count: await store.applicationPasswords.remove(id),
      })),
  },

  introspect: {
    async permission(request) {
      const user = await userOf(request);
      if (isError(user) || isCaller(request.user, user.id)) return isError(user) ? user : true;
      return denied(
        request.user,
        'rest_cannot_introspect_app_password_for_non_authenticated_user',
        'Only the application password of the request can be read.',
      );
    },
    async handle(request) {
      const uuid = request.request.caller?.password.uuid ?? null;
      if (uuid !== null) return passwordOf(request, uuid);
      return notFound(
        'rest_no_authenticated_app_password',
        'The request is not authenticated by an application password.',
      );
    },
  },

  get: {
    parents: (request) => ownerOf(request, 'rest_cannot_read_application_password'),
    permission: (request) => mayEdit(request, 'rest_cannot_read_application_password'),
    handle: (request) => passwordOf(request, request.args.uuid),
  },

  update: {
    parents: (request) => ownerOf(request, 'rest_cannot_edit_application_password'),
    permission: (request) => mayEdit(request, 'rest_cannot_edit_application_password'),
    handle: (request) =>
      ofUser(request, async ({ id }, { store }) => {
        const { name, uuid } = request.args;
        const known = await passwordOf(request, uuid);
        if (isError(known)) return known;
        setEditContext(request);
        const wanted = name === undefined ? '' : sanitizeTextField(name);
        if (!isFilled(wanted)) return known;
        const row = await store.applicationPasswords.rename(id, uuid, wanted);
        return row ? passwordItem(row) : unknownPassword();
      }),
  },

  delete: {
    parents: (request) => ownerOf(request, 'rest_cannot_delete_application_password'),
    permission: (request) => mayEdit(request, 'rest_cannot_delete_application_password'),
    handle: (request) =>
      ofUser(request, async ({ id }, { store }) => {
        const previous = await passwordOf(request, request.args.uuid);
        if (isError(previous)) return previous;
        await store.applicationPasswords.remove(id, request.args.uuid);
        return { deleted: true, previous };
      }),
  },

  facts: async (items, request) => {
    const user = await userOf(request);
    return items.map(() => ({ user: isError(user) ? 0 : user.id }));
  },
};

/** Callers who may change a user may manage the application passwords of that user. */
async function mayEdit(request: Request, code: string): Promise<true | RestError> {
  const user = await userOf(request);
  if (isError(user)) return user;
  if (canEditUser(request.user, user.id)) return true;
  return denied(
    request.user,
    code,
    'You are not allowed to manage the application passwords of this user.',
  );
}

/** Returns the user id of the path if the password belongs to that user, otherwise `null` or an error. */
async function ownerOf(
  request: HandlerRequest<{ readonly user_id: string; readonly uuid: string }>,
  code: string,
): Promise<{ readonly user_id: string } | RestError | null> {
  const refusal = await mayEdit(request, code);
  if (refusal !== true) return refusal;
  const rows = await passwordsOf(request);
  if (isError(rows)) return rows;
  const isTheirs = rows.some(({ uuid }) => uuid === sent(request, 'uuid'));
  return isTheirs ? { user_id: request.args.user_id } : null;
}

/** Returns the user in the path; `me` is the caller. */
async function userOf(request: Request): Promise<UserRow | RestError> {
  const scope = await scopeOf(request);
  if (sent(request, 'user_id') !== 'me') return findUser(scope, idParameter(request, 'user_id'));
  if (!request.user) return failure(401, 'rest_not_logged_in', 'You are not logged in.');
  return findUser(scope, request.user.id);
}

/** Runs `work` with the user in the path. */
async function ofUser<T>(
  request: Request,
  work: (user: UserRow, scope: Scope) => Promise<T | RestError>,
): Promise<T | RestError> {
  const user = await userOf(request);
  return isError(user) ? user : work(user, await scopeOf(request));
}

function passwordsOf(request: Request): Promise<readonly ApplicationPasswordRow[] | RestError> {
  return ofUser(request, ({ id }, { store }) => store.applicationPasswords.of(id));
}

async function passwordOf(
  request: Request,
  uuid: string,
): Promise<ApplicationPassword | RestError> {
  const rows = await passwordsOf(request);
  if (isError(rows)) return rows;
  const row = rows.find((one) => one.uuid === uuid);
  return row ? passwordItem(row) : unknownPassword();
}

function unknownPassword(): RestError {
  return notFound('rest_application_password_not_found', 'Application password not found.');
}

function passwordItem(row: ApplicationPasswordRow, password?: string): ApplicationPassword {
  const item = {
    uuid: row.uuid,
    app_id: row.app_id,
    name: row.name,
    created: shownDate(row.created),
    last_used: row.last_used === null ? null : shownDate(row.last_used),
    last_ip: row.last_ip,
    ...(password === undefined ? {} : { password }),
  };
  // Only the response that creates the password contains it; it is not stored.
  return item as ApplicationPassword;
}
