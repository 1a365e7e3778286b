import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, StoreError } from '../../site/store/index.ts';
import type { Store, StoreAddress } from '../../site/store/index.ts';
import { embeddedPostgres } from './embedded-postgres.ts';

/** What `openStore` takes: an address, and a directory for the rest of a site. */
export interface Address {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Databases of one kind, from which every test gets an empty one. */
export interface Databases {
  fresh(): Promise<Address>;
  /** Another database with the same content, and a directory of its own; nobody may be connected to the first. */
  copyOf(address: Address): Promise<Address>;
  /** Removes a copy and its directory. */
  drop(copy: Address): Promise<void>;
  stop(): Promise<void>;
}

/** A server that can be away for a while. */
export interface ServedDatabases extends Databases {
  /** Ends it, with all connections; what is in it stays. */
  halt(): Promise<void>;
  resume(): Promise<void>;
}

/** The kinds that a site runs on. */
export const databaseKinds = ['sqlite', 'postgres'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

export function databasesOf(kind: DatabaseKind): Promise<Databases> {
  return kind === 'sqlite' ? sqliteDatabases() : postgresDatabases();
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
    async copyOf({ dataDir }) {
      count += 1;
      const path = join(root, `${count}.sqlite`);
      await copyFile(join(dataDir, 'site.sqlite'), path);
      return { databaseUrl: `sqlite:${path}`, dataDir: join(root, String(count)) };
    },
    async drop({ databaseUrl, dataDir }) {
      await rm(databaseUrl.slice('sqlite:'.length), { force: true });
      await rm(dataDir, { recursive: true, force: true });
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
  let admin = server.getPgClient();
  await admin.connect();
  let count = 0;
  // The names are our own: nothing in them has to be quoted.
  const create = async (source: string): Promise<string> => {
    count += 1;
    const name = `site_${count}`;
    await admin.query(`create database ${name} ${source}`);
    return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  };
  return {
    fresh: async () => ({ databaseUrl: await create(''), dataDir: root }),
    async copyOf({ databaseUrl }) {
      // The other way writes all of the content to the log as well.
      const copy = await create(`template ${nameOf(databaseUrl)} strategy file_copy`);
      return { databaseUrl: copy, dataDir: join(root, nameOf(copy)) };
    },
    async drop({ databaseUrl, dataDir }) {
      await admin.query(`drop database ${nameOf(databaseUrl)}`);
      await rm(dataDir, { recursive: true, force: true });
    },
    async halt() {
      await admin.end();
      await server.stop();
    },
    async resume() {
      await server.start();
      admin = server.getPgClient();
      await admin.connect();
    },
    async stop() {
      await admin.end();
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
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
