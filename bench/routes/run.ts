import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isError } from '../../runtime/errors/rest-error.ts';
import { RestRequest } from '../../runtime/server/index.ts';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { compile } from '../lib/compile.ts';
import { measure, warmUp } from '../lib/measure.ts';
import type { Contestant } from '../lib/measure.ts';
import { median } from '../lib/numbers.ts';
import { report } from '../lib/report.ts';
import { page } from './page.ts';
import type { Start, Starts } from './page.ts';
import { kinds, serviceOf } from './service.ts';
import type { Kind } from './service.ts';

const COUNTS = [10, 200, 2000] as const;

/** Which of the routes are requested. */
const SELECTIONS = {
  // Five lists and five items, from the first to near the last.
  'ten of them': (turn: number, count: number) =>
    (Math.floor(turn / 2) % 5) * (count / 5) + (turn % 2),
  // Far apart: requests do not follow the order of the routes.
  'all of them': (turn: number, count: number) => (turn * 7919) % count,
} as const;

type Selection = keyof typeof SELECTIONS;

/** Measures finding a route and starting by the number of routes. */
export const run: Bench = async ({ rounds, only }) => {
  const races = Object.keys(kinds).flatMap((kind) =>
    Object.keys(SELECTIONS).map((selection) => ({
      title: `${kind}, ${selection}`,
      // Both are names of the tables above.
      contestants: COUNTS.map((count) => matcher(kind as Kind, selection as Selection, count)),
    })),
  );
  const chosen = choose(races, only, ({ title }) => title);
  if (chosen.length === 0) return false;
  for (const { contestants } of chosen) warmUp(contestants);
  const rows = chosen.map(({ title, contestants }) => ({
    title,
    timings: measure(contestants, rounds),
  }));
  report('routes', page(rows, measureStarts(Math.max(5, Math.round(rounds / 2))), rounds));
  return true;
};

/** Finds routes of a service, one after another. */
function matcher(kind: Kind, selection: Selection, count: number): Contestant {
  const { routes } = serviceOf(kind, count);
  let turn = 0;
  return {
    name: `${count} routes`,
    inputs: (size) =>
      Array.from({ length: size }, () => {
        turn += 1;
        return new RestRequest({ route: kinds[kind](SELECTIONS[selection](turn, count)).path });
      }),
    run: (input) => {
      // Every input is a request that was made above.
      const match = routes.match(input as RestRequest);
      if (isError(match)) throw new Error('routes: there is a route for every request');
      return match;
    },
  };
}

/** Returns the times of processes up to their first response, without routes and with 2,000. */
function measureStarts(rounds: number): Starts {
  const taken: Record<'0' | '2000', Start[]> = { '0': [], '2000': [] };
  const file = compile()(join(import.meta.dirname, 'start.ts'));
  // The first of each fills the caches of files and of the loader.
  for (let round = -1; round < rounds; round += 1) {
    for (const count of ['0', '2000'] as const) {
      const one = start(file, count);
      if (round >= 0) taken[count].push(one);
    }
  }
  return { without: medians(taken['0']), with: medians(taken['2000']) };
}

function medians(starts: readonly Start[]): Start {
  return {
    clock: median(starts.map(({ clock }) => clock)),
    processor: median(starts.map(({ processor }) => processor)),
  };
}

function start(file: string, count: string): Start {
  const { stdout, status } = spawnSync(process.execPath, [file, count], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`routes: a start with ${count} routes failed`);
  // The output of `start.ts`.
  return JSON.parse(stdout) as Start;
}
