import { join } from 'node:path';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { Processes } from '../lib/processes.ts';
import type { Client } from '../lib/processes.ts';
import { report } from '../lib/report.ts';
import { differences } from './agree.ts';
import { databasesOf, KINDS } from './content.ts';
import type { Kind } from './content.ts';
import { NAMES, SITE, startContestant } from './contestants.ts';
import type { Contestant, Spent } from './contestants.ts';
import type { Round, Times } from './measured.ts';
import { page } from './page.ts';
import type { Section } from './page.ts';
import { printProfile } from './profile.ts';
import { rowsFor } from './rows.ts';
import type { Row } from './rows.ts';

const QUICK: Times = { starts: 1, warmUp: 0.4, turn: 0.15, turns: 3 };
const WHOLE: Times = { starts: 2, warmUp: 1.5, turn: 0.7, turns: 3 };
const WHOLE_ROUNDS = 20;
const FEW = 1_000;
const MANY = 100_000;

/** The site on its databases over loopback, compared with code by hand. */
export const run: Bench = async (options) => {
  const isQuick = options.rounds < WHOLE_ROUNDS;
  const times = isQuick ? QUICK : WHOLE;
  const posts = options.isLarge ? MANY : FEW;
  const sections: Section[] = [];
  const kinds = KINDS.filter((kind) =>
    options.only.includes('SQLite') || options.only.includes('PostgreSQL')
      ? options.only.includes(kind)
      : !isQuick || kind === 'SQLite',
  );
  const only = options.only.replace(/^(SQLite|PostgreSQL):? ?/, '');
  for (const kind of kinds) {
    const section = await sectionOf(kind, { posts, only, times, hasProfiles: options.hasProfiles });
    if (!section) return false;
    sections.push(section);
  }
  report('site', page(sections, posts, times));
  return true;
};

interface SectionOptions {
  readonly posts: number;
  readonly only: string;
  readonly times: Times;
  readonly hasProfiles: boolean;
}

/** Measures all rows on one kind of database; `null` when the servers do not agree. */
async function sectionOf(
  kind: Kind,
  { posts, only, times, hasProfiles }: SectionOptions,
): Promise<Section | null> {
  const processes = new Processes();
  const databases = await databasesOf(kind, processes);
  try {
    progress(`${kind}: makes a site with ${posts.toLocaleString('en')} posts`);
    const original = await databases.fill(posts);
    const rows = choose(rowsFor(original.credentials), only, ({ title }) => title);
    if (rows.length === 0) return null;
    const measured = rows.map((row) => ({
      row,
      rounds: new Map<string, Round[]>(NAMES.map((name) => [name, []])),
    }));
    const memory = new Map<string, readonly [number, number]>();
    for (let start = 1; start <= times.starts; start += 1) {
      progress(`start ${start} of ${times.starts}`);
      const servers: Contestant[] = [];
      for (const name of NAMES)
        servers.push(await startContestant(name, { processes, databases, original }));
      const idle = await Promise.all(servers.map((server) => server.memory()));
      const found = await differences(servers, rows);
      for (const difference of found) console.error(difference);
      if (found.length > 0) return null;
      const client = processes.client();
      for (const isWrite of [false, true]) {
        const group = measured.filter(({ row }) => row.isWrite === isWrite);
        for (const { row } of group)
          for (const server of servers) await warmUp(server, row, client, times.warmUp);
        for (const { row, rounds } of group) {
          progress(`  ${row.title}`);
          await race(row, rounds, servers, client, times);
          if (hasProfiles && start === times.starts) await profileOf(kind, row, servers, client);
        }
      }
      for (const [at, server] of servers.entries())
        memory.set(server.name, [idle[at] ?? NaN, await server.memory()]);
      processes.end();
    }
    return { kind, rows: measured, memory };
  } finally {
    processes.end();
    await databases.stop();
  }
}

/** The servers take turns; each round begins with another one. */
async function race(
  row: Row,
  rounds: ReadonlyMap<string, Round[]>,
  servers: readonly Contestant[],
  client: Client,
  { turns, turn }: Times,
): Promise<void> {
  const costs = new Map<Contestant, number>();
  for (const server of servers)
    costs.set(server, (await measure(server, row, client, LEAST_REQUESTS)).cpu);
  for (let round = 0; round < turns; round += 1) {
    for (let place = 0; place < servers.length; place += 1) {
      const server = servers[(round + place) % servers.length];
      if (!server) continue;
      const amount = Math.ceil((turn * SECOND) / (costs.get(server) ?? NaN));
      rounds.get(server.name)?.push(await measure(server, row, client, amount));
    }
  }
}

const SECOND = 1e6;
const LEAST_REQUESTS = 48;

/** Sends requests until the server has used this many seconds of processor time. */
async function warmUp(
  server: Contestant,
  row: Row,
  client: Client,
  seconds: number,
): Promise<void> {
  let amount = LEAST_REQUESTS;
  for (let used = 0; used < seconds * SECOND; amount *= 2)
    used += amount * (await measure(server, row, client, amount)).cpu;
}

/** Measures this many requests of a row, or a few more. */
async function measure(
  server: Contestant,
  row: Row,
  client: Client,
  amount: number,
): Promise<Round> {
  const order = {
    port: server.port,
    requests: row.requests,
    amount: Math.max(LEAST_REQUESTS, amount),
  };
  const before = await server.spent();
  const { requests, p50, p99, failures } = await client(order);
  const after = await server.spent();
  if (failures > 0) throw new Error(`site: ${server.name} failed at ${row.title}`);
  const database = databaseTime(before, after);
  return {
    cpu: (after.server - before.server + database) / requests,
    database: database / requests,
    p50,
    p99,
  };
}

/** Returns the processor time of the database server between two moments. */
function databaseTime(before: Spent, after: Spent): number {
  let time = 0;
  for (const [pid, cpu] of after.database) time += cpu - (before.database.get(pid) ?? 0);
  return time;
}

const PROFILES = join(import.meta.dirname, '../reports/profiles');
const PROFILE_SECONDS = 4;

async function profileOf(
  kind: Kind,
  row: Row,
  servers: readonly Contestant[],
  client: Client,
): Promise<void> {
  const site = servers.find(({ name }) => name === SITE);
  if (!site) return;
  const file = join(PROFILES, `${kind} ${row.title.replace(/\W+/g, '-')}.cpuprofile`);
  const order = { port: site.port, requests: row.requests, duration: PROFILE_SECONDS };
  await site.profile(file, () => client(order));
  printProfile(row.title, file);
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
