import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { CreateUserArgs, UpdateUserArgs } from '../../../generated/users/types.ts';
import { cutText } from '../../domain/text.ts';
import { storedDate } from '../../domain/dates.ts';
import { storedDescription, storedName } from '../../domain/html.ts';
import { currentSite } from '../../context.ts';
import type { UserChange, UserRow } from '../../store/index.ts';
import { badRequest, conflict, failure } from '../errors.ts';
import type { Scope } from '../scope.ts';
import { sentSlug } from '../parameters.ts';
import { isError } from '../../../runtime/errors/rest-error.ts';
import { userSchema } from '../../../generated/users/schema.ts';
import { denied, deniedStatus } from '../../domain/permissions/caller.ts';
import { canEditUser } from '../../domain/permissions/users.ts';
import { parsedMeta, saveMetaValues } from '../meta-values.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { roleCapabilities, rolesWith } from '../../domain/permissions/roles.ts';

const LONGEST_LOGIN = 60;
const LONGEST_SLUG = 50;

/** Hashes the password of a request. Called before a transaction begins, since hashing is slow. */
export function hashSent(args: { readonly password?: string }): Promise<string> | undefined {
  return args.password === undefined ? undefined : currentSite().hashPassword(args.password);
}

/**
 * Adds a user. Errors: `existing_user_login` and `existing_user_email` for taken values, `user_login_too_long`
 * and `user_nicename_too_long`.
 */
export async function insertUser(
  { store, options, now }: Scope,
  args: CreateUserArgs,
  passwordHash: string,
): Promise<UserRow | RestError> {
  const { username } = args;
  if (username.length > LONGEST_LOGIN)
    return badRequest('user_login_too_long', 'The username is too long.');
  if (await store.users.byLogin(username))
    return conflict('existing_user_login', 'The username already exists.');
  if ((args.slug ?? '').length > LONGEST_SLUG)
    return badRequest('user_nicename_too_long', 'The slug is too long.');
  if (await store.users.byEmail(args.email))
    return conflict('existing_user_email', 'The email address is already used.');

  const first = storedName(args.first_name ?? '');
  const last = storedName(args.last_name ?? '');
  const slug = sanitizeTitle(sentSlug(args.slug ?? '') || cutText(username, LONGEST_SLUG));
  return store.users.insert({
    username,
    email: args.email,
    name: storedName(args.name ?? '') || [first, last].filter(Boolean).join(' ') || username,
    first_name: first,
    last_name: last,
    nickname: storedName(args.nickname ?? '') || username,
    url: args.url ?? '',
    description: storedDescription(args.description ?? ''),
    locale: args.locale ?? '',
    slug: await store.users.uniqueSlug(slug),
    registered: storedDate(now, {}).date_gmt,
    // An empty list means no role; a missing one means the default role of the site.
    roles: args.roles ?? [options.text('default_role') || 'subscriber'],
    passwordHash,
  });
}

/** Returns the error for a user name, slug or e-mail address that another user has. */
export async function updateRefusal(
  { store }: Scope,
  user: UserRow,
  args: Partial<UpdateUserArgs>,
): Promise<RestError | null> {
  const owner = args.email === undefined ? undefined : await store.users.byEmail(args.email);
  if (owner && owner.id !== user.id)
    return badRequest('rest_user_invalid_email', 'The email address is already used.');
  if (args.username && args.username !== user.username)
    return badRequest('rest_user_invalid_argument', 'The username cannot be changed.');
  const isNewSlug = args.slug && args.slug !== user.slug;
  if (isNewSlug && (await store.users.bySlug(args.slug ?? '')))
    return badRequest('rest_user_invalid_slug', 'The slug is already used.');
  return null;
}

/**
 * Changes a user. Empty names are replaced by the login name. Without a `hash` the password stays; a new one ends the
 * login sessions except the one with the digest `keepSession`.
 */
