import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './config/settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { isError } from './diagnostics/print.ts';
import { check } from './check/check.ts';
import { emit } from './emit/index.ts';
import type { ListFolder } from './load/files.ts';
import { load } from './load/load.ts';
import type { Sources } from './load/load.ts';
import { projectOf } from './load/project.ts';
import type { Memory } from './memory.ts';
import { lower } from './lower/lower.ts';
import type { Api } from './model/api.ts';
import { assignNames } from './names/names.ts';
import type { Names } from './names/names.ts';
import { finish, sourcesOf } from './output/plan.ts';
import type { Files } from './output/plan.ts';
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
  /** The text of every generated file. */
  readonly output: Files;
  readonly sources: Sources;
}

/** From schema files to the text of every generated file. Writes nothing but its cache. */
export async function generate(
  root: string,
  settings: Settings,
  memory: Memory,
  list?: ListFolder,
): Promise<Generation> {
  const times = new Stopwatch();
  const sources = await times.measure('load', () => load(root, settings, memory, list));
  const diagnostics = await times.measure('check', () => check(sources));
  if (diagnostics.some(isError)) return { diagnostics, result: null, times };

  const api = await times.measure('lower', () => lower(projectOf(sources)));
  const { names, collisions } = assignNames(api, settings);
  if (collisions.length > 0) {
    return { diagnostics: [...diagnostics, ...collisions], result: null, times };
  }

  const sourceOf = sourcesOf(api, names);
  const output = await times.measure('emit', async () => {
    const texts = await emit(api, names, memory, (path, text) =>
      finish(path, sourceOf(path), text),
    );
    const documents = await ownDocuments(root, sourceOf);
    return new Map([...texts, ...documents].sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return { diagnostics, result: { api, names, output, sources }, times };
}

/** What the tool writes about itself, into its own project only. */
async function ownDocuments(root: string, sourceOf: (path: string) => string): Promise<Files> {
  if (!existsSync(join(root, 'generator/diagnostics/codes.ts'))) return new Map();
  const { diagnosticsPage } = await import('./diagnostics/docs.ts');
  const path = 'docs/diagnostics.md';
  return new Map([[path, await finish(path, sourceOf(path), diagnosticsPage())]]);
}
