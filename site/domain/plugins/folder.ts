import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { validateValue } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/index.ts';
import { ifThere, isFolderName } from '../../lib/files.ts';
import { compareTexts } from '../formatters.ts';

/** The manifest of a plugin; plugin.schema.json documents its members. */
interface Manifest {
  /** The name for users. */
  readonly name: string;
  /** The module in its folder, without the extension; `plugin` when absent. */
  readonly main?: string;
  readonly version?: string;
  readonly description?: string;
  readonly author?: string;
  readonly author_uri?: string;
  readonly plugin_uri?: string;
  readonly textdomain?: string;
  /** The oldest releases that the plugin works with. */
  readonly requires?: { readonly api?: string; readonly node?: string };
}

// The schema is part of the program; editors use the file, too.
const MANIFEST = JSON.parse(
  readFileSync(new URL('plugin.schema.json', import.meta.url), 'utf8'),
) as Schema;

/** Parses the text of a `plugin.json`; returns the problem, in a sentence, if it is invalid. */
function readManifest(json: string): Manifest | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return {
      problem: `plugin.json is not valid JSON: ${error instanceof Error ? error.message : ''}`,
    };
  }
  const failure = validateValue(value, MANIFEST, 'plugin.json');
  // The validator accepts empty text as an empty object; this check rejects it.
  if (failure || typeof value !== 'object' || value === null)
    return { problem: failure?.message ?? 'plugin.json is no map.' };
  // Validated above.
  return value as Manifest;
}

/** Whether a version is at least as new as another; versions are numbers separated by dots. */
export function isAtLeast(version: string, least: string): boolean {
  const [mine = [], other = []] = [version, least].map((each) => each.split('.').map(Number));
  for (let at = 0; at < Math.max(mine.length, other.length); at += 1) {
    const difference = (mine[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** An installed plugin, and its folder. */
export interface FoundPlugin {
  /** The folder and the module: `reading-time/reading-time`; only the folder for a broken plugin. */
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** The file of its module; `null` for a plugin that cannot be used. */
  readonly file: string | null;
  /** Why it cannot be used, in a sentence; `null` if it can. */
  readonly problem: string | null;
}

// Compiled files come before sources.
const ENDINGS = ['.js', '.mjs', '.ts'];

/** Reads and changes the folders of plugins. Names that lead out of the folder are rejected. */
export class PluginFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Returns all plugins, sorted by name, including broken ones. */
  async list(): Promise<readonly FoundPlugin[]> {
    // Without the folder there are no plugins.
    const names = (await ifThere(readdir(this.path))) ?? [];
    const found = await Promise.all(names.map((name) => this.#read(name)));
    return found
      .filter((plugin) => plugin !== null)
      .sort((a, b) => compareTexts(a.manifest.name, b.manifest.name));
  }

  /** Returns the plugin with this id, or `null`. */
  async find(id: string): Promise<FoundPlugin | null> {
    const found = await this.#read(id.split('/')[0] ?? '');
    return found?.id === id ? found : null;
  }

  /** Whether a file or folder with this name exists. */
  async has(name: string): Promise<boolean> {
    return isPluginFolder(name) && (await kindOf(join(this.path, name))) !== null;
  }

  /** Copies a folder here, under a free name. The copy is complete or does not exist. */
  async add(name: string, source: string): Promise<void> {
    if (!isPluginFolder(name)) throw new Error(`plugins: invalid folder name: ${name}`);
    const unfinished = join(this.path, `.${name}-${randomUUID()}`);
    try {
      await cp(source, unfinished, { recursive: true });
      await rename(unfinished, join(this.path, name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  /** Removes the folder of a plugin; a link is removed without its target. */
  async remove({ folder }: FoundPlugin): Promise<void> {
    await rm(join(this.path, folder), { recursive: true });
  }

  async #read(folder: string): Promise<FoundPlugin | null> {
    if (!isPluginFolder(folder)) return null;
    const path = join(this.path, folder);
    const kind = await kindOf(path);
    if (kind === null || kind === 'file') return null;
    if (kind === 'other') return broken(folder, 'Symbolic links are not allowed.');
    const json = join(path, 'plugin.json');
    if ((await kindOf(json)) !== 'file') return broken(folder, 'The file plugin.json is missing.');
    const manifest = readManifest(await readFile(json, 'utf8'));
    if ('problem' in manifest) return broken(folder, manifest.problem);
    const { main = 'plugin' } = manifest;
    const file = await moduleIn(path, main);
    if (file === null) return broken(folder, `The module is missing: ${main}.`);
    return { id: `${folder}/${main}`, folder, manifest, file, problem: null };
  }
}

/** Whether a text is the name of a plugin folder that the route accepts: without dots. */
function isPluginFolder(name: string): boolean {
  return isFolderName(name) && !name.includes('.');
}

function broken(folder: string, problem: string): FoundPlugin {
  return { id: folder, folder, manifest: { name: folder }, file: null, problem };
}

async function moduleIn(path: string, main: string): Promise<string | null> {
  for (const ending of ENDINGS) {
    const file = join(path, main + ending);
    if ((await kindOf(file)) === 'file') return file;
  }
  return null;
}

async function kindOf(path: string): Promise<'folder' | 'file' | 'other' | null> {
  const facts = await ifThere(lstat(path));
  if (facts?.isDirectory()) return 'folder';
  return facts && (facts.isFile() ? 'file' : 'other');
}
