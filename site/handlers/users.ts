import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { Deleted, HandlerRequest } from '../../runtime/server/index.ts';
import type { UsersHandlers } from '../../generated/users/handlers.ts';
import type { DeleteMeUserArgs, UpdateMeUserArgs, User } from '../../generated/users/types.ts';
import type { UserRow } from '../store/index.ts';
import { badRequest, cannotDelete, failure, trashNotSupported } from './errors.ts';
import { changedMeanwhile, sendTag, userTag } from './entity-tags.ts';
import { pageFacts, readList } from './lists.ts';
import { removingFiles } from './media/upload.ts';
import { inTransaction, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { setEditContext, longFields, hasParameter, idParameter } from './parameters.ts';
import { findUser, mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './users/permissions.ts';
import { userItems } from './users/items.ts';
import {
  saveMeta,
  demotionRefusal,
  isLastManager,
  LAST_MANAGER,
  rolesRefusal,
  hashSent,
  insertUser,
  updateRefusal,
  updateUser,
} from './users/save.ts';
import { userQuery } from './users/query.ts';
import { filesOfUser, removeUser } from './users/remove.ts';

export const users: UsersHandlers = {
  list: {
    permission: mayList,
    async handle(request) {
      const { args } = request;
      const scope = await scopeOf(request);
      const query = userQuery(args, request.user);
      const list = await readList(scope, scope.store.users, query, args.cursor);
      if (isError(list)) return list;
      const items = await userItems(scope, list.rows, request);
      return {
        items,
        ...pageFacts(list),
        page: Math.ceil((query.offset ?? 0) / args.per_page) + 1,
      };
    },
  },

  create: {
    permission: mayCreate,
    async handle(request) {
      const { args } = request;
      if (hasParameter(request, 'id'))
        return badRequest('rest_user_exists', 'Cannot create an existing user.');
      const refusal = rolesRefusal(request.user, null, args.roles);
      if (refusal) return refusal;
      const long = longFields(args, USER_TEXTS);
      if (long) return long;
      const hash = await hashSent(args);
      const scope = await scopeOf(request);
      return inTransaction(scope, async (inside) => {
        const user = await insertUser(inside, args, hash ?? '');
        if (isError(user)) return user;
        setEditContext(request);
        return (await saveMeta(inside, user.id, args.meta)) ?? itemOf(inside, user, request);
      });
    },
  },

  get: {
    permission: mayGet,
    handle: (request) => showUser(request, request.args.id),
  },

  update: {
    permission: (request) => mayUpdate(request, idParameter(request)),
    handle: (request) => changeUser(request, request.args.id),
  },

  delete: {
    permission: (request) => mayDelete(request, idParameter(request)),
    handle: (request) => deleteUser(request, request.args.id),
  },

  me: {
    // `handle` checks the caller, who sees their own user in every context.
    permission: () => true,
    handle: (request) =>
      request.user
        ? showUser(request, request.user.id)
        : failure(401, 'rest_not_logged_in', 'You are not logged in.'),
  },

  updateMe: {
    permission: (request) => mayUpdate(request, request.user?.id),
    handle: (request) => changeUser(request, request.user?.id),
  },

  deleteMe: {
    permission: (request) => mayDelete(request, request.user?.id),
    handle: (request) => deleteUser(request, request.user?.id),
  },
};

async function showUser(
  request: HandlerRequest<unknown>,
  id: number | undefined,
): Promise<User | RestError> {
  const scope = await scopeOf(request);
  const user = await findUser(scope, id);
  return isError(user) ? user : itemOf(scope, user, request);
}

/** Texts of users; their lengths are checked before they are cleaned or hashed. */
const USER_TEXTS = [
  ...['username', 'name', 'first_name', 'last_name', 'nickname', 'slug', 'description'],
  ...['email', 'url', 'password'],
];

async function changeUser(
  request: HandlerRequest<UpdateMeUserArgs>,
  id: number | undefined,
): Promise<User | RestError> {
  const { args } = request;
  const long = longFields(args, USER_TEXTS);
  if (long) return long;
  const hash = await hashSent(args);
  const scope = await scopeOf(request);
  return inTransaction(scope, async (inside) => {
    const before = await findUser(inside, id);
    if (isError(before)) return before;
    const refusal =
      (await changedMeanwhile(inside, request, userTag(before))) ??
      (await updateRefusal(inside, before, args)) ??
      rolesRefusal(request.user, before.id, args.roles) ??
      (args.roles ? await demotionRefusal(inside, before, args.roles) : null);
    if (refusal) return refusal;
    const keepSession = request.request.caller?.session.session;
    const user = await updateUser(inside, before, args, { hash, keepSession });
    if (isError(user)) return user;
    setEditContext(request);
    return (await saveMeta(inside, user.id, args.meta)) ?? itemOf(inside, user, request);
  });
}

async function deleteUser(
  request: HandlerRequest<DeleteMeUserArgs>,
  id: number | undefined,
): Promise<Deleted<User> | RestError> {
  const scope = await scopeOf(request);
  const user = await findUser(scope, id);
  if (isError(user)) return user;
  if (!request.args.force) return trashNotSupported();
  const newAuthor = reassignTo(request.args.reassign);
  const early = await deletionRefusal(scope, request, user, newAuthor);
  if (early) return early;
  const own = newAuthor === null ? await filesOfUser(scope, user.id) : [];
  const previous = await removingFiles(scope, own, (files) =>
    inTransaction(scope, async (inside) => {
      const known = await findUser(inside, user.id);
      if (isError(known)) return known;
      const refusal = await deletionRefusal(inside, request, known, newAuthor);
      if (refusal) return refusal;
      const item = await itemOf(inside, known, request);
      return (await removeUser(inside, user.id, newAuthor, files)) ? item : cannotDelete();
    }),
  );
  return isError(previous) ? previous : { deleted: true, previous };
}

/** Returns why a user cannot be deleted; `null` if it is possible. */
async function deletionRefusal(
  scope: Scope,
  request: HandlerRequest<DeleteMeUserArgs>,
  user: UserRow,
  newAuthor: number | null,
): Promise<RestError | null> {
  if (newAuthor && (newAuthor === user.id || !(await scope.store.users.byId(newAuthor))))
    return badRequest('rest_user_invalid_reassign', 'Invalid user ID for reassignment.');
  const refusal = await changedMeanwhile(scope, request, userTag(user));
  if (refusal) return refusal;
  if (!(await isLastManager(scope, user))) return null;
  return failure(403, 'rest_user_cannot_delete', LAST_MANAGER);
}

/** Returns the id of the user who receives the posts; `null` to delete them. */
function reassignTo(reassign: unknown): number | null {
  return reassign === false ? null : Math.abs(Math.trunc(Number(reassign)));
}

async function itemOf(
  scope: Scope,
  user: UserRow,
  request: HandlerRequest<unknown>,
): Promise<User> {
  const [item] = await userItems(scope, [user], request);
  if (!item) throw new Error(`users: no item for user ${user.id}`);
  await sendTag(scope, request, userTag(user));
  return item;
}
