import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The folder of this run of the tests, shared by all its processes; `undefined` outside of `vitest run`. */
export const runFolder = process.env['RESTLOOM_TEST_RUN'];

/** The folder of this run, or of this process outside of `vitest run`; removed at its end. */
export const parent = runFolder ?? mkdtempSync(join(tmpdir(), 'restloom-run-'));
if (runFolder === undefined)
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));

/**
 * Returns a folder that `make` fills once in a run of the tests: in the first process that needs it, while the others wait.
 * Throws if `make` failed in any process.
 */
export async function once(
  name: string,
  make: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = join(parent, name);
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  if (isFirst(folder)) {
    try {
      await make(folder);
      writeFileSync(done, '');
    } catch (error) {
      writeFileSync(failed, '');
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(`${name} could not be made in another process`);
    await setTimeout(20);
  }
  return folder;
}

/** Creates the folder; false if it exists. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    if (!existsSync(folder)) throw new Error(`${folder} cannot be created`);
    return false;
  }
}
