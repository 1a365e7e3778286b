import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { validateValue } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/index.ts';
import { isFolderName } from '../../lib/files.ts';
import { compareTexts } from '../formatters.ts';

/** The manifest of a plugin; plugin.schema.json documents each member. */
interface Manifest {
  /** The name for users. */
  readonly name: string;
  /** Its module, without the ending, directly in its folder; `plugin` when absent. */
  readonly main?: string;
  readonly version?: string;
  readonly description?: string;
  readonly author?: string;
  readonly author_uri?: string;
  readonly plugin_uri?: string;
  readonly textdomain?: string;
  /** The oldest releases that it works with. */
  readonly requires?: { readonly api?: string; readonly node?: string };
}

// A file of ours, which editors read as well.
const MANIFEST = JSON.parse(
  readFileSync(new URL('plugin.schema.json', import.meta.url), 'utf8'),
) as Schema;

/** Reads the text of a `plugin.json`; why it cannot be used when it cannot, in a sentence. */
function readManifest(json: string): Manifest | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { problem: `plugin.json is no JSON: ${error instanceof Error ? error.message : ''}` };
  }
  const failure = validateValue(value, MANIFEST, 'plugin.json');
  // An empty text would pass as an empty map; what passes as a map otherwise is one.
  if (failure || typeof value !== 'object' || value === null)
    return { problem: failure?.message ?? 'plugin.json is no map.' };
  // Checked just now.
  return value as Manifest;
}

/** Whether a version is as new as another one at least; versions are numbers with points between. */
export function isAtLeast(version: string, least: string): boolean {
  const [mine = [], other = []] = [version, least].map((each) => each.split('.').map(Number));
  for (let at = 0; at < Math.max(mine.length, other.length); at += 1) {
    const difference = (mine[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** A plugin that is there, and where. */
export interface FoundPlugin {
  /** Its folder and its module: `reading-time/reading-time`; the folder alone for one that is broken. */
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** The file of its module; `null` for a plugin that cannot be used. */
  readonly file: string | null;
  /** Why it cannot be used, in a sentence; `null` for one that can. */
  readonly problem: string | null;
}

// As a build makes them; as they are written.
const ENDINGS = ['.js', '.mjs', '.ts'];

/** The folders of plugins. A name that leads anywhere else names none. */
export class PluginFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** All plugins by name, broken ones too. */
  async list(): Promise<readonly FoundPlugin[]> {
    const names = await namesIn(this.path);
    const found = await Promise.all(names.map((name) => this.#read(name)));
    return found
      .filter((plugin) => plugin !== null)
      .sort((a, b) => compareTexts(a.manifest.name, b.manifest.name));
  }

  /** One plugin by its id; `null` when there is none. */
  async find(id: string): Promise<FoundPlugin | null> {
    const found = await this.#read(id.split('/')[0] ?? '');
    return found?.id === id ? found : null;
  }

  /** Whether something of this name is there. */
  async has(name: string): Promise<boolean> {
    return isPluginFolder(name) && (await kindOf(join(this.path, name))) !== null;
  }

  /** Copies a folder here, under a name that is free. It is there as a whole, or not at all. */
  async add(name: string, source: string): Promise<void> {
    if (!isPluginFolder(name)) throw new Error(`plugins: ${name} is no name of a folder`);
    const unfinished = join(this.path, `.${name}-${randomUUID()}`);
    try {
      await cp(source, unfinished, { recursive: true });
      await rename(unfinished, join(this.path, name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  /** Removes the folder of a plugin; of a link nothing but the link. */
  async remove({ folder }: FoundPlugin): Promise<void> {
    await rm(join(this.path, folder), { recursive: true });
  }

  async #read(folder: string): Promise<FoundPlugin | null> {
    if (!isPluginFolder(folder)) return null;
    const path = join(this.path, folder);
    const kind = await kindOf(path);
    if (kind === null || kind === 'file') return null;
    if (kind === 'other') return broken(folder, 'It is a link, which may lead anywhere.');
    const json = join(path, 'plugin.json');
    if ((await kindOf(json)) !== 'file') return broken(folder, 'It has no file plugin.json.');
    const manifest = readManifest(await readFile(json, 'utf8'));
    if ('problem' in manifest) return broken(folder, manifest.problem);
    const { main = 'plugin' } = manifest;
    const file = await moduleIn(path, main);
    if (file === null) return broken(folder, `It has no module ${main}.`);
    return { id: `${folder}/${main}`, folder, manifest, file, problem: null };
  }
}

/** Whether a text names a folder of a plugin, as the route of plugins takes it: without dots. */
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

/** Without a folder there are no plugins. */
async function namesIn(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function kindOf(path: string): Promise<'folder' | 'file' | 'other' | null> {
  try {
    const facts = await lstat(path);
    if (facts.isDirectory()) return 'folder';
    return facts.isFile() ? 'file' : 'other';
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
