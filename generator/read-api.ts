import { startCheck } from './check/check.ts';
import { syntaxChecker } from './check/patterns.ts';
import { loadSettings } from './config/load.ts';
import type { Config, Settings } from './config/settings.ts';
import { isError } from './diagnostics/print.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { noResources, readInputs } from './load/inputs.ts';
import type { InputFiles } from './load/inputs.ts';
import { load } from './load/load.ts';
import { lower } from './lower/lower.ts';
import type { Api } from './model/api.ts';
import { assignNames } from './names/names.ts';
import type { Names } from './names/names.ts';

/** The API that the schema files of a project describe, for commands that write no code. */
export interface ProjectApi {
  readonly settings: Settings;
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
  const missing = noResources(root, files, settings);
  const api = missing.length > 0 ? { errors: missing } : await apiOf(files, settings);
  if ('errors' in api) return api;
  return { settings, api, names: assignNames(api, settings).names, files };
}

/** Returns the API of schema files, or their errors. Patterns may take any time. */
export async function apiOf(files: InputFiles, settings: Settings) {
  const sources = load(files, settings);
  const { project, diagnostics, ofPatterns } = await startCheck(sources, syntaxChecker);
  const errors = [...diagnostics, ...(await ofPatterns)].filter(isError);
  return errors.length > 0 ? { errors } : lower(project);
}
