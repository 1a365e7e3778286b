import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { textAt } from '../files.ts';
import { checkConfig, checkGiven, checkTogether } from './check.ts';
import { explainFailure, importConfig } from './import.ts';
import { configNames, settingsOf } from './settings.ts';
import type { Config, Settings } from './settings.ts';

/** The settings of a project, or the problems of its configuration. */
export type Loaded =
  | { readonly settings: Settings; readonly diagnostics: readonly [] }
  | { readonly settings: null; readonly diagnostics: readonly Diagnostic[] };

/** Loads the configuration file of the project at `root`. `given` (the command line) overrides it. */
export async function loadSettings(root: string, given: Config = {}): Promise<Loaded> {
  const path = configNames.find((name) => existsSync(join(root, name)));
  const file = path === undefined ? null : { path, text: textAt(join(root, path)) ?? '' };
  const found = checkGiven(given);
  let exported: unknown = {};
  if (found.length === 0 && file) {
    try {
      exported = await importConfig(join(root, file.path), file);
      found.push(...checkConfig(exported, file));
    } catch (error) {
      found.push(await explainFailure(error, file));
    }
  }
  if (found.length > 0) return { settings: null, diagnostics: found };
  // `checkConfig` has checked every member.
  const settings = settingsOf({ ...(exported as Config), ...given });
  const diagnostics = checkTogether(settings, given, file);
  return diagnostics.length > 0 ? { settings: null, diagnostics } : { settings, diagnostics: [] };
}
