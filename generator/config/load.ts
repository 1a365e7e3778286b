import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { normalized } from '../files.ts';
import { checkConfig, checkGiven, checkTogether } from './check.ts';
import { explainFailure } from './failure.ts';
import { importConfig } from './import.ts';
import { configNames } from './names.ts';
import { settingsOf } from './settings.ts';
import type { Config, Settings } from './settings.ts';

/** The settings of a project, or what is wrong with its configuration file. */
export type Loaded =
  | { readonly settings: Settings; readonly diagnostics: readonly [] }
  | { readonly settings: null; readonly diagnostics: readonly Diagnostic[] };

/** Reads the configuration file of the project at `root`; what `given` says counts more. */
export async function loadSettings(root: string, given: Config = {}): Promise<Loaded> {
  const ofGiven = checkGiven(given);
  if (ofGiven.length > 0) return { settings: null, diagnostics: ofGiven };
  const name = configNames.find((each) => existsSync(join(root, each)));
  if (name === undefined) return settle(given, given, null);
  const path = join(root, name);
  const file = { path: name, text: normalized(await readFile(path, 'utf8')) };
  const exported = await exportOf(path, file);
  if (exported.problem !== null) return { settings: null, diagnostics: [exported.problem] };
  const diagnostics = checkConfig(exported.value, file);
  if (diagnostics.length > 0) return { settings: null, diagnostics };
  // `checkConfig` has looked at every member.
  return settle({ ...(exported.value as Config), ...given }, given, file);
}

function settle(config: Config, given: Config, file: TextFile | null): Loaded {
  const settings = settingsOf(config);
  const diagnostics = checkTogether(settings, given, file);
  return diagnostics.length > 0 ? { settings: null, diagnostics } : { settings, diagnostics: [] };
}

type Exported =
  | { readonly value: unknown; readonly problem: null }
  | { readonly value: null; readonly problem: Diagnostic };

async function exportOf(path: string, file: TextFile): Promise<Exported> {
  try {
    return { value: await importConfig(path, file), problem: null };
  } catch (error) {
    return { value: null, problem: await explainFailure(error, file) };
  }
}
