import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a program cost a compiler. */
export interface Cost {
  /** Milliseconds of processor time for checking; reading and binding files is not counted. */
  readonly check: number;
  readonly instantiations: number;
  readonly types: number;
  readonly files: number;
  /** What was wrong with the program; empty when nothing was. */
  readonly errors: string;
}

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Puts a program into a folder, beside the client that it uses. */
export function writeProgram(folder: string, program: string): void {
  const config = { compilerOptions, files: ['program.ts'] };
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
}

/** Checks the program of a folder with the compiler in `lib`, in a process of its own. */
export function costOf(lib: string, folder: string): Cost {
  const script = join(import.meta.dirname, 'check-once.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, lib, folder], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Cost;
}
