import type { BenchRequest, Client } from '../lib/processes.ts';
import type { Contestant, Spent } from './contestants.ts';
import type { Round, Times } from './measured.ts';

/** A server and its requests of one row. */
export interface Competitor {
  readonly server: Contestant;
  readonly requests: readonly BenchRequest[];
  /** The number of concurrent requests. */
  readonly connections: number | undefined;
  readonly rounds: Round[];
}

const SECOND = 1e6;
const LEAST_REQUESTS = 48;

/** Measures a row: the servers take turns, and each round begins with another one. */
export async function race(
  racers: readonly Competitor[],
  client: Client,
  { turns, turn }: Times,
): Promise<void> {
  const amounts = new Map<Competitor, number>();
  for (const racer of racers) {
    const { cpu } = await measure(racer, client, LEAST_REQUESTS);
    amounts.set(racer, Math.ceil((turn * SECOND) / cpu));
  }
  for (let round = 0; round < turns; round += 1) {
    for (let place = 0; place < racers.length; place += 1) {
      const racer = racers[(round + place) % racers.length];
      if (racer) racer.rounds.push(await measure(racer, client, amounts.get(racer) ?? 0));
    }
  }
}

/** Sends requests until the server has used this many seconds of processor time. */
export async function warmUp(racer: Competitor, client: Client, seconds: number): Promise<void> {
  let amount = LEAST_REQUESTS;
  for (let left = seconds * SECOND; left > 0;) {
    const { cpu } = await measure(racer, client, amount);
    left -= amount * cpu;
    amount = Math.ceil(Math.min(2 * amount, left / cpu));
  }
}

/** Measures this many requests, or a few more. */
async function measure(
  { server, requests, connections }: Competitor,
  client: Client,
  amount: number,
): Promise<Round> {
  const order = {
    port: server.port,
    requests,
    connections,
    amount: Math.max(LEAST_REQUESTS, amount),
  };
  const before = await server.spent();
  const { requests: sent, p50, p99, failures } = await client(order);
  const after = await server.spent();
  if (failures > 0)
    throw new Error(`${server.name}: ${failures} failures at ${requests[0]?.path ?? ''}`);
  const database = databaseTime(before, after);
  const cpu = after.server - before.server + database;
  return { cpu: cpu / sent, database: database / sent, p50, p99 };
}

/** Returns the processor time of the database server between two moments. */
function databaseTime(before: Spent, after: Spent): number {
  let time = 0;
  for (const [pid, cpu] of after.database) time += cpu - (before.database.get(pid) ?? 0);
  return time;
}
