import type { Bench } from '../lib/bench.ts';
import { report } from '../lib/report.ts';
import { differences } from './agree.ts';
import { contestants } from './contestants.ts';
import type { Measured, Round } from './measured.ts';
import { page } from './page.ts';
import { Processes } from './processes.ts';
import type { Client, ServerProcess } from './processes.ts';
import { rows } from './rows.ts';
import type { Row } from './rows.ts';

/** As many as compile what they run through: it gets faster up to some ten thousands. */
const WARM_UP = { requests: 30_000, most: 10 };
const TURN_SECONDS = 1;

/** The service over loopback, beside bare `node:http` and frameworks. */
export const run: Bench = async ({ rounds, only }) => {
  const processes = new Processes();
  try {
    const servers: ServerProcess[] = [];
    for (const { name } of contestants) servers.push(await processes.server(name));
    const chosen = rows.filter(({ title }) => title.includes(only));
    const found = await differences(servers, chosen);
    for (const difference of found) console.error(difference);
    if (found.length > 0) return false;

    const ask = processes.client();
    for (const row of chosen) for (const { port } of servers) await warmUp(port, row, ask);

    // A turn takes a second: a third of the rounds of other benches is as much as one waits for.
    const turns = Math.max(3, Math.round(rounds / 3));
    const measured: Measured[] = [];
    for (const row of chosen) {
      process.stderr.write(`${row.title}\n`);
      measured.push({ row, rounds: await race(row, servers, ask, turns) });
    }
    report('http', page(measured, turns));
    return true;
  } finally {
    processes.end();
  }
};

/** Asks until a server has seen enough, however long that takes, within reason. */
async function warmUp(port: number, row: Row, ask: Client): Promise<void> {
  let requests = 0;
  for (let turn = 0; requests < WARM_UP.requests && turn < WARM_UP.most; turn += 1)
    requests += (await ask(port, row, TURN_SECONDS)).requests;
}

/** Servers take turns; each round begins with another one. */
async function race(
  row: Row,
  servers: readonly ServerProcess[],
  ask: Client,
  turns: number,
): Promise<ReadonlyMap<string, readonly Round[]>> {
  const found = new Map<string, Round[]>(servers.map(({ name }) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (let place = 0; place < servers.length; place += 1) {
      const server = servers[(turn + place) % servers.length];
      if (server) found.get(server.name)?.push(await roundOf(server, row, ask));
    }
  }
  return found;
}

async function roundOf(server: ServerProcess, row: Row, ask: Client): Promise<Round> {
  const before = await server.cpu();
  const { requests, seconds, p99, failures } = await ask(server.port, row, TURN_SECONDS);
  const cpu = (await server.cpu()) - before;
  if (failures > 0) throw new Error(`http: ${server.name} failed at ${row.title}`);
  return { perSecond: requests / seconds, p99, cpu: cpu / requests, busy: cpu / 1e6 / seconds };
}
