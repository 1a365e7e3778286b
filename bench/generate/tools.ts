import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeOne } from './project.ts';

const bench = resolve(import.meta.dirname, '..');

/** One way to generate, as a process of its own. */
export interface Tool {
  readonly name: string;
  readonly command: readonly string[];
  /** Where its output is, below the project. */
  readonly output: string;
  /** Puts the project into the state from which it starts. */
  prepare(root: string, turn: number): void;
}

/** How the tool is run, as it is built. */
export const command = (...options: readonly string[]): readonly string[] => [
  process.execPath,
  join(bench, '../dist/generator/cli.js'),
  'generate',
  '--quiet',
  ...options,
];

/** Everything, from nothing; the same with nothing and with one schema changed; types and client alone. */
export const ownTools: readonly Tool[] = [
  {
    name: 'restloom, everything',
    command: command(),
    output: 'generated',
    prepare: (root) => forget(root, 'generated'),
  },
  {
    name: 'nothing changed',
    command: command(),
    output: 'generated',
    prepare: () => undefined,
  },
  {
    name: 'one schema changed',
    command: command(),
    output: 'generated',
    prepare: (root, turn) => changeOne(root, turn),
  },
  {
    name: 'types and client alone',
    command: command('--parts', 'client', '--out', 'client'),
    output: 'client',
    prepare: (root) => forget(root, 'client'),
  },
];

const INPUT = ['--input', './generated/openapi.json'] as const;

/** Others, on the OpenAPI document of the same project; those that are installed. */
export const peers: readonly Tool[] = [
  peer('openapi-typescript', ['generated/openapi.json', '-o', 'peer-types.ts'], 'peer-types.ts'),
  peer('orval', [...INPUT, '--output', './peer-orval/api.ts', '--client', 'fetch'], 'peer-orval'),
  peer('openapi-ts', [...INPUT, '--output', './peer-hey'], 'peer-hey'),
].filter(({ command }) => existsSync(command[0] ?? ''));

function peer(name: string, args: readonly string[], output: string): Tool {
  return {
    name: name === 'openapi-ts' ? 'hey-api' : name,
    command: [join(bench, 'node_modules/.bin', name), ...args],
    output,
    prepare: (root) => rmSync(join(root, output), { recursive: true, force: true }),
  };
}

function forget(root: string, output: string): void {
  rmSync(join(root, output), { recursive: true, force: true });
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
}
