import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { built } from '../built.ts';
import { filesBelow } from './files-below.ts';
import { projectFrom, runTool } from './helpers.ts';

let root: string;

beforeEach(() => {
  root = projectFrom('shared');
  writeFileSync(join(root, 'package.json'), '{}');
});

interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly err: string;
}

/** Runs the program in a process of its own. `preload` is a module that runs before it. */
function spawned(preload: string, ...args: readonly string[]): Promise<Ended> {
  const url = `data:text/javascript,${encodeURIComponent(preload)}`;
  const options = [
    '--import',
    url,
    join(built, 'generator/cli.js'),
    '--root',
    root,
    '--runtime',
    './runtime',
  ];
  const child = spawn(process.execPath, [...options, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()));
  return new Promise((resolve) =>
    child.once('close', (status, signal) => resolve({ status, signal, err })),
  );
}

/** Kills the process with SIGKILL instead of the call with this number of `renameSync` or `rmSync` on a generated file. */
const killAt = (call: number, name: 'renameSync' | 'rmSync') => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const original = fs.${name};
  let left = ${call};
  fs.${name} = (...args) => {
    if (String(args[0]).includes('/generated/') && left-- === 0) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
  syncBuiltinESMExports();
`;

const generated = () => filesBelow(join(root, 'generated'));

/** Changes generated files of several resources. */
function changeSchema(): void {
  const path = join(root, 'schemas/bases/work.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll('"description": "', '"description": "Changed: '));
}

describe('a run that is killed', () => {
  test.each([0, 1, 3])(
    'after %i of its renames leaves each file old or new, and the next run repairs the rest',
    async (renames) => {
      expect(await runTool(root)).toMatchObject({ code: 0 });
      const before = generated();
      changeSchema();
      const killed = await spawned(killAt(renames, 'renameSync'));
      expect(killed.signal).toBe('SIGKILL');
      const between = generated();
      expect(await runTool(root, { check: true })).toMatchObject({ code: 1 });

      expect(await runTool(root)).toMatchObject({ code: 0, err: '' });
      const after = generated();
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [path, text] of between)
        if (!path.endsWith('.tmp')) expect([before.get(path), after.get(path)]).toContain(text);
      const renamed = [...after].filter(
        ([path, text]) => text !== before.get(path) && between.get(path) === text,
      );
      expect(renamed.length).toBe(renames);
      expect(await runTool(root, { check: true })).toMatchObject({ code: 0 });
    },
  );

  test('before it removes the files of a resource leaves the project out of sync', async () => {
    expect(await runTool(root)).toMatchObject({ code: 0 });
    const orphan = join(root, 'generated/films/orphan.ts');
    writeFileSync(orphan, readFileSync(join(root, 'generated/films/types.ts')));
    const killed = await spawned(killAt(0, 'rmSync'), '--force');
    expect(killed.signal).toBe('SIGKILL');
    expect(await runTool(root, { check: true })).toMatchObject({ code: 1 });
    expect(await runTool(root)).toMatchObject({ code: 0 });
    expect(generated().has('films/orphan.ts')).toBe(false);
  });
});

test('concurrent runs end without errors and leave the project in sync', async () => {
  expect(await runTool(root)).toMatchObject({ code: 0 });
  changeSchema();
  const runs = await Promise.all([spawned(''), spawned(''), spawned('')]);
  expect(runs).toEqual(runs.map(() => ({ status: 0, signal: null, err: '' })));
  expect(await runTool(root, { check: true })).toMatchObject({ code: 0 });
  expect([...generated().keys()].filter((path) => path.endsWith('.tmp'))).toEqual([]);
});
