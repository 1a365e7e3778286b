import { setTimeout as pause } from 'node:timers/promises';
import { postOf, unique } from '../crash/content.ts';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

/** Milliseconds of processor time, and queries, for a request or for a second without requests. */
export interface Cost {
  readonly name: string;
  readonly nodes: number;
  readonly database: number;
  /** Database queries. */
  readonly queries: number;
}

interface Kind {
  readonly name: string;
  /** Measured requests per node, after half as many for warming up. */
  readonly count: number;
  readonly send: (cluster: Cluster, node: string, post: number) => Promise<Response>;
}

const POSTS = '/cms-json/cms/v2/posts';
const LIST = `${POSTS}?per_page=10`;
const FIRST_POSTS = 50;
// A constant number for any number of nodes, since running processes slow down each other.
const AT_ONCE = 4;
const IDLE = 10_000;

const withCredentials = ({ authorization }: Cluster): RequestInit => ({
  headers: { authorization, 'content-type': 'application/json' },
});

const kinds: readonly Kind[] = [
  {
    name: 'list of 10, anonymous, kept',
    count: 1_500,
    send: (_, node) => fetch(`${node}${LIST}`),
  },
  {
    name: 'list of 10, logged in',
    count: 600,
    send: (cluster, node) => fetch(`${node}${LIST}`, withCredentials(cluster)),
  },
  {
    name: 'one post, logged in',
    count: 600,
    send: (cluster, node, post) => fetch(`${node}${POSTS}/${post}`, withCredentials(cluster)),
  },
  {
    name: 'create a post',
    count: 200,
    send: (cluster, node) =>
      fetch(`${node}${POSTS}`, {
        ...{ ...withCredentials(cluster), method: 'POST', body: JSON.stringify(postOf(unique())) },
      }),
  },
];

/** Measures the processor time of each kind of request with 1 to `most` nodes; requests go to the nodes in turn. */
export async function measureThroughput(
  root: string,
  most: number,
  onNodes: (count: number) => void,
): Promise<ReadonlyMap<number, readonly Cost[]>> {
  const costs = new Map<number, readonly Cost[]>();
  for (let count = 1; count <= most; count += 1) {
    onNodes(count);
    const cluster = await startCluster(root, count);
    try {
      costs.set(count, await costsOf(cluster));
    } finally {
      await cluster.close();
    }
  }
  return costs;
}

async function costsOf(cluster: Cluster): Promise<readonly Cost[]> {
  const create = kinds.find(({ name }) => name === 'create a post');
  if (create) await sendAll(cluster, create, FIRST_POSTS, 0);
  const [newest] = Object(await (await fetch(`${cluster.nodes[0] ?? ''}${LIST}`)).json());
  const post = Number(Object(newest).id);
  const costs: Cost[] = [];
  for (const kind of kinds) {
    const count = kind.count * cluster.nodes.length;
    await sendAll(cluster, kind, Math.ceil(count / 2), post);
    const spent = await spentBy(cluster, () => sendAll(cluster, kind, count, post));
    costs.push({ name: kind.name, ...per(count, spent) });
  }
  const idle = await spentBy(cluster, () => pause(IDLE));
  // The proxy also checks whether every node is ready.
  const seconds = (IDLE / 1_000) * cluster.nodes.length;
  return [...costs, { name: 'a second without requests, per node', ...per(seconds, idle) }];
}

type Spent = Omit<Cost, 'name'>;

async function spentBy(cluster: Cluster, work: () => Promise<unknown>): Promise<Spent> {
  const queries = await cluster.queries();
  const before = cluster.processorTime();
  await work();
  const after = cluster.processorTime();
  return {
    nodes: after.nodes - before.nodes,
    database: after.database - before.database,
    queries: (await cluster.queries()) - queries,
  };
}

const per = (count: number, { nodes, database, queries }: Spent): Spent => ({
  nodes: (nodes * 1_000) / count,
  database: (database * 1_000) / count,
  queries: queries / count,
});

async function sendAll(
  cluster: Cluster,
  { name, send }: Kind,
  count: number,
  post: number,
): Promise<void> {
  const { nodes } = cluster;
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < count) {
      const node = nodes[sent % nodes.length] ?? '';
      sent += 1;
      const response = await send(cluster, node, post);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
