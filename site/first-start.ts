import { randomBytes } from 'node:crypto';
import { credentialLines, paintFor } from './banner.ts';
import type { Settings } from './config.ts';
import { hashPassword, makeApplicationPassword, newPassword } from './domain/accounts.ts';
import { isUnavailable } from './lib/files.ts';
import { incomingFolder } from './media/folder.ts';
import { mediaStorage } from './media/open-storage.ts';
import { sampleSite } from './sample/index.ts';
import { drawPictures } from './sample/pictures.ts';
import { importSite, mayBeCommitted } from './store/index.ts';
import type { Session, Store } from './store/index.ts';
import { fail } from './tools/command-line.ts';
import { hasUsers, withStore } from './tools/store.ts';

/** The credentials of a user. Only hashes are stored, so they are shown only once. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly applicationPassword: string;
}

/**
 * Imports the sample site into an empty store and publishes its pictures. Returns the credentials of its administrator;
 * `null` if the store is not empty.
 */
export async function fillEmptyStore(
  store: Store,
  settings: Settings,
): Promise<Credentials | null> {
  if (await hasUsers(store)) return null;
  const site = sampleSite(settings.token);
  const login = site.users[0]?.username;
  if (login === undefined) throw new Error('first start: the sample site has no users');
  const password = newPassword();
  const passwordHashes = new Map([[login, await hashPassword(password)]]);
  const { baseUrl, adminUrl, token } = settings;
  const folder = mediaStorage(settings);
  const kept = new Set<string>();
  let credentials: Credentials | null;
  try {
    credentials = await store.transaction(async (session) => {
      // Another process may have imported the sample site.
      if (await hasUsers(session)) return null;
      await importSite(session, site, { baseUrl, adminUrl, token, passwordHashes });
      await drawPictures(session, { folder, incoming: incomingFolder(settings), token, kept });
      return { login, password, applicationPassword: await applicationPasswordFor(session, login) };
    });
  } catch (error) {
    if (!mayBeCommitted(error)) await folder.remove(kept);
    throw error;
  }
  await folder.publish(kept).catch((error: unknown) => {
    // The next start publishes the pictures, too. The credentials cannot be shown again.
    if (!isUnavailable(error)) throw error;
  });
  return credentials;
}

/** Sets a new password for a user and adds an application password; returns `null` if the user does not exist. */
export async function newCredentials(store: Store, login: string): Promise<Credentials | null> {
  const user = await store.users.byLogin(login);
  if (!user) return null;
  const password = newPassword();
  const hash = await hashPassword(password);
  return store.transaction(async (session) => {
    await session.users.setPasswordHash(user.id, hash);
    const applicationPassword = await applicationPasswordFor(session, user.username);
    return { login: user.username, password, applicationPassword };
  });
}

/** Returns the key for nonces and cookies; creates and stores it on the first call. */
export async function siteSecret(store: Store): Promise<string> {
  const known = await store.options.get(SECRET);
  if (typeof known === 'string' && known !== '') return known;
  return store.transaction(async (session) => {
    const there = await session.options.get(SECRET);
    if (typeof there === 'string' && there !== '') return there;
    const fresh = randomBytes(48).toString('base64url');
    await session.options.set({ [SECRET]: fresh });
    return fresh;
  });
}

const SECRET = 'site_secret';

async function applicationPasswordFor(session: Session, login: string): Promise<string> {
  const user = await session.users.byLogin(login);
  if (!user) throw new Error(`first start: no user ${login}`);
  const made = await makeApplicationPassword(session, user.id, { name: 'Command line' });
  return made.password;
}

/** Sets a new password and application password for a user and prints both; the site may be running. */
export async function renewPassword(login: string, settings?: Settings): Promise<void> {
  await withStore(async (store) => {
    const credentials = await newCredentials(store, login);
    if (credentials === null) {
      // A first start that failed late has not printed the credentials.
      const { rows } = await store.users.find({ roles: ['administrator'], limit: 10 });
      const names = rows.map(({ username }) => username).join(', ');
      return fail(`there is no user ${login}; administrators: ${names}`);
    }
    process.stdout.write(`${credentialLines(credentials, paintFor(process.stdout)).join('\n')}\n`);
  }, settings);
}
