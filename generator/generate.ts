import { startCheck } from './check/check.ts';
import { patternChecker } from './check/patterns.ts';
import type { PatternChecker } from './check/patterns.ts';
import type { Settings } from './config/settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { isError } from './diagnostics/print.ts';
import { emit } from './emit/index.ts';
import { runEmitters } from './emitters/emitters.ts';
import type { InputFiles } from './load/inputs.ts';
import { load } from './load/load.ts';
import type { Sources } from './load/load.ts';
import { projectOf } from './load/project.ts';
import { lower } from './lower/lower.ts';
import type { Api } from './model/api.ts';
import { assignNames } from './names/names.ts';
import type { Names } from './names/names.ts';
import { planFiles } from './output/plan.ts';
import type { Files, RememberHashes } from './output/plan.ts';

/** The result of the pipeline. */
export interface Generation {
  readonly diagnostics: readonly Diagnostic[];
  /** `null` if there are errors. */
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

/** Results of earlier runs that the pipeline may use. Without them it computes everything. */
export interface Remembered {
  readonly patterns?: PatternChecker;
  readonly hashes?: RememberHashes;
}

/** Compiles schema files into the text of every generated file. */
export async function generate(
  files: InputFiles,
  settings: Settings,
  { patterns = patternChecker(), hashes }: Remembered = {},
): Promise<Generation> {
  const times = new Stopwatch();
  const sources = await times.measure('load', () => load(files, settings));
  const started = await times.measure('check', () => startCheck(sources, patterns));
  const finish = async (result: Generated | null, found: readonly Diagnostic[] = []) => {
    const ofPatterns = await times.measure('patterns', () => started.ofPatterns);
    const diagnostics = [...started.diagnostics, ...found, ...ofPatterns];
    return { diagnostics, result: diagnostics.some(isError) ? null : result, times };
  };
  if (started.diagnostics.some(isError)) return finish(null);

  const api = await times.measure('lower', () => lower(projectOf(sources)));
  const { names, collisions } = await times.measure('names', () => assignNames(api, settings));
  if (collisions.length > 0) return finish(null, collisions);

  const units = await times.measure('emit', () => emit(api, names));
  const emitted = await times.measure('emitters', () => runEmitters(api, names, files));
  if (emitted.problems.length > 0) return finish(null, emitted.problems);
  const output = await times.measure('format', () =>
    planFiles([...units, ...emitted.units], hashes),
  );
  return finish({ api, names, output, sources });
}

/** Measures the stages of a run. */
export class Stopwatch {
  readonly #laps = new Map<string, number>();

  async measure<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await run();
    this.#laps.set(stage, performance.now() - start);
    return result;
  }

  /** `812 ms: load 4, check 61, …` */
  toString(): string {
    const total = [...this.#laps.values()].reduce((sum, ms) => sum + ms, 0);
    const laps = [...this.#laps].map(([stage, ms]) => `${stage} ${Math.round(ms)}`);
    return `${Math.round(total)} ms: ${laps.join(', ')}`;
  }
}
