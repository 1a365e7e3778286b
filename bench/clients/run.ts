import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pc from 'picocolors';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';

/** Generates a client from `openapi.json` in the current folder into a folder. */
interface Generator {
  readonly name: string;
  readonly command: string;
  readonly args: (folder: string) => readonly string[];
}

const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    command: 'openapi-typescript',
    args: (folder) => ['openapi.json', '-o', `${folder}/schema.d.ts`],
  },
  {
    name: 'orval',
    command: 'orval',
    args: (folder) => [
      '--input',
      './openapi.json',
      '--output',
      `./${folder}/api.ts`,
      '--client',
      'fetch',
    ],
  },
  {
    name: 'hey-api',
    command: 'openapi-ts',
    args: (folder) => ['-i', './openapi.json', '-o', folder, '-c', '@hey-api/client-fetch'],
  },
];

/** The strictest settings, which also check generated files. */
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/** Checks whether clients of other generators for the OpenAPI document compile. */
export const run: Bench = ({ only }) => {
  const chosen = choose(generators, only, ({ name }) => name);
  if (chosen.length === 0) return Promise.resolve(false);
  const scratch = mkdtempSync(join(tmpdir(), 'restloom-clients-'));
  const bench = join(import.meta.dirname, '..');
  copyFileSync(join(bench, '../generated/openapi.json'), join(scratch, 'openapi.json'));
  symlinkSync(join(bench, 'node_modules'), join(scratch, 'node_modules'));
  console.log('\nClients that other generators make of generated/openapi.json\n');
  const sound = chosen.map((generator) => {
    const problem = tryOne(generator, scratch, join(bench, 'node_modules/.bin'));
    console.log(`${generator.name.padEnd(20)} ${problem ?? pc.green('compiles')}`);
    return problem === null;
  });
  rmSync(scratch, { recursive: true, force: true });
  return Promise.resolve(sound.every(Boolean));
};

/** Returns the error of the generator or of the compiler; `null` without one. */
function tryOne({ name, command, args }: Generator, scratch: string, bin: string): string | null {
  mkdirSync(join(scratch, name));
  const generated = spawnSync(join(bin, command), args(name), { cwd: scratch, encoding: 'utf8' });
  if (generated.status !== 0) return pc.red(`fails\n${generated.stdout}${generated.stderr}`);
  writeFileSync(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: [name] }),
  );
  const compiled = spawnSync(join(bin, 'tsc'), ['-p', '.'], { cwd: scratch, encoding: 'utf8' });
  return compiled.status === 0 ? null : pc.red(`does not compile\n${compiled.stdout}`);
}
