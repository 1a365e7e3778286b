import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeBase, changeHandler, changeOne } from './project.ts';

const bench = resolve(import.meta.dirname, '..');

/** One way to generate, as a process of its own. */
export interface Tool {
  readonly name: string;
  readonly command: readonly string[];
  /** The path of its output in the project. */
  readonly output: string;
  /** Prepares the project for a run. */
  prepare(root: string, turn: number): void;
}

/**
 * The environment of the bench without one setting: where `NODE_EXTRA_CA_CERTS` names certificates, Node 20 reads them all at every
 * start, before anything of a tool runs. Nothing here asks another host.
 */
export const environment: NodeJS.ProcessEnv = { ...process.env };
delete environment['NODE_EXTRA_CA_CERTS'];

/** The command of the compiled tool. */
export const command = (...options: readonly string[]): readonly string[] => [
  process.execPath,
  join(bench, '../dist/generator/cli.js'),
  'generate',
  '--quiet',
  ...options,
];

/** Everything without earlier output; with no change; with one changed file; only types and client. */
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

/** The other installed tools, with the OpenAPI document of the same project. */
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
 * Moves the output of an earlier run away. Files are deleted after all measurements: creating a file takes ten
 * times as long if thousands were deleted in the minute before (ext4).
 */
function putAside(root: string, output: string): void {
  const path = join(root, output);
  if (existsSync(path)) renameSync(path, join(mkdtempSync(asideOf(root)), 'old'));
}

/** A folder next to the project, outside of the search paths of the tools. */
function asideOf(root: string): string {
  const aside = `${root}-aside`;
  mkdirSync(aside, { recursive: true });
  return join(aside, 'run-');
}

/** Deletes a project and the files that were moved away. */
export function clear(root: string): void {
  for (const path of [root, `${root}-aside`]) rmSync(path, { recursive: true, force: true });
}
