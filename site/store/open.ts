import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, Migrator, sql } from 'kysely';
import type { Migration } from 'kysely';
import { nativeProblem, SQLITE_PACKAGE } from '../lib/native-problem.ts';
import { reasonOf } from './unavailable.ts';
import { clearCaches } from './context.ts';
import type { Context } from './context.ts';
import { compiledQueries } from './compiled.ts';
import { exportSite } from './export.ts';
import { migrations } from './migrations/index.ts';
import { OptionCache } from './options.ts';
import { RowCache } from './row-cache.ts';
import { ReservedSlugs } from './slugs.ts';
import { seedContent } from './seed.ts';
import { collectionsOf, sessionOf } from './session.ts';
import { connectSqlite, LOCK_TIMEOUT, removeSessions } from './sqlite.ts';
import type { Connections } from './sqlite.ts';
import { countedTotals } from './totals.ts';
import type { Store, StoreAddress } from './types.ts';
import { Problem } from '../lib/problem.ts';

/**
 * Opens the database and migrates its tables. Returns a `Problem` for a missing folder, an unreachable
 * server, a wrong password, or a file that is not a database.
 */
export async function openStore(address: StoreAddress): Promise<Store | Problem> {
  const place = placeOf(address);
  if (place instanceof Problem) return place;
  const { lockTimeout = LOCK_TIMEOUT } = address;

  let connections: Connections;
  try {
    connections = await connect(place, address);
  } catch (error) {
    const problem = nativeProblem(SQLITE_PACKAGE, error) ?? reasonOf(error);
    return new Problem(`cannot open ${place.shown}: ${problem}`);
  }
  const context: Context = {
    kind: place.kind,
    read: connections.read,
    write: connections.write,
    queries: compiledQueries(),
    counted: countedTotals(),
    runNow: connections.readNow,
    writeNow: connections.writeNow,
    versionNow: connections.versionNow,
    options: new OptionCache(connections),
    anyApplicationPassword: new RowCache(),
    loginSessions: new RowCache(),
    reserved: new ReservedSlugs(),
    changed: new Set(),
    onChange: address.onChange,
    lockTimeout,
  };
  const failure = await prepare(context);
  if (failure !== null) {
    await connections.close();
    return new Problem(`cannot open ${place.shown}: ${failure}`);
  }
  const versionOf =
    place.kind === 'postgres' ? snapshots(connections.read) : connections.versionNow;
  const store: Store = {
    ...collectionsOf(sessionOf(context)),
    kind: place.kind,
    pool: connections.pool ?? null,
    address: place.shown,
    export: (addresses) => exportSite(context, addresses),
    backup: (file) => backUp(connections.read, file),
    seed: (options) => seedContent(context, options),
    size: () => databaseSize(connections.read, place.kind),
    reserveSegments: (segments) => context.reserved.use(segments),
    clear: (caches) => clearCaches(context, caches),
    ping: async () => void (await sql`select 1`.execute(connections.read)),
    version: () => databaseVersion(context, versionOf),
    replica: null,
    close: () => connections.close(),
  };
  const { replica } = connections;
  return replica ? { ...store, replica: replicaOf(store, context, replica) } : store;
}

/** Returns the store whose reads use the replica; logins and settings are read from the primary. */
function replicaOf(
  store: Store,
  context: Context,
  { read, state }: NonNullable<Connections['replica']>,
): Store['replica'] {
  const { options, applicationPasswords, loginSessions } = store;
  return {
    state,
    store: {
      ...store,
      ...collectionsOf(sessionOf({ ...context, read })),
      ...{ options, applicationPasswords, loginSessions },
      version: () => replicaVersion(context, read),
    },
  };
}

/**
 * Returns a version made of the replica and of the settings on the primary; `null` without a replica. The
 * snapshot of a replica does not show all commits, so its position in the log is used.
 */
async function replicaVersion(
  { options }: Context,
  read: Connections['read'],
): Promise<string | null> {
  await options.all();
  const changes = options.changes;
  const { rows } = await read.executeQuery<{ readonly version: string | null }>(REPLAYED);
  const version = rows[0]?.version ?? null;
  return version && `${version} ${changes}`;
}

