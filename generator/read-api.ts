import { startCheck } from './check/check.ts';
import { syntaxChecker } from './check/patterns.ts';
import { loadSettings } from './config/load.ts';
import type { Config } from './config/settings.ts';
import { isError } from './diagnostics/print.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { noResources } from './load/file-problems.ts';
import { readInputs } from './load/inputs.ts';
import type { InputFiles } from './load/inputs.ts';
import { load } from './load/load.ts';
import { projectOf } from './load/project.ts';
import { lower } from './lower/lower.ts';
import type { Api } from './model/api.ts';
import { assignNames } from './names/names.ts';
import type { Names } from './names/names.ts';

/** The API that the schema files of a project describe, for commands that write no code. */
export interface ProjectApi {
  readonly api: Api;
  readonly names: Names;
  readonly files: InputFiles;
}

/** Reads and checks the schema files of the project at `root`. Returns the errors if there are any. */
export async function readApi(
  root: string,
  given: Config,
): Promise<ProjectApi | { readonly errors: readonly Diagnostic[] }> {
  const { settings, diagnostics } = await loadSettings(root, given);
  if (settings === null) return { errors: diagnostics };
  const files = readInputs(root, settings);
  const sources = load(files, settings);
  const { diagnostics: found } = await startCheck(sources, syntaxChecker);
  const errors = [...noResources(root, files, settings), ...found].filter(isError);
  if (errors.length > 0) return { errors };
  const api = lower(projectOf(sources));
  return { api, names: assignNames(api, settings).names, files };
}
