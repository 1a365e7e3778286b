import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

// The file of npm.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly [name: string]: string };
};

/** Scripts that run a program of another project, which prints its own usage. */
const FOREIGN = ['dev', 'typecheck', 'test:types', 'lint', 'format', 'format:check'];

/** The commands of this project: name and arguments. */
const commands: readonly (readonly [name: string, words: readonly string[]])[] = [
  ...Object.entries(scripts)
    .filter(([name]) => !FOREIGN.includes(name))
    .map(([name, script]) => [`npm run ${name}`, script.split(' ')] as const),
  ['restloom init', ['tsx', 'generator/cli.ts', 'init']],
];

/** One command per program: commands of one program parse their options in the same way. */
const programs = [
  ...new Map(
    commands.map(([name, words]) => [fileOf(words) ?? name, [name, words] as const]),
  ).values(),
];

function fileOf(words: readonly string[]): string | undefined {
  return words.find((word) => /\.[jt]s$/.test(word));
}

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command with an additional argument. */
function ran([program = '', ...args]: readonly string[], word: string): Promise<Ran> {
  const file = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  const child = spawn(file, [...args, word], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()));
  return new Promise((ended, failed) => {
    child.once('error', failed);
    child.once('close', (code) => ended({ code, out, err }));
  });
}

test('every script of package.json runs one program', () => {
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(FOREIGN));
  for (const [name, words] of commands)
    expect([name, words.filter((word) => /\.[jt]s$/.test(word)).length]).toEqual([name, 1]);
});

describe.concurrent('the usage', () => {
  test.each(programs)('is printed by `%s --help`', async (_, words) => {
    const { code, out, err } = await ran(words, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: (?:npm (?:run )?|restloom )/);
  });

  test.each(programs)('is printed on stderr by `%s` with an unknown option', async (_, words) => {
    const { code, out, err } = await ran(words, '--no-such-option');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^[^\n]*--no-such-option[^\n]*\n\nUsage: /);
    expect(err).not.toMatch(/^ +at /m);
  });
});
