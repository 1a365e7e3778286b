import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { textAt } from '../files.ts';
import { checkConfig, checkGiven, checkTogether } from './check.ts';
import { explainFailure, importConfig } from './import.ts';
import { configNames, settingsOf, standard } from './settings.ts';
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

/** Returns the project's folder: `given`, or the nearest parent of `from` with package.json and the folder `schemas`; `null` without one. */
export function findRoot(
  from: string,
  given: string | undefined,
  schemas = standard.schemas,
): string | null {
  if (given !== undefined) {
    const root = resolve(from, given);
    return projectFile(root, schemas) === null ? null : root;
  }
  let folder = from;
  while (!existsSync(join(folder, 'package.json')) || projectFile(folder, schemas) === null) {
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
  return folder;
}

/** Returns the path that makes a folder a project: the schemas or a configuration file; `null` if it has neither. */
export function projectFile(folder: string, schemas = standard.schemas): string | null {
  return [...configNames, schemas].find((name) => existsSync(join(folder, name))) ?? null;
}
