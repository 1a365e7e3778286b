import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../site/lib/free-port.ts';
import { startSite } from '../e2e/site-process.ts';
import type { SiteProcess } from '../e2e/site-process.ts';
import { openS3Server } from '../site/s3-server.ts';
import type { S3Server } from '../site/s3-server.ts';
import { postgresServer } from '../site/store-databases.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';

/** Several nodes of one site on PostgreSQL and an S3 bucket, behind a proxy. */
export interface Cluster {
  /** The origin of the proxy. */
  readonly origin: string;
  /** The origins of the nodes. */
  readonly nodes: readonly string[];
  /** The `Authorization` header of the administrator. */
  readonly authorization: string;
  readonly storage: S3Server;
  readonly proxy: Proxy;
  /** Restarts a node: a signal, then a start when the process has ended. */
  restart(node: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Runs a statement on the database. */
  query(statement: string): Promise<void>;
  /** Sends a signal to all processes of the database. */
  signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Database queries of the running nodes so far. */
  queries(): Promise<number>;
  /** Seconds of processor time so far: of the running nodes, and of the database. */
  processorTime(): { readonly nodes: number; readonly database: number };
  close(): Promise<void>;
}

// Longer than the interval of the proxy's checks, and than connections may be idle.
const DRAIN = { DRAIN_DELAY: '5', KEEP_ALIVE: '4', SHUTDOWN_TIMEOUT: '20' };

const MOST_STARTS = 5;

export async function startCluster(root: string, count: number): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'nodes-'));
  const [server, storage] = await Promise.all([postgresServer(), openS3Server()]);
  await storage.keepFolders();
  const { databaseUrl } = await server.fresh();
  const ports = await distinctPorts(count);
  const proxy = await startProxy(ports);
  const origin = `http://127.0.0.1:${proxy.port}`;
  const startOnce = (node: number): Promise<SiteProcess> =>
    startSite(root, join(folder, String(node)), {
      ...storage.variables,
      ...DRAIN,
      MEDIA_URL: (storage.variables['MEDIA_URL'] ?? '').replace(/timeout=\d+/, 'timeout=10'),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      BASE_URL: origin,
      METRICS: '0',
      PORT: String(ports[node]),
      TRUSTED_PROXIES: '127.0.0.1',
    });
  // Like a supervisor: a node does not start while its database or storage does not respond.
  const start = async (node: number): Promise<SiteProcess> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await startOnce(node);
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
      }
    }
  };
  // All of them find an empty database.
  const running = await Promise.all(ports.map((_, node) => start(node)));
  const first = running.find(({ applicationPassword }) => applicationPassword !== '');
  if (!first) throw new Error('no node has filled the database');
  const pair = `${first.login}:${first.applicationPassword}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  let ended = 0;
  return {
    origin,
    nodes: ports.map((port) => `http://127.0.0.1:${port}`),
    authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
    storage,
    proxy,
    async restart(node, signal) {
      const site = running[node];
      if (!site) return;
      ended += processorTimeOf(site.pid);
      site.signal(signal);
      const code = await site.ended;
      if (signal === 'SIGTERM' && code !== 0)
        throw new Error(`node ${node} ended with ${code}: ${site.printed().slice(-500)}`);
      running[node] = await start(node);
    },
    query: async (statement) => void (await client.query(statement)),
    signalDatabase(signal) {
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal);
    },
    async queries() {
      const texts = running.map(async ({ metrics }) => (await fetch(metrics)).text());
      const samples = (await Promise.all(texts)).flatMap((text) => [
        ...text.matchAll(/^database_query_duration_seconds_count\{.*\} (\d+)$/gm),
      ]);
      return samples.reduce((sum, [, count]) => sum + Number(count), 0);
    },
    processorTime: () => ({
      nodes: ended + running.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
      database: [postmaster, ...childrenOf(postmaster)].reduce(
        (sum, pid) => sum + processorTimeOf(pid),
        0,
      ),
    }),
    async close() {
      await Promise.all(running.map((site) => (site.signal('SIGKILL'), site.ended)));
      await client.end();
      await proxy.close();
      await Promise.all([server.stop(), storage.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function distinctPorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = await freePort(0, '127.0.0.1');
    if (typeof port !== 'number') throw new Error('no port is free');
    ports.add(port);
  }
  return [...ports];
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function childrenOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Seconds of processor time of a process and of its children that have ended; 0 if it has ended itself. */
function processorTimeOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name of the program, which may contain spaces: utime, stime, cutime and cstime, in ticks of 10 ms.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
  } catch {
    return 0;
  }
}