export async function updateUser(
  { store }: Scope,
  user: UserRow,
  args: Partial<UpdateUserArgs>,
  { hash, keepSession }: Readonly<Record<'hash' | 'keepSession', string | undefined>>,
): Promise<UserRow | RestError> {
  if ((args.slug ?? '').length > LONGEST_SLUG)
    return badRequest('user_nicename_too_long', 'The slug is too long.');
  const change: { -readonly [K in keyof UserChange]: UserChange[K] } = {};
  if (args.name !== undefined) change.name = storedName(args.name) || user.username;
  if (args.first_name !== undefined) change.first_name = storedName(args.first_name);
  if (args.last_name !== undefined) change.last_name = storedName(args.last_name);
  if (args.nickname !== undefined) change.nickname = storedName(args.nickname) || user.username;
  if (args.email !== undefined) change.email = args.email;
  if (args.url !== undefined) change.url = args.url;
  if (args.description !== undefined) change.description = storedDescription(args.description);
  if (args.locale !== undefined) change.locale = args.locale;
  if (args.roles !== undefined) change.roles = args.roles;
  if (args.slug !== undefined) {
    const slug = sentSlug(args.slug) || sanitizeTitle(cutText(user.username, LONGEST_SLUG));
    change.slug = await store.users.uniqueSlug(slug, user.id);
  }
  const changed = (await store.users.update(user.id, change)) ?? user;
  if (hash !== undefined) await store.users.setPasswordHash(user.id, hash, keepSession);
  return changed;
}

/**
 * Stores the meta values of a user from a request: registered values, and the preferences, which null
 * removes. Errors, status 400: those of the schema of the preferences.
 */
export async function saveMeta(
  scope: Scope,
  user: number,
  sent: unknown,
): Promise<RestError | null> {
  const { store, keys, caller } = scope;
  if (typeof sent !== 'object' || sent === null) return null;
  const refused = await saveMetaValues(scope, { kind: 'user', id: user }, sent);
  if (refused) return refused;
  const meta = new Map<string, unknown>(Object.entries(sent));
  if (!meta.has('persisted_preferences')) return null;
  const preferences = meta.get('persisted_preferences') ?? null;
  if (!canEditUser(caller, user))
    return denied(caller, 'rest_cannot_update', 'You are not allowed to edit these preferences.');
  const stored =
    preferences === null ? null : parsedMeta(preferences, PREFERENCES, 'persisted_preferences');
  if (isError(stored)) return stored;
  await store.meta.set('user', user, { [keys.preferences]: stored });
  return null;
}

const PREFERENCES = userSchema.properties.meta.properties.persisted_preferences;

/**
 * Returns why a user cannot have these roles: `rest_user_invalid_role` for unknown roles, and for roles
 * that would take the right to edit users from the caller.
 */
export function rolesRefusal(
  caller: Caller,
  id: number | null,
  roles: readonly string[] | undefined,
): RestError | null {
  if (roles === undefined) return null;
  const isOwn = caller?.id === id;
  for (const role of roles) {
    const capabilities = roleCapabilities.get(role);
    if (!capabilities) return badRequest('rest_user_invalid_role', `Invalid role: ${role}.`);
    if (isOwn && !capabilities.has('edit_users')) return ownRoleRefusal(caller);
  }
  return isOwn && roles.length === 0 ? ownRoleRefusal(caller) : null;
}

function ownRoleRefusal(caller: Caller): RestError {
  const message = 'You cannot remove your own permission to edit users.';
  return failure(deniedStatus(caller), 'rest_user_invalid_role', message);
}

/**
 * Returns whether `user` is the only one who may manage users. Read in the transaction that changes the user:
 * writers take turns, so two requests cannot both count on the other user.
 */
export async function isLastManager({ store }: Scope, user: UserRow): Promise<boolean> {
  const managing = rolesWith('promote_users');
  if (!user.roles.some((role) => managing.some((one) => one === role))) return false;
  return (await store.users.first({ roles: managing, exclude: [user.id] })) === undefined;
}

/** Why the only user who may manage users cannot be deleted or demoted. */
export const LAST_MANAGER =
  'This is the only user who can manage users. Give another user that role first.';

/** Returns `rest_user_invalid_role` for roles that leave no user who may manage users. */
export async function demotionRefusal(
  scope: Scope,
  user: UserRow,
  roles: readonly string[],
): Promise<RestError | null> {
  if (roles.some((role) => roleCapabilities.get(role)?.has('promote_users'))) return null;
  if (!(await isLastManager(scope, user))) return null;
  return failure(403, 'rest_user_invalid_role', LAST_MANAGER);
}
