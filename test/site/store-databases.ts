import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, StoreError } from '../../site/store/index.ts';
import type { Store, StoreAddress } from '../../site/store/index.ts';
import { embeddedPostgres } from './embedded-postgres.ts';

/** A database of one kind, from which every test gets an empty store. */
export interface Databases {
  /** An address and a directory for `openStore`. */
  fresh(): Promise<{ databaseUrl: string; dataDir: string }>;
  stop(): Promise<void>;
}

/** A server that can be away for a while. */
export interface ServedDatabases extends Databases {
  /** Ends it, with all connections; what is in it stays. */
  halt(): Promise<void>;
  resume(): Promise<void>;
}

/** SQLite: a file in a directory of its own. */
export async function sqliteDatabases(): Promise<Databases> {
  const root = await mkdtemp(join(tmpdir(), 'store-sqlite-'));
  let count = 0;
  return {
    fresh: () => {
      count += 1;
      return Promise.resolve({ databaseUrl: '', dataDir: join(root, String(count)) });
    },
    stop: () => rm(root, { recursive: true, force: true }),
  };
}

/** PostgreSQL: a server of its own on a free port, a database for every test. */
export async function postgresDatabases(): Promise<ServedDatabases> {
  const root = await mkdtemp(join(tmpdir(), 'store-postgres-'));
  // The user that PostgreSQL runs as is another one, and has to get through.
  await chmod(root, 0o755);
  const { default: EmbeddedPostgres } = await embeddedPostgres(root);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(root, 'db'),
    user: 'postgres',
    password: 'password',
    port,
    // What `halt` ends has to be there again; `stop` removes it.
    persistent: true,
    // Nothing here has to outlive the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    // PostgreSQL refuses to run as root; the package then makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    async fresh() {
      count += 1;
      const name = `site_${count}`;
      await server.createDatabase(name);
      return {
        databaseUrl: `postgres://postgres:password@127.0.0.1:${port}/${name}`,
        dataDir: root,
      };
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Opens a store that has to open. */
export async function opened(address: StoreAddress): Promise<Store> {
  const store = await openStore(address);
  if (store instanceof StoreError) throw new Error(store.message);
  return store;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
