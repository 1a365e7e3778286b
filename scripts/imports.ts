import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from '../site/tools/command-line.ts';

/*
 * Imports the OpenAPI documents that the command line names, and prints for each one the share of operations that is carried,
 * the processor time, and the errors of the generated code in three compilers.
 */

const usage = `Usage: npm run imports -- FILE …

Imports OpenAPI documents; prints the share of operations that is carried, times, and the errors of three compilers.

  -h, --help  show this`;

const command = readCommandLine({ usage, options: {}, operands: [0, Infinity] });
if (!command) process.exit();

const repository = fileURLToPath(new URL('..', import.meta.url));
const compilers = { '5.7': 'typescript-5.7', '6': 'typescript', '7': 'typescript-7' } as const;

interface Report {
  readonly operations: number;
  readonly whole: number;
  readonly partly: number;
  readonly missing: number;
}

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  preserveSymlinks: true,
};

/** Runs a program of this repository; returns its output, also if it fails. */
function run(root: string, ...args: readonly string[]): { out: string; seconds: number } {
  const start = performance.now();
  let out: string;
  try {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
    out = execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // of a failed program
    out = stdout + stderr;
  }
  return { out, seconds: (performance.now() - start) / 1000 };
}

function projectIn(root: string): void {
  const write = (name: string, value: object) =>
    writeFileSync(join(root, name), JSON.stringify(value));
  write('package.json', { type: 'module' });
  write('tsconfig.json', { compilerOptions, include: ['generated', 'site'] });
  writeFileSync(join(root, 'restloom.config.ts'), "export default { runtime: './runtime' };\n");
  mkdirSync(join(root, 'schemas'), { recursive: true });
  symlinkSync(join(repository, 'runtime'), join(root, 'runtime'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
}

const cli = ['--import', join(repository, 'node_modules/tsx/dist/esm/index.mjs')];
const tool = join(repository, 'generator/cli.ts');

console.log('| document | operations | complete | import | generate | errors in 5.7, 6, 7 |');
console.log('| --- | --: | --: | --: | --: | --- |');
for (const file of command.positionals) {
  const root = mkdtempSync(join(tmpdir(), 'restloom-import-'));
  projectIn(root);
  const imported = run(root, ...cli, tool, 'import', resolve(file), '--format', 'json', '--yes');
  const report = JSON.parse(imported.out) as Report;
  const generated = run(root, ...cli, tool);
  if (!generated.out.includes('in sync')) console.error(generated.out.slice(0, 2000));
  const errors = Object.values(compilers).map((name) => {
    const bin = JSON.parse(
      readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { readonly bin: { readonly tsc: string } };
    const { out } = run(root, join(repository, 'node_modules', name, bin.bin.tsc), '-p', root);
    const lines = out.split('\n').filter((line) => line.includes('error TS'));
    for (const line of lines.slice(0, 3)) console.error(line.slice(0, 300));
    return lines.length;
  });
  const { operations, whole } = report;
  const share = ((100 * whole) / operations).toFixed(1);
  console.log(
    `| ${basename(file)} | ${operations} | ${share} % | ${imported.seconds.toFixed(1)} s | ${generated.seconds.toFixed(1)} s | ${errors.join(', ')} |`,
  );
  rmSync(root, { recursive: true });
}
