/**
 * `npm run bench -- [NAME…]`, of the names below: measures, prints tables, writes a page for each to
 * bench/reports/. Without a name: all. `--quick` takes fewer rounds, `--only TEXT` the cases with TEXT in
 * their names, `--arguments` tells what each argument costs by itself. Exit status 1 when engines disagree
 * about a verdict in a way that makes the numbers worthless, or when a name is unknown.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './lib/bench.ts';

// Loaded late: what they import may have to be installed first.
const benches: { readonly [name: string]: () => Promise<{ readonly run: Bench }> } = {
  validate: () => import('./validate/run.ts'),
  contexts: () => import('./contexts/run.ts'),
  patterns: () => import('./patterns/run.ts'),
  http: () => import('./http/run.ts'),
  routes: () => import('./routes/run.ts'),
  generate: () => import('./generate/run.ts'),
  store: () => import('./store/run.ts'),
  clients: () => import('./clients/run.ts'),
  types: () => import('./types/run.ts'),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    arguments: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`no bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else if (installPeers()) {
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  for (const name of names) await runBench(name);
}
// Said outright: PostgreSQL's package ends a process with 0 that has nothing left to do, whatever it meant to say.
process.exit(process.exitCode);

async function runBench(name: string): Promise<void> {
  const module = await benches[name]?.();
  const isSound = await module?.run({
    rounds: values.quick ? 7 : 31,
    only: values.only,
    eachArgument: values.arguments,
  });
  if (!isSound) process.exitCode = 1;
}

/** Installs what the benches compare with, once; whether it is there. */
function installPeers(): boolean {
  if (existsSync(join(import.meta.dirname, 'node_modules'))) return true;
  console.log('bench/node_modules is missing: installing the peers with `npm ci` in bench/.');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error('The peers could not be installed; nothing was measured.');
  return status === 0;
}
