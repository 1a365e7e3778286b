import { setTimeout as pause } from 'node:timers/promises';
import { mediaStorage } from '../../site/media/open-storage.ts';
import { postOf, readContent, unique } from '../crash/content.ts';
import { Ledger } from '../crash/ledger.ts';
import { seeded } from '../crash/rounds.ts';
import { readUploads } from '../crash/uploads.ts';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { Load, newTally } from './load.ts';
import type { Tally } from './load.ts';

/** The parameters of a run. */
export interface RunOptions {
  readonly root: string;
  readonly nodes: number;
  /** Requests per second. */
  readonly rate: number;
  /** Seconds of all phases. */
  readonly duration: number;
  /** Edits that are read at every node. */
  readonly edits: number;
  readonly seed: number;
  readonly onPhase: (name: string) => void;
}

/** The result of a run. */
export interface Result {
  readonly phases: readonly Tally[];
  /** Differences between acknowledged writes and stored data. */
  readonly lost: readonly string[];
  /** Reads after an edit at another node, and sentences on those that were stale. */
  readonly edits: { readonly reads: number; readonly stale: readonly string[] };
  /** Milliseconds of processor time per request without a disturbance. */
  readonly processor: { readonly nodes: number; readonly database: number };
}

interface Phase {
  readonly name: string;
  /** The part of the duration. */
  readonly share: number;
  readonly disturb?: (cluster: Cluster, until: number) => Promise<void>;
}

const SECOND = 1_000;
const KILL_EVERY = 20 * SECOND;
const DATABASE_PAUSE = 3 * SECOND;
const STORAGE_DELAY = 400;

// A later version adds a column while nodes of this version run and start.
const MIGRATION = [
  `alter table posts add column later text not null default ''`,
  `insert into kysely_migration values ('0999-later', '2999-01-01T00:00:00Z')`,
];

const phases: readonly Phase[] = [
  { name: 'before', share: 0.15 },
  {
    name: 'rolling restart',
    share: 0.25,
    async disturb(cluster) {
      for (const node of cluster.nodes.keys()) {
        await cluster.restart(node, 'SIGTERM');
        while (cluster.proxy.ready.size < cluster.nodes.length) await pause(50);
        if (node === 0) for (const statement of MIGRATION) await cluster.query(statement);
      }
    },
  },
  {
    name: 'kill -9',
    share: 0.3,
    async disturb(cluster, until) {
      for (let node = 0; performance.now() < until; node += 1) {
        const next = performance.now() + KILL_EVERY;
        await cluster.restart(node % cluster.nodes.length, 'SIGKILL');
        await pause(Math.max(0, Math.min(next, until) - performance.now()));
      }
    },
  },
  {
    name: 'database paused',
    share: 0.1,
    async disturb(cluster) {
      cluster.signalDatabase('SIGSTOP');
      await pause(DATABASE_PAUSE);
      cluster.signalDatabase('SIGCONT');
    },
  },
  {
    name: 'slow storage',
    share: 0.1,
    async disturb({ storage }, until) {
      storage.delay = STORAGE_DELAY;
      await pause(until - performance.now());
      storage.delay = 0;
    },
  },
  { name: 'after', share: 0.1 },
];

/** Runs nodes under load through all phases, and compares the stored data with the acknowledged writes. */
export async function runNodes(options: RunOptions): Promise<Result> {
  const { root, nodes, rate, duration, seed, onPhase } = options;
  const cluster = await startCluster(root, nodes);
  try {
    const { origin, authorization } = cluster;
    const target = { api: `${origin}/cms-json/`, authorization };
    while (cluster.proxy.ready.size < nodes) await pause(50);
    onPhase('edits');
    const edits = await editAndRead(cluster, options.edits);
    const storage = mediaStorage({
      ...{ dataDir: root, baseUrl: origin, token: 'cms' },
      bucket: { ...cluster.storage.settings, timeout: 10_000 },
    });
    const read = async (): Promise<ReadonlyMap<string, string>> =>
      new Map([...(await readContent(target)), ...(await readUploads(target, storage))]);
    const ledger = new Ledger();
    ledger.settle(await settled(read));

    const tallies: Tally[] = [];
    const load = new Load({ origin, authorization, ledger, random: seeded(seed) }, newTally(''));
    let processor: Result['processor'] = { nodes: 0, database: 0 };
    for (const { name, share, disturb } of phases) {
      onPhase(name);
      load.tally = newTally(name);
      tallies.push(load.tally);
      const before = cluster.processorTime();
      if (name === 'before') load.start(rate);
      const until = performance.now() + share * duration * SECOND;
      await disturb?.(cluster, until);
      await pause(Math.max(0, until - performance.now()));
      const spent = cluster.processorTime();
      const requests = load.tally.reads.length + load.tally.writes.length;
      if (name === 'before')
        processor = {
          nodes: ((spent.nodes - before.nodes) * SECOND) / requests,
          database: ((spent.database - before.database) * SECOND) / requests,
        };
    }
    await load.stop();
    onPhase('comparison');
    // A last start publishes files whose upload a kill has interrupted.
    await cluster.restart(0, 'SIGTERM');
    const lost = ledger.settle(await settled(read));
    return { phases: tallies, lost, edits, processor };
  } finally {
    cluster.signalDatabase('SIGCONT');
    await cluster.close();
  }
}

/** Repeats a read until files of interrupted uploads are recovered. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  for (const deadline = performance.now() + 40 * SECOND; ;) {
    try {
      return await read();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** Edits a post and the title of the site at one node after the other; each edit is read at all nodes by the next requests. */
async function editAndRead(
  { nodes, authorization }: Cluster,
  count: number,
): Promise<Result['edits']> {
  const stale: string[] = [];
  const headers = { authorization, 'content-type': 'application/json' };
  const json = async (url: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(url, init)).json();
  const post = async (at: number, path: string, body: object): Promise<unknown> =>
    json(`${nodes[at % nodes.length] ?? ''}/cms-json/cms/v2/${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
  const { id } = Object(await post(0, 'posts', postOf(unique())));
  let reads = 0;
  for (let at = 0; at < count; at += 1) {
    const title = unique();
    const isSetting = at % 10 === 9;
    await (isSetting
      ? post(at, 'settings', { title })
      : post(at, `posts/${String(id)}`, postOf(title)));
    const found = await Promise.all(
      nodes.flatMap((node) =>
        isSetting
          ? [json(`${node}/cms-json/`).then((root) => Object(root).name)]
          : [{}, { headers }].map(async (init) => {
              const read = await json(`${node}/cms-json/cms/v2/posts/${String(id)}`, init);
              return Object(read).title?.rendered;
            }),
      ),
    );
    reads += found.length;
    for (const [index, value] of found.entries())
      if (value !== title) stale.push(`edit ${at}, read ${index}: ${String(value)}, not ${title}`);
  }
  return { reads, stale };
}
