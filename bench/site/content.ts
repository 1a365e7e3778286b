import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isPinned, SERVER_CORE } from '../lib/processes.ts';
import type { Processes } from '../lib/processes.ts';
import { postgresDatabases } from '../../test/site/store-databases.ts';
import { API_REL, BASE_URL, SECRET } from './addresses.ts';

export const KINDS = ['SQLite', 'PostgreSQL'] as const;
export type Kind = (typeof KINDS)[number];

const SITE = join(import.meta.dirname, '../../site');
const EDITOR = 'harbour';

/** A database with its uploads. */
export interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** How the editor of the sample content logs in. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
  /** The value of `Authorization`. */
  readonly authorization: string;
}

/** The databases of a kind. */
export interface Databases {
  /** A temporary folder. */
  readonly root: string;
  /** Makes a site with the sample content and generated content. */
  fill(amount: Amount): Promise<Original>;
  /** The sizes of the first database that was filled; `null` for SQLite. */
  sizes(): Promise<Sizes | null>;
  /** Returns the processor time of the database server so far, in microseconds by process. */
  cpu(): ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

/** How much generated content a site has. */
export interface Amount {
  readonly posts: number;
  readonly comments: number;
  readonly media: number;
}

/** How long it took to fill a database, and the bytes of its tables and their indexes. */
export interface Sizes {
  readonly seconds: number;
  readonly tables: readonly {
    readonly name: string;
    readonly rows: number;
    readonly bytes: number;
    readonly indexes: number;
  }[];
}

/** A site from which each contestant gets a copy. */
export interface Original {
  readonly credentials: Credentials;
  copy(): Promise<Place>;
}

/** The environment of a server for a site. */
export function environment({ databaseUrl, dataDir }: Place): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    BASE_URL,
    API_REL,
    SECRET,
    PORT: '0',
    LOG: 'none',
    NODE_ENV: 'production',
  };
}

export async function databasesOf(kind: Kind, processes: Processes): Promise<Databases> {
  const root = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const server = kind === 'PostgreSQL' ? await postgresDatabases() : null;
  let count = 0;
  let postmaster = 0;
  let sizes: Sizes | null = null;
  const folder = (): string => join(root, String((count += 1)));
  return {
    root,
    async fill(amount) {
      const databaseUrl = (await server?.fresh())?.databaseUrl ?? '';
      if (server) postmaster = await postmasterOf(databaseUrl);
      const place = { databaseUrl, dataDir: folder() };
      const began = performance.now();
      const credentials = fillPlace(processes, place, amount);
      if (server && sizes === null)
        sizes = await sizesOf(databaseUrl, (performance.now() - began) / 1000);
      return {
        credentials,
        async copy() {
          const dataDir = folder();
          await cp(place.dataDir, dataDir, { recursive: true });
          return { databaseUrl: (await server?.copyOf(place))?.databaseUrl ?? '', dataDir };
        },
      };
    },
    sizes: () => Promise.resolve(sizes),
    cpu: () => (postmaster === 0 ? new Map() : cpuBelow(postmaster)),
    async stop() {
      await server?.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Runs the commands that an owner of a site would run. */
function fillPlace(processes: Processes, place: Place, amount: Amount): Credentials {
  const run = (tool: string, ...args: readonly string[]): string => {
    const script = processes.compiled(join(SITE, 'tools', `${tool}.ts`));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment(place) },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${tool} failed: ${stderr}`);
    return stdout;
  };
  const counts = Object.entries(amount).flatMap(([name, count]) => [`--${name}`, String(count)]);
  run('seed', ...counts, '--quiet');
  const printed = run('password', EDITOR);
  const labelled = (label: string): string =>
    new RegExp(`^ *${label} +(\\S.*)$`, 'm').exec(printed)?.[1] ?? '';
  const pair = `${EDITOR}:${labelled('Application password')}`;
  return {
    login: EDITOR,
    password: labelled('Password'),
    authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
  };
}

async function sizesOf(databaseUrl: string, seconds: number): Promise<Sizes> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<'name' | 'rows' | 'bytes' | 'indexes', string>>(
    `select relname as name, n_live_tup as rows, pg_table_size(relid) as bytes, pg_indexes_size(relid) as indexes
     from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 6`,
  );
  await client.end();
  const tables = rows.map(({ name, ...counts }) => ({
    ...{ name, rows: Number(counts.rows), bytes: Number(counts.bytes) },
    indexes: Number(counts.indexes),
  }));
  return { seconds, tables };
}

/** Returns the process of the database server, and keeps it on the core of the servers. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
  await client.end();
  for (const pid of cpuBelow(postmaster).keys())
    if (isPinned) spawnSync('taskset', ['-a', '-c', '-p', String(SERVER_CORE), String(pid)]);
  return postmaster;
}

/** Returns the processor time of a process and its children, in microseconds. */
function cpuBelow(parent: number): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = Number.isNaN(pid) ? null : statOf(pid);
    if (stat && (pid === parent || stat.parent === parent)) times.set(pid, stat.cpu);
  }
  return times;
}

const NANOSECONDS = 1000;

/** Returns the parent and the processor time of a process; `null` when it has ended. */
function statOf(pid: number): { readonly parent: number; readonly cpu: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [ran = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return { parent: Number(fields[1]), cpu: Number(ran) / NANOSECONDS };
  } catch {
    return null;
  }
}
