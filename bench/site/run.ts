import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { Processes } from '../lib/processes.ts';
import type { Client } from '../lib/processes.ts';
import { report } from '../lib/report.ts';
import { differences } from './agree.ts';
import { databasesOf, KINDS } from './content.ts';
import type { Amount, Databases, Kind, Original } from './content.ts';
import {
  isPeer,
  NAMES,
  SITE,
  SMALL_SITE,
  SMALL_UNCACHED,
  startContestant,
  UNCACHED,
} from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { descriptionOf, factsOf } from './facts.ts';
import type { Measured, Round, Times } from './measured.ts';
import { page } from './page.ts';
import type { Section } from './page.ts';
import { printProfile } from './profile.ts';
import { race, warmUp } from './race.ts';
import type { Competitor } from './race.ts';
import { rowsFor } from './rows.ts';

const QUICK: Times = { warmUp: 0.4, turn: 0.15, turns: 3 };
// The engine compiles for some 4,000 requests of a kind, in threads whose time counts too.
const WHOLE: Times = { warmUp: 6, turn: 0.7, turns: 5 };
const WHOLE_ROUNDS = 20;
const FEW: Amount = { posts: 1_000, comments: 100, media: 0 };
const AMOUNTS = {
  small: FEW,
  large: { posts: 100_000, comments: 10_000, media: 0 },
  huge: { posts: 1_000_000, comments: 5_000_000, media: 100_000 },
} as const;

interface Run {
  readonly amount: Amount;
  readonly times: Times;
  /** Measures only rows whose title contains this. */
  readonly only: string;
  readonly hasProfiles: boolean;
}

/** The site on its databases over loopback, compared with code by hand. */
export const run: Bench = async ({ rounds, only, size, hasProfiles }) => {
  const isQuick = rounds < WHOLE_ROUNDS;
  const named = KINDS.filter((kind) => only.includes(kind));
  const kinds = named.length > 0 ? named : KINDS.slice(0, isQuick ? 1 : KINDS.length);
  const run: Run = {
    amount: AMOUNTS[size],
    times: isQuick ? QUICK : WHOLE,
    only: only.replace(/^(?:SQLite|PostgreSQL):? ?/, ''),
    hasProfiles,
  };
  const sections: Section[] = [];
  for (const kind of kinds) {
    const section = await sectionOf(kind, run);
    if (!section) return false;
    sections.push(section);
  }
  report('site', page(sections, run.amount, run.times));
  return true;
};

/** Measures all rows on one kind of database; `null` when the servers do not agree. */
async function sectionOf(kind: Kind, run: Run): Promise<Section | null> {
  const processes = new Processes();
  const databases = await databasesOf(kind, processes);
  const memory = new Map<string, readonly [number, number]>();
  try {
    const sites = await fill(kind, databases, run.amount);
    const optionsFile = join(databases.root, 'options.json');
    const servers: Contestant[] = [];
    for (const [name, original] of sites)
      servers.push(await startContestant(name, { processes, databases, original, optionsFile }));
    const idle = await Promise.all(servers.map((server) => server.memory()));
    const measured = await measureAll(servers, processes.client(), optionsFile, run);
    if (!measured) return null;
    for (const [at, server] of servers.entries())
      memory.set(server.name, [idle[at] ?? NaN, await server.memory()]);
    return { kind, rows: measured, memory, sizes: await databases.sizes() };
  } finally {
    processes.end();
    await databases.stop();
  }
}

/** Makes the sites, by the names of the servers; with many posts also one that has few. */
async function fill(
  kind: Kind,
  databases: Databases,
  amount: Amount,
): Promise<readonly (readonly [string, Original])[]> {
  progress(`${kind}: makes a site with ${amount.posts.toLocaleString('en')} posts`);
  const original = await databases.fill(amount);
  // Code by hand counts the rows for each list: with a million it shows nothing but that.
  const names = amount === AMOUNTS.huge ? [UNCACHED, SITE] : NAMES;
  const peers = names.map((name) => [name, original] as const);
  if (amount === FEW) return peers;
  const few = await databases.fill(FEW);
  return [...peers, [SMALL_SITE, few], [SMALL_UNCACHED, few]];
}

/** Measures all rows of running servers; returns `null` when they do not agree. */
async function measureAll(
  servers: readonly Contestant[],
  client: Client,
  optionsFile: string,
  { only, times, hasProfiles }: Run,
): Promise<Measured[] | null> {
  await writeFile(optionsFile, await descriptionOf(servers));
  const facts = await factsOf(servers);
  const rows = (server: Contestant) => rowsFor({ ...facts, credentials: server.credentials });
  const [first] = servers;
  const chosen = first ? choose(rows(first), only, ({ title }) => title) : [];
  if (chosen.length === 0) return null;
  const found = await differences(servers.filter(isPeer), chosen);
  for (const difference of found) console.error(difference);
  if (found.length > 0) return null;
  const measured: Measured[] = [];
  for (const isWrite of [false, true]) {
    const group = chosen.filter((row) => row.isWrite === isWrite);
    const races = group.map((row) => {
      const known: Measured = { row, rounds: new Map() };
      measured.push(known);
      return { row, racers: servers.map((server) => racerOf(server, known)) };
    });
    for (const { racers } of races)
      for (const racer of racers) await warmUp(racer, client, times.warmUp);
    for (const { row, racers } of races) {
      progress(`  ${row.title}`);
      await race(racers, client, times);
      if (hasProfiles) await profile(row.title, racers, client);
    }
  }
  return measured;

  function racerOf(server: Contestant, { row, rounds }: Measured): Competitor {
    const own: Round[] = [];
    rounds.set(server.name, own);
    const requests = rows(server).find(({ title }) => title === row.title)?.requests ?? [];
    return { server, requests, connections: row.connections, rounds: own };
  }
}

const PROFILES = join(import.meta.dirname, '../reports/profiles');
const PROFILE_SECONDS = 4;

/** Profiles what the site does without its cache for the requests of a row, and prints it. */
async function profile(
  title: string,
  racers: readonly Competitor[],
  client: Client,
): Promise<void> {
  const racer = racers.find(({ server }) => server.name === UNCACHED);
  if (!racer) return;
  const { server, requests, connections } = racer;
  const file = join(PROFILES, `${title.replace(/\W+/g, '-')}.cpuprofile`);
  await server.profile(file, () =>
    client({ port: server.port, requests, connections, duration: PROFILE_SECONDS }),
  );
  printProfile(title, file);
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