const REPLAYED = CompiledQuery.raw(
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as version',
);

/** Returns the version of the database, and reads the settings again if it has changed; `null` without a version. */
async function databaseVersion(
  { options }: Context,
  versionOf: () => string | null | Promise<string | null>,
): Promise<string | null> {
  const version = await versionOf();
  if (version !== null) await options.of(version);
  return version;
}

/**
 * Returns a function that returns the visible transactions of a reader: every commit changes the text. Calls that arrive together
 * share a query, which begins after them.
 */
function snapshots(database: Connections['read']): () => Promise<string | null> {
  let next: Promise<string | null> | null = null;
  const query = async (): Promise<string | null> => {
    await setImmediate();
    next = null;
    const { rows } = await database.executeQuery<{ readonly version: string }>(SNAPSHOT);
    return rows[0]?.version ?? null;
  };
  return () => (next ??= query());
}

const SNAPSHOT = CompiledQuery.raw('select pg_current_snapshot()::text as version');

/**
 * Copies the database at one moment into a new file of mode 0600; writers do not wait. Login sessions are
 * left out: a restored backup must not revive a session that has ended since.
 */
async function backUp(database: Connections['read'], file: string): Promise<void> {
  // SQLite copies into the empty file and preserves its mode.
  await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  await sql`vacuum into ${file}`.execute(database);
  removeSessions(file);
}

interface Place {
  readonly kind: 'sqlite' | 'postgres';
  /** A path, or a URL with its password. */
  readonly address: string;
  /** The path, or the URL without its password. */
  readonly shown: string;
}

function placeOf({ databaseUrl = '', dataDir }: StoreAddress): Place | Problem {
  if (databaseUrl === '') {
    const path = join(dataDir, 'site.sqlite');
    return { kind: 'sqlite', address: path, shown: path };
  }
  if (databaseUrl.startsWith('sqlite:')) {
    const path = databaseUrl.slice('sqlite:'.length).replace(/^\/\//, '');
    if (path === '') return new Problem('DATABASE_URL has no file name after sqlite:');
    return { kind: 'sqlite', address: path, shown: path };
  }
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    return new Problem(
      'DATABASE_URL is not an address: use postgres://user:password@host:5432/name or sqlite:path',
    );
  }
  const shown = new URL(databaseUrl);
  shown.password = '';
  shown.search = '';
  return { kind: 'postgres', address: databaseUrl, shown: shown.href };
}

async function connect(
  place: Place,
  { onQuery, lockTimeout, replica }: StoreAddress,
): Promise<Connections> {
  // Loaded on demand: the driver takes 6 MiB.
  if (place.kind === 'postgres')
    return (await import('./postgres.ts')).connectPostgres(place.address, onQuery, replica);
  makeFolder(dirname(place.address));
  return connectSqlite(place.address, { onQuery, lockTimeout });
}

// One by one: on file systems without folders (`/proc`), `recursive` never ends.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  // Only for the user of the process: the database contains addresses, password hashes and the secret.
  mkdirSync(path, { mode: 0o700 });
}

/** Migrates the tables and reads the settings; returns the problem in a sentence, or `null`. */
async function prepare(context: Context): Promise<string | null> {
  try {
    const migrator = new Migrator({
      db: context.write,
      provider: { getMigrations: () => allMigrations(context) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) return reasonOf(error);
    await context.options.refresh();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Returns the migrations of this version and those that a later version has run, which this version supports, too. */
async function allMigrations({ kind, read, write }: Context): Promise<Record<string, Migration>> {
  const own = migrations(kind);
  // Only this version uses a database in memory, whose single connection is busy now.
  if (kind === 'sqlite' && read === write) return own;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
  const later = rows.map(({ name }) => [name, { up: () => Promise.resolve() }] as const);
  return { ...Object.fromEntries(later), ...own };
}

/** Returns the size of a database in bytes. */
async function databaseSize(database: Connections['read'], kind: Place['kind']): Promise<number> {
  const counted =
    kind === 'postgres'
      ? sql<{ size: unknown }>`select pg_database_size(current_database()) as size`
      : sql<{
          size: unknown;
        }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
  const { rows } = await counted.execute(database);
  return Number(rows[0]?.size ?? 0);
}
