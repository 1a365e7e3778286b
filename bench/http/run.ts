import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { Processes } from '../lib/processes.ts';
import type { Client } from '../lib/processes.ts';
import { report } from '../lib/report.ts';
import { differences } from './agree.ts';
import { contestants } from './contestants.ts';
import type { Measured, Round, Times } from './measured.ts';
import { page } from './page.ts';
import { startServer } from './processes.ts';
import type { ServerProcess } from './processes.ts';
import { rows } from './rows.ts';
import type { Row } from './rows.ts';

/** A run takes two minutes (`--quick`) or thirteen. */
const QUICK: Times = { starts: 1, warmUp: 1, turn: 0.5, turns: 3 };
const WHOLE: Times = { starts: 3, warmUp: 3, turn: 1, turns: 3 };
/** Runs with fewer rounds are `--quick`. */
const WHOLE_ROUNDS = 20;

/** Compares the service over loopback with bare `node:http` and frameworks. */
export const run: Bench = async ({ rounds, only }) => {
  const processes = new Processes();
  const chosen = choose(rows, only, ({ title }) => title);
  if (chosen.length === 0) return false;
  const times = rounds < WHOLE_ROUNDS ? QUICK : WHOLE;
  const measured = chosen.map((row) => ({ row, rounds: noRounds() }));
  try {
    for (let start = 1; start <= times.starts; start += 1) {
      process.stderr.write(`start ${start} of ${times.starts}\n`);
      const servers = await Promise.all(
        contestants.map(({ name }) => startServer(processes, name)),
      );
      const found = await differences(servers, chosen);
      for (const difference of found) console.error(difference);
      if (found.length > 0) return false;
      await raceAll(measured, servers, processes.client(), times);
      processes.end();
    }
    report('http', page(measured, times));
    return true;
  } finally {
    processes.end();
  }
};

type Rounds = ReadonlyMap<string, Round[]>;

function noRounds(): Rounds {
  return new Map(contestants.map(({ name }) => [name, []]));
}

/** Adds the rounds of the same processes to all rows. */
async function raceAll(
  measured: readonly (Measured & { readonly rounds: Rounds })[],
  servers: readonly ServerProcess[],
  client: Client,
  times: Times,
): Promise<void> {
  for (const { row } of measured)
    for (const server of servers) await warmUp(server, row, client, times.warmUp);
  for (const { row, rounds } of measured) {
    process.stderr.write(`  ${row.title}\n`);
    await race(row, rounds, servers, client, times);
  }
}

/** Servers take turns; each round begins with another one. */
async function race(
  row: Row,
  rounds: Rounds,
  servers: readonly ServerProcess[],
  client: Client,
  { turns, turn: seconds }: Times,
): Promise<void> {
  const amounts = new Map<ServerProcess, number>();
  for (const server of servers) {
    const { cpu } = await roundOf(server, row, client, LEAST_REQUESTS);
    amounts.set(server, Math.max(LEAST_REQUESTS, Math.ceil((seconds * SECOND) / cpu)));
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (let place = 0; place < servers.length; place += 1) {
      const server = servers[(turn + place) % servers.length];
      const amount = (server && amounts.get(server)) ?? LEAST_REQUESTS;
      if (server) rounds.get(server.name)?.push(await roundOf(server, row, client, amount));
    }
  }
}

const SECOND = 1e6;
const LEAST_REQUESTS = 64;

/** Sends requests until the server has used this many seconds of processor time. */
async function warmUp(
  server: ServerProcess,
  row: Row,
  client: Client,
  seconds: number,
): Promise<void> {
  let amount = LEAST_REQUESTS;
  for (let used = 0; used < seconds * SECOND; amount *= 2)
    used += amount * (await roundOf(server, row, client, amount)).cpu;
}

async function roundOf(
  server: ServerProcess,
  row: Row,
  client: Client,
  amount: number,
): Promise<Round> {
  const before = await server.cpu();
  const { requests, seconds, p99, failures } = await client({
    port: server.port,
    requests: row.requests,
    amount,
  });
  const cpu = (await server.cpu()) - before;
  if (failures > 0) throw new Error(`http: ${server.name} failed at ${row.title}`);
  return { perSecond: requests / seconds, p99, cpu: cpu / requests, busy: cpu / 1e6 / seconds };
}
