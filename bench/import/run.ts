import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';

const repository = resolve(import.meta.dirname, '../..');
const bench = join(repository, 'bench');

const compilers: readonly (readonly [version: string, folder: string])[] = [
  ['5.7', 'typescript-5.7'],
  ['6', 'typescript'],
  ['7', 'typescript-7'],
];

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  preserveSymlinks: true,
};

/**
 * Imports OpenAPI documents, generates code and compiles it with three versions of TypeScript, and measures other generators with the same
 * documents. OPENAPI_DOCUMENTS names a folder of documents.
 */
export const run: Bench = ({ only }) => {
  const folder = process.env['OPENAPI_DOCUMENTS'];
  if (folder === undefined) {
    console.log(
      'import: set OPENAPI_DOCUMENTS to a folder of OpenAPI documents (bench/README.md).',
    );
    return Promise.resolve(true);
  }
  const names = readdirSync(folder).filter((name) => /\.(?:json|ya?ml)$/.test(name));
  const chosen = choose(names, only, (name) => name);
  if (chosen.length === 0) return Promise.resolve(false);
  for (const script of ['build', 'build:package']) {
    const { status } = spawnSync('npm', ['run', script], { cwd: repository, stdio: 'ignore' });
    if (status !== 0) throw new Error('import: the build failed');
  }
  const versions = compilers.map(([version]) => `TypeScript ${version}`);
  const head = ['document', 'operations', 'complete', 'import', 'generate', 'lines', ...versions];
  const widths = [20, 10, 8, 8, 8, 9, 14, 14, 14, 18, 8];
  const print = (cells: readonly string[]): void =>
    console.log(cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  '));
  // A row takes minutes, so each is printed when it is complete.
  print([...head, 'openapi-typescript', 'orval']);
  const sound = chosen.map((name) => {
    const { cells, isSound } = measure(resolve(folder, name));
    print(cells);
    return isSound;
  });
  return Promise.resolve(sound.every(Boolean));
};

/** Returns the row of a document: processor times, and the number of errors of each compiler. */
function measure(document: string): { cells: readonly string[]; isSound: boolean } {
  const root = mkdtempSync(join(tmpdir(), 'restloom-import-'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  const include = ['generated/**/*.ts', 'site/**/*.ts'];
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  mkdirSync(join(root, 'node_modules'));
  const packages = join(repository, 'dist/packages');
  symlinkSync(join(packages, 'restloom-runtime'), join(root, 'node_modules/restloom-runtime'));
  symlinkSync(join(repository, 'node_modules/@types'), join(root, 'node_modules/@types'));
  const cli = join(repository, 'dist/generator/cli.js');
  const imported = runIn(root, [process.execPath, cli, 'import', document, '--format', 'json']);
  const generated = runIn(root, [process.execPath, cli, 'generate', '--quiet']);
  const errors = compilers.map(([, folder]) => {
    const tsc = join(repository, 'node_modules', folder, 'bin/tsc');
    const { output, isOk } = runIn(root, [process.execPath, '--max-old-space-size=8000', tsc]);
    return isOk ? 0 : Math.max(1, output.match(/error TS/g)?.length ?? 0);
  });
  const lines = linesIn(join(root, 'generated')) + linesIn(join(root, 'site'));
  // In a folder without the packages of the project.
  const other = join(root, 'other');
  mkdirSync(other);
  const peer = (name: string, ...args: readonly string[]): string => {
    const { seconds, isOk } = runIn(other, [join(bench, 'node_modules/.bin', name), ...args]);
    return isOk ? secondsText(seconds) : 'fails';
  };
  const types = peer('openapi-typescript', document, '-o', 'schema.d.ts');
  const orval = peer('orval', '--input', document, '--output', './api.ts', '--client', 'fetch');
  rmSync(root, { recursive: true, force: true });
  const { operations, whole } = shareOf(imported.output);
  return {
    cells: [
      basename(document).replace(/\.\w+$/, ''),
      String(operations),
      `${((100 * whole) / operations).toFixed(1)} %`,
      secondsText(imported.seconds),
      generated.isOk ? secondsText(generated.seconds) : 'fails',
      lines.toLocaleString('en'),
      ...errors.map((count) => (count === 0 ? 'compiles' : `${count} errors`)),
      types,
      orval,
    ],
    isSound: imported.isOk && generated.isOk && errors.every((count) => count === 0),
  };
}

function shareOf(output: string): { operations: number; whole: number } {
  try {
    return JSON.parse(output) as { operations: number; whole: number }; // the report of `import`
  } catch {
    return { operations: 0, whole: 0 };
  }
}

const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Runs a command, and returns its processor time. */
function runIn(cwd: string, command: readonly string[]) {
  const args = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...command];
  const { status, stdout, stderr } = spawnSync('bash', args, {
    ...{ cwd, encoding: 'utf8', maxBuffer: 2 ** 28 },
  });
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { seconds: user + system, output: stdout, isOk: status === 0 };
}

function linesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .reduce((sum, path) => sum + readFileSync(join(folder, path), 'utf8').split('\n').length, 0);
}
