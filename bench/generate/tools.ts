import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeBase, changeHandler, changeOne } from './project.ts';

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

/**
 * The environment of the bench without one setting: where `NODE_EXTRA_CA_CERTS` names certificates, Node 20 reads them all at every
 * start, before anything of a tool runs. Nothing here asks another host.
 */
export const environment: NodeJS.ProcessEnv = { ...process.env };
delete environment['NODE_EXTRA_CA_CERTS'];

/** How the tool is run, as it is built. */
export const command = (...options: readonly string[]): readonly string[] => [
  process.execPath,
  join(bench, '../dist/generator/cli.js'),
  'generate',
  '--quiet',
  ...options,
];

/** Everything, from nothing; the same with nothing and with one file changed; types and client alone. */
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
    name: 'one handler changed',
    command: command(),
    output: 'generated',
    prepare: (root, turn) => changeHandler(root, turn),
  },
  {
    name: 'one base changed',
    command: command(),
    output: 'generated',
    prepare: (root, turn) => changeBase(root, turn),
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
    prepare: (root) => putAside(root, output),
  };
}

function forget(root: string, output: string): void {
  putAside(root, output);
  putAside(root, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
}

/**
 * Takes what an earlier run wrote out of the way. Nothing is deleted before all is measured: to make a file takes ten
 * times as long where thousands were deleted in the minute before (ext4 looks past each of them).
 */
function putAside(root: string, output: string): void {
  const path = join(root, output);
  if (existsSync(path)) renameSync(path, join(mkdtempSync(asideOf(root)), 'old'));
}

/** A folder next to the project, where no tool finds it. */
function asideOf(root: string): string {
  const aside = `${root}-aside`;
  mkdirSync(aside, { recursive: true });
  return join(aside, 'run-');
}

/** Deletes a project, and what was put aside of it. */
export function clear(root: string): void {
  for (const path of [root, `${root}-aside`]) rmSync(path, { recursive: true, force: true });
}
