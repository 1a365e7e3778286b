import { startCheck } from './check/check.ts';
import { patternChecker } from './check/patterns.ts';
import { noMemo } from './collections.ts';
import type { Memo } from './collections.ts';
import type { Settings } from './config/settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { isError } from './diagnostics/print.ts';
import { emit } from './emit/index.ts';
import { runEmitters } from './emitters/emitters.ts';
import type { InputFiles } from './load/inputs.ts';
import { load } from './load/load.ts';
import type { Sources } from './load/load.ts';
import { lower } from './lower/lower.ts';
import type { Api } from './model/api.ts';
import { assignNames } from './names/names.ts';
import type { Names } from './names/names.ts';
import { planFiles } from './output/plan.ts';
import type { Files } from './output/plan.ts';

export interface Generated {
  readonly api: Api;
  readonly names: Names;
  /** Every generated file. */
  readonly output: Files;
  readonly sources: Sources;
}

/** Compiles schema files into the text of every generated file. `result` is `null` if there are errors. */
export async function generate(files: InputFiles, settings: Settings, memo: Memo = noMemo) {
  const sources = load(files, settings);
  const checked = await startCheck(sources, patternChecker(memo));
  const finish = async (result: Generated | null, found: readonly Diagnostic[] = []) => {
    const diagnostics = [...checked.diagnostics, ...found, ...(await checked.ofPatterns)];
    return { diagnostics, result: diagnostics.some(isError) ? null : result };
  };
  if (checked.diagnostics.some(isError)) return finish(null);

  const api = lower(checked.project);
  const { names, collisions } = assignNames(api, settings);
  if (collisions.length > 0) return finish(null, collisions);

  const emitted = await runEmitters(api, names, files);
  if (emitted.problems.length > 0) return finish(null, emitted.problems);
  const output = await planFiles([...emit(api, names), ...emitted.files], memo);
  return finish({ api, names, output, sources });
}
