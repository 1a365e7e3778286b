/**
 * The site under test in its own process: an empty `DATA_DIR` is filled with the sample site. Sends
 * `{ base }` when it listens, and `{ accounts }` in reply to every message.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { paintFor } from '../../site/banner.ts';
import { openLog } from '../../site/lib/log.ts';
import { readSettings, SettingsError } from '../../site/config.ts';
import { startSite } from '../../site/bootstrap.ts';
import type { Session, Store } from '../../site/store/index.ts';
import { roles } from './roles.ts';
import type { Accounts, Role } from './roles.ts';
import { Problem } from '../../site/lib/problem.ts';

disableNameLookups();
const settings = readSettings(process.env);
if (settings instanceof SettingsError) throw new Error(settings.message);
const paint = paintFor({ isTTY: false });
const log = openLog({ form: 'none', out: process.stdout, err: process.stderr, paint });
const site = await startSite(settings, log);
if (site instanceof Problem) throw new Error(site.message);
process.on('message', () => void accountsIn(site.store).then((accounts) => send({ accounts })));
process.on('disconnect', () => process.exit(0));
send({ base: `http://127.0.0.1:${site.port}` });

function send(message: object): void {
  process.send?.(message);
}

/** Makes host names unknown: fuzzed values name random hosts, and no request may leave the machine. */
function disableNameLookups(): void {
  const notFound = Object.assign(new Error('The name was not found.'), { code: 'ENOTFOUND' });
  const { lookup } = dns;
  const lookupAddress = (...args: readonly unknown[]): void => {
    const callback = args.at(-1);
    if (isIP(String(args[0])) !== 0) Reflect.apply(lookup, dns, args);
    else if (typeof callback === 'function') setImmediate(() => callback(notFound));
  };
  Object.assign(dns, { lookup: lookupAddress });
  syncBuiltinESMExports();
}

/** Restores the account of each role and gives it a new application password. */
function accountsIn(store: Store): Promise<Accounts> {
  return store.transaction(async (session) => {
    const entries: (readonly [Role, string])[] = [];
    for (const role of roles)
      if (role !== 'anonymous') entries.push([role, await accountOf(session, role)]);
    return Object.fromEntries(entries);
  });
}

async function accountOf(session: Session, role: Role): Promise<string> {
  const username = `fuzz-${role}`;
  const known = await session.users.byLogin(username);
  if (known) await session.users.update(known.id, { roles: [role] });
  const email = `${username}@greyrock.example`;
  const user =
    known ?? (await session.users.insert({ username, email, slug: username, roles: [role] }));
  const { password } = await makeApplicationPassword(session, user.id, { name: 'fuzz' });
  return `${username}:${password}`;
}
