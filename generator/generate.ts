import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from './config/names.ts';
import type { Settings } from './config/settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { isError } from './diagnostics/print.ts';
import { check } from './check/check.ts';
import { emit } from './emit/index.ts';
import type { Recipe } from './emit/index.ts';
import type { ListFolder } from './load/files.ts';
import { load } from './load/load.ts';
import type { Sources } from './load/load.ts';
import { projectOf } from './load/project.ts';
import type { Memory } from './memory.ts';
import { lower } from './lower/lower.ts';
import type { Api } from './model/api.ts';
import { assignNames } from './names/names.ts';
import type { Names } from './names/names.ts';
import { planFiles } from './output/plan.ts';
import type { Files } from './output/plan.ts';
import type { Staged } from './output/staged.ts';
import { Stopwatch } from './stopwatch.ts';

/** What a run makes of the schema files. */
export interface Generation {
  readonly diagnostics: readonly Diagnostic[];
  /** `null` when there are errors. */
  readonly result: Generated | null;
  readonly times: Stopwatch;
}

export interface Generated {
  readonly api: Api;
  readonly names: Names;
  /** Every generated file. */
  readonly output: Files;
  readonly sources: Sources;
}

/**
 * From schema files to the text of every generated file, of which `staged` keeps those that differ from what is on disk.
 * `changed` names all files that are other than in the run before, where somebody knows.
 */
export async function generate(
  root: string,
  settings: Settings,
  memory: Memory,
  list?: ListFolder,
  staged: Staged | null = null,
  changed: readonly string[] | null = null,
): Promise<Generation> {
  const hashes = memory.hashesOf(root);
  hashes.begin(changed);
  // Where the settings are from: who watches compares everything that was read.
  for (const name of configNames) hashes.lookedAt(name);
  const times = new Stopwatch();
  const sources = await times.measure('load', () => load(root, settings, memory, list));
  const diagnostics = await times.measure('check', () => check(sources));
  if (diagnostics.some(isError)) return { diagnostics, result: null, times };

  const api = await times.measure('lower', () => lower(projectOf(sources)));
  const { names, collisions } = assignNames(api, settings, memory);
  if (collisions.length > 0) {
    return { diagnostics: [...diagnostics, ...collisions], result: null, times };
  }

  const output = await times.measure('emit', async () => {
    const emitted = emit(api, names, memory);
    const code = [...emitted.code, ...(await ownDocuments(root))];
    return planFiles(root, { ...emitted, code }, memory, staged);
  });
  return { diagnostics, result: { api, names, output, sources }, times };
}

/** What the tool writes about itself, into its own project only. */
async function ownDocuments(root: string): Promise<readonly Recipe[]> {
  if (!existsSync(join(root, 'generator/diagnostics/codes.ts'))) return [];
  const { diagnosticsPage } = await import('./diagnostics/docs.ts');
  const file = ['docs/diagnostics.md', diagnosticsPage()] as const;
  const source = 'generator/diagnostics/codes.ts';
  return [{ key: JSON.stringify(file), source, make: () => [file] }];
}
