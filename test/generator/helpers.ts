import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Cache } from '../../generator/cache.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import type { Config } from '../../generator/config/settings.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { report } from '../../generator/report/report.ts';
import type { Format } from '../../generator/report/reporter.ts';
import { runProject } from '../../generator/run.ts';
import { parent } from '../once.ts';

/** Settings of a project with the runtime in a folder, as in this repository. */
export const settings = settingsOf({ runtime: './runtime' });

export const here = resolve(import.meta.dirname);

/** An empty folder that is removed after the run of the tests. */
export function emptyFolder(): string {
  return mkdtempSync(join(parent, 'project-'));
}

/** A copy of a golden case's input, in a folder that is removed after the run of the tests. */
export function projectFrom(golden: string): string {
  const root = emptyFolder();
  for (const folder of ['schemas', 'site']) {
    const from = join(here, 'golden', golden, folder);
    if (existsSync(from)) cpSync(from, join(root, folder), { recursive: true });
  }
  return root;
}

/** The output of a run and its exit code. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the generator in this process. */
export async function runTool(
  root: string,
  options: { check?: boolean; force?: boolean; quiet?: boolean; format?: Format } = {},
  config: Config = {},
): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  const { check = false, force = false, quiet = false, format = 'text' } = options;
  const runOptions = { check, force, stubs: true };
  const outcome = await runProject(
    root,
    { runtime: './runtime', ...config },
    runOptions,
    new Cache(root),
    '',
  );
  await report(outcome, runOptions, {
    format,
    quiet,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    paint: plain,
    errPaint: plain,
  });
  return { code: outcome.exit, out: out.join('\n'), err: err.join('\n') };
}
