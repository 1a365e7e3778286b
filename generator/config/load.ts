import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { normalized } from '../load/files.ts';
import { Memory } from '../memory.ts';
import { checkConfig, checkGiven, checkTogether } from './check.ts';
import { configNames } from './names.ts';
import { isSelfContained } from './self-contained.ts';
import { settingsOf } from './settings.ts';
import type { Config, Settings } from './settings.ts';

/** The settings of a project, or what is wrong with its configuration file. */
export type Loaded =
  | { readonly settings: Settings; readonly diagnostics: readonly [] }
  | { readonly settings: null; readonly diagnostics: readonly Diagnostic[] };

/** Reads the configuration file of the project at `root`; what `given` says counts more. */
export async function loadSettings(
  root: string,
  given: Config = {},
  memory = Memory.empty(),
): Promise<Loaded> {
  const ofGiven = checkGiven(given);
  if (ofGiven.length > 0) return { settings: null, diagnostics: ofGiven };
  const name = configNames.find((each) => existsSync(join(root, each)));
  if (name === undefined) return settle(given, given, null);
  const path = join(root, name);
  const file = { path: name, text: normalized(await readFile(path, 'utf8')) };
  const exported = isSelfContained(file.text)
    ? await memory.recallLater('settings', file.text, () => exportOf(path, file))
    : await exportOf(path, file);
  if (exported.problem !== null) {
    const span = { file, start: 0, end: (file.text.split('\n')[0] ?? '').length };
    const values = { problem: exported.problem };
    return { settings: null, diagnostics: [diagnose('config/unreadable', span, values)] };
  }
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
  | { readonly value: null; readonly problem: string };

async function exportOf(path: string, { text }: TextFile): Promise<Exported> {
  try {
    const module = await importCode(path, text);
    return { value: module.default, problem: null };
  } catch (error) {
    // Whatever it is: the file is somebody's code, and it did not run.
    const message = error instanceof Error ? error.message : String(error);
    return { value: null, problem: message.split('\n')[0] ?? '' };
  }
}

interface ConfigModule {
  readonly default?: unknown;
}

let imported = 0;

/** Runs the file as it is now: what was imported before is not looked up again. */
async function importCode(path: string, text: string): Promise<ConfigModule> {
  imported += 1;
  const url = `${pathToFileURL(path).href}?${text.length}.${imported}`;
  try {
    // A module is an object of what it exports.
    return (await import(/* @vite-ignore */ url)) as ConfigModule;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    // A Node that does not read TypeScript by itself.
    const { tsImport } = await import('tsx/esm/api');
    return (await tsImport(url, import.meta.url)) as ConfigModule;
  }
}
