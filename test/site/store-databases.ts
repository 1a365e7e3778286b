import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Database } from '../../site/store/driver.ts';
import { openStore } from '../../site/store/index.ts';
import type { Store, StoreAddress } from '../../site/store/index.ts';
import { runFolder } from '../once.ts';
import { embeddedPostgres } from './embedded-postgres.ts';
import { Problem } from '../../site/lib/problem.ts';

/** The options of `openStore`: the URL of a database, and a directory for the other files of a site. */
export interface Address {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Databases of one kind; every test gets an empty one. */
export interface Databases {
  fresh(): Promise<Address>;
  /** Copies the content to another database and directory. The first one must have no open connection. */
  copyOf(address: Address): Promise<Address>;
  /** Removes a copy and its directory. */
  drop(copy: Address): Promise<void>;
  stop(): Promise<void>;
}

/** A server that can be stopped and started. */
export interface ServedDatabases extends Databases {
  /** Stops the server and all connections; its data are kept. */
  halt(): Promise<void>;
  resume(): Promise<void>;
}

/** The kinds of databases that a site supports. */
export const databaseKinds = ['sqlite', 'postgres'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

export function databasesOf(kind: DatabaseKind): Promise<Databases> {
  return kind === 'sqlite' ? sqliteDatabases() : postgresDatabases();
}

/** SQLite: a file in its own directory. */
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

/** A PostgreSQL server on a free port. */
interface PostgresServer {
  readonly root: string;
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Runs a statement as the administrator. */
  readonly query: (statement: string) => Promise<void>;
  /** Creates a database from the template `source` and returns its URL. */
  readonly create: (source: string) => Promise<string>;
}

const OPTIONS = {
  user: 'postgres',
  password: 'password',
  // The data are kept when the server stops.
  persistent: true,
  // The data need not survive a crash of the machine.
  initdbFlags: ['--no-sync'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
  // PostgreSQL does not run as root; the package then creates a user for it.
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
  onError: () => undefined,
};

async function startPostgres(): Promise<PostgresServer> {
  const root = await mkdtemp(join(runFolder ?? tmpdir(), 'store-postgres-'));
  // The user of PostgreSQL is another one and needs access.
  await chmod(root, 0o755);
  const { default: EmbeddedPostgres } = await embeddedPostgres(root);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...OPTIONS,
    databaseDir: join(root, 'db'),
    port,
  });
  await server.initialise();
  let admin = server.getPgClient();
  let count = 0;
  const start = async (): Promise<void> => {
    await server.start();
    admin = server.getPgClient();
    await admin.connect();
  };
  const query = async (statement: string): Promise<void> => void (await admin.query(statement));
  await start();
  return {
    root,
    port,
    start,
    async stop() {
      await admin.end();
      await server.stop();
    },
    query,
    async create(source) {
      count += 1;
      const name = `site_${count}`;
      // The names are generated, so they need no quotes.
      await query(`create database ${name} ${source}`);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
  };
}

/** Returns empty databases on `server`, copies of them, and a folder for the other files of each site. */
async function databasesOn(server: PostgresServer): Promise<Databases> {
  const root = await mkdtemp(join(server.root, 'data-'));
  const names = new Set<string>();
  const create = async (source: string): Promise<string> => {
    const url = await server.create(source);
    names.add(nameOf(url));
    return url;
  };
  return {
    fresh: async () => ({ databaseUrl: await create(''), dataDir: root }),
    async copyOf({ databaseUrl }) {
      // The other strategy also writes the whole content to the log.
      const copy = await create(`template ${nameOf(databaseUrl)} strategy file_copy`);
      return { databaseUrl: copy, dataDir: join(root, nameOf(copy)) };
    },
    async drop({ databaseUrl, dataDir }) {
      names.delete(nameOf(databaseUrl));
      await server.query(`drop database ${nameOf(databaseUrl)}`);
      await rm(dataDir, { recursive: true, force: true });
    },
    async stop() {
      for (const name of names) await server.query(`drop database ${name} with (force)`);
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server with databases for these tests only. */
export async function postgresServer(): Promise<ServedDatabases> {
  const server = await startPostgres();
  return {
    ...(await databasesOn(server)),
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await rm(server.root, { recursive: true, force: true });
    },
  };
}

/** A server and a replica that streams from it. */
export interface Replicated extends ServedDatabases {
  /** Returns the URL of a database at the replica. */
  readonly atReplica: (databaseUrl: string) => string;
  /** The replica, which can be stopped and started on its own. */
  readonly replica: {
    readonly start: () => Promise<void>;
    readonly stop: () => Promise<void>;
    /** Sends a signal to all processes of the replica. */
    readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  };
}

/** Starts a server and a replica, which starts as a copy of the files of the server. */
export async function replicatedServer(): Promise<Replicated> {
  const server = await startPostgres();
  const databases = await databasesOn(server);
  await server.stop();
  const [from, to] = [join(server.root, 'db'), join(server.root, 'replica')];
  // With owner and modes.
  execFileSync('cp', ['-a', from, to]);
  const primary = `host=127.0.0.1 port=${server.port} user=postgres password=password`;
  await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  await writeFile(join(to, 'standby.signal'), '');
  await server.start();
  const { default: EmbeddedPostgres } = await embeddedPostgres(server.root);
  const port = await freePort();
  let onLog: (line: string) => void = () => undefined;
  const replica = new EmbeddedPostgres({
    ...{ ...OPTIONS, databaseDir: to, port },
    onLog: (line) => onLog(String(line)),
  });
  const startReplica = (): Promise<void> =>
    new Promise((resolve, reject) => {
      onLog = (line) => {
        if (line.includes('ready to accept read-only connections')) resolve();
      };
      // The package waits for another line.
      replica.start().catch(() => reject(new Error('the replica ended')));
    });
  await startReplica();
  return {
    ...databases,
    halt: () => server.stop(),
    resume: () => server.start(),
    atReplica: (databaseUrl) => databaseUrl.replace(`:${server.port}/`, `:${port}/`),
    replica: {
      start: startReplica,
      stop: () => replica.stop(),
      signal(signal) {
        const pid = readFileSync(join(to, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
        const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
        for (const id of [pid, ...children].filter(Boolean)) process.kill(Number(id), signal);
      },
    },
    async stop() {
      await replica.stop();
      await server.stop();
      await rm(server.root, { recursive: true, force: true });
    },
  };
}

let shared: Promise<PostgresServer> | null = null;

/**
 * Databases on PostgreSQL. All test files of a process share one server, which stops with the process, since
 * creating its files takes seconds.
 */
export async function postgresDatabases(): Promise<Databases> {
  if (runFolder === undefined) return postgresServer();
  shared ??= startPostgres();
  return databasesOn(await shared);
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}

/** Opens a store; throws if that fails. */
export async function opened(address: StoreAddress): Promise<Store> {
  const store = await openStore(address);
  if (store instanceof Problem) throw new Error(store.message);
  return store;
}

/** Runs statements on a database as another version of the site would. Returns the rows of the last one. */
export async function run(
  { databaseUrl, dataDir }: Address,
  ...statements: string[]
): Promise<unknown[]> {
  const last = statements.pop() ?? '';
  if (databaseUrl === '') {
    const database = new Database(join(dataDir, 'site.sqlite'));
    for (const statement of statements) database.exec(statement);
    const rows = database.prepare(last).all();
    database.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  const { rows } = await client.query<object>(last);
  await client.end();
  return rows;
}

/** Returns the plan of a query, in the lines of the database. */
export async function planOf(
  { databaseUrl, dataDir }: Address,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<readonly string[]> {
  if (databaseUrl === '') {
    const database = new Database(join(dataDir, 'site.sqlite'), { readonly: true });
    const rows = database.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
    const plan = rows.all(...parameters).map(({ detail }) => detail);
    database.close();
    return plan;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']);
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
