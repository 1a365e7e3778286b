import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a compiler says that a program cost it. */
export interface Cost {
  /** Milliseconds of checking, what every program costs left in. */
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

/** Checks a program in a folder, in a process of its own. */
export function costOf(tsc: string, folder: string, program: string): Cost {
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['program.ts'] }),
  );
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--extendedDiagnostics'], {
    encoding: 'utf8',
  });
  const told = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1] ?? NaN);
  return {
    check: told('Check time') * 1000,
    instantiations: told('Instantiations'),
    types: told('Types'),
    files: told('Files'),
    errors: stdout.match(/^.*error TS.*$/gm)?.join('\n') ?? '',
  };
}
