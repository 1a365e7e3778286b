import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cost of a program for a compiler. */
export interface Cost {
  /** Processor time for checking in milliseconds, without reading and binding files. */
  readonly check: number;
  readonly instantiations: number;
  readonly types: number;
  readonly files: number;
  /** The errors of the program. */
  readonly errors: string;
}

/** Programs that take longer are ended. */
export const MOST_S = 60;

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

/** Configurations of a program: the usual one, and one that also checks declaration files. */
export const configs = { usual: 'tsconfig.json', everything: 'tsconfig.everything.json' } as const;

/** Writes a program into the folder of the client that it uses. */
export function writeProgram(folder: string, program: string): void {
  const write = (name: string, content: object): void =>
    writeFileSync(join(folder, name), JSON.stringify({ ...content, files: ['program.ts'] }));
  writeFileSync(join(folder, 'program.ts'), program);
  write(configs.usual, { compilerOptions });
  write(configs.everything, { compilerOptions: { ...compilerOptions, skipLibCheck: false } });
}

/** Checks a program in a separate process with a compiler that is a module. */
export function costByScript(library: string, config: string): Cost | null {
  const script = join(import.meta.dirname, 'check-once.ts');
  const out = outputOf(process.execPath, ['--import', 'tsx', script, library, config]);
  return out === null ? null : (JSON.parse(out) as Cost); // as check-once.ts prints it
}

/**
 * Checks a program with a compiler that is a tool, which tells itself what it took. With one thread that
 * is what it took of a processor, unless other work got in between.
 */
export function costByTool(tool: string, config: string): Cost | null {
  const trace = mkdtempSync(join(tmpdir(), 'restloom-trace-'));
  try {
    const args = ['-p', config, '--extendedDiagnostics', '--singleThreaded'];
    const out = outputOf(tool, [...args, '--generateTrace', trace]);
    if (out === null) return null;
    const told = (name: string): number => {
      const found = new RegExp(`^${name}: +([\\d.]+)`, 'm').exec(out)?.[1];
      if (found === undefined) throw new Error(`no "${name}" in ${out}`);
      return Number(found);
    };
    return {
      check: checkTimeIn(join(trace, 'trace.json')),
      instantiations: told('Instantiations'),
      types: told('Types'),
      files: told('Files'),
      errors: out.slice(0, out.search(/^Files: /m)).trim(),
    };
  } finally {
    rmSync(trace, { recursive: true, force: true });
  }
}

/** Returns the time for checking all files in milliseconds. Diagnostics contain whole milliseconds, a trace contains microseconds. */
function checkTimeIn(trace: string): number {
  // The format of the compiler: events with a begin (`B`) and an end (`E`), in microseconds.
  const events = JSON.parse(readFileSync(trace, 'utf8')) as {
    readonly name: string;
    readonly ph: string;
    readonly ts: number;
  }[];
  const timeOf = (phase: string): number => {
    const found = events.find(({ name, ph }) => name === 'checkSourceFiles' && ph === phase);
    if (!found) throw new Error(`no "checkSourceFiles" in ${trace}`);
    return found.ts;
  };
  return (timeOf('E') - timeOf('B')) / 1000;
}

/** Returns the output of a command; `null` when it takes too long. */
function outputOf(command: string, args: readonly string[]): string | null {
  const { stdout, stderr, signal } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: MOST_S * 1000,
  });
  if (signal !== null) return null;
  if (stdout === '') throw new Error(stderr);
  return stdout;
}
