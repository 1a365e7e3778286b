import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Memory } from '../memory.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';

/** The texts that a run starts from, each folder in the order of its file names. */
export interface Texts {
  readonly settings: Settings;
  /** What earlier runs have made of the same texts. */
  readonly memory: Memory;
  readonly resources: readonly TextFile[];
  readonly bases: readonly TextFile[];
  readonly argSets: readonly TextFile[];
  /** schemas/api.json, where there is one: what the API says of itself. */
  readonly about: readonly TextFile[];
  /** What people wrote under site/handlers/. */
  readonly handlers: readonly TextFile[];
}

/** Lists the files below a folder, with slashes in their paths; given so that a test can hand out the names in another order. */
export type ListFolder = (folder: string) => Promise<readonly string[]>;

/** Reads every schema file and handler file of the project at `root`. */
export async function readTexts(
  root: string,
  settings: Settings,
  memory: Memory,
  list: ListFolder = listFolder,
): Promise<Texts> {
  const { schemas } = settings;
  const read = (folder: string, ending: string) => readFolder(root, folder, ending, list);
  const [resources, bases, argSets, handlers] = await Promise.all([
    read(`${schemas}/resources`, '.json'),
    read(`${schemas}/bases`, '.json'),
    read(`${schemas}/args`, '.json'),
    read(settings.handlers, '.ts'),
  ]);
  const about = readIfThere(root, `${schemas}/api.json`);
  return { settings, memory, resources, bases, argSets, about, handlers };
}

async function readFolder(
  root: string,
  folder: string,
  ending: string,
  list: ListFolder,
): Promise<readonly TextFile[]> {
  const names = await list(join(root, folder));
  const wanted = names.filter((name) => name.endsWith(ending)).sort();
  return wanted.map((name) => readText(root, `${folder}/${name}`));
}

function readIfThere(root: string, path: string): readonly TextFile[] {
  return existsSync(join(root, path)) ? [readText(root, path)] : [];
}

// One by one: for many small files that takes a fraction of the time that promises take.
function readText(root: string, path: string): TextFile {
  return { path, text: normalized(readFileSync(join(root, path), 'utf8')) };
}

/** The text without a byte order mark, every line ended by a line feed alone. */
export function normalized(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

async function listFolder(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return sep === '/' ? names : names.map((name) => name.replaceAll(sep, '/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
