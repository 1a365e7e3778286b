import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine, refuse } from '../site/tools/command-line.ts';
import type { Bench } from './lib/bench.ts';

// Loaded late: what they import may have to be installed first.
const benches: { readonly [name: string]: () => Promise<{ readonly run: Bench }> } = {
  validate: () => import('./validate/run.ts'),
  contexts: () => import('./contexts/run.ts'),
  patterns: () => import('./patterns/run.ts'),
  text: () => import('./text/run.ts'),
  http: () => import('./http/run.ts'),
  routes: () => import('./routes/run.ts'),
  generate: () => import('./generate/run.ts'),
  site: () => import('./site/run.ts'),
  pages: () => import('./pages/run.ts'),
  clients: () => import('./clients/run.ts'),
  types: () => import('./types/run.ts'),
  import: () => import('./import/run.ts'),
};

const usage = `Usage: npm run bench -- [NAME …] [options]

Measures, prints tables, and writes a page for each bench to bench/reports/. Benches, of which all run when
none is named: ${Object.keys(benches).join(', ')}.

      --quick      take fewer rounds
      --only TEXT  only the cases with TEXT in their names
      --arguments  measure each argument by itself
      --large      site: with 100,000 posts
      --huge       site: with 1,000,000 posts, 5,000,000 comments and 100,000 pictures
      --profile    site: print the functions that take most time
  -h, --help       show this

Exit status 1 when engines disagree about a verdict in a way that makes the numbers worthless.`;

const options = {
  quick: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  arguments: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  huge: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
} as const;

const command = readCommandLine({ usage, options, operands: [0, Infinity] });
if (command) await runBenches(command.positionals, command.values);
// Said outright: PostgreSQL's package ends a process with 0 that has nothing left to do, whatever it meant to say.
process.exit(process.exitCode);

interface BenchOptions {
  readonly quick: boolean;
  readonly only: string;
  readonly arguments: boolean;
  readonly large: boolean;
  readonly huge: boolean;
  readonly profile: boolean;
}

async function runBenches(names: readonly string[], values: BenchOptions): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) return void refuse(usage, `There is no bench ${unknown.join(', ')}.`);
  if (!installPeers()) return void (process.exitCode = 1);
  for (const name of names.length > 0 ? names : Object.keys(benches)) await runBench(name, values);
}

async function runBench(name: string, values: BenchOptions): Promise<void> {
  const module = await benches[name]?.();
  const isSound = await module?.run({
    rounds: values.quick ? 7 : 31,
    only: values.only,
    eachArgument: values.arguments,
    size: values.huge ? 'huge' : values.large ? 'large' : 'small',
    hasProfiles: values.profile,
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
