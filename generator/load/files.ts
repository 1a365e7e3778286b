import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import type { Memory } from '../memory.ts';
import { once } from '../once.ts';
import { hasSchema, inputsBelow, isCode, isJson, straysIn } from '../quick/files.ts';
import type { FileOnDisk } from '../quick/hashes.ts';
import { digestOfFile } from '../output/stamp.ts';
import { Unable } from '../unable.ts';

/** A file that a run starts from. Its text is read when somebody asks for it: of most files the hash says enough. */
export interface InputFile extends TextFile {
  readonly hash: string;
}

/** The files that a run starts from, each folder in the order of its file names. */
export interface Texts {
  readonly settings: Settings;
  /** What earlier runs have made of the same texts. */
  readonly memory: Memory;
  readonly resources: readonly InputFile[];
  readonly bases: readonly InputFile[];
  readonly argSets: readonly InputFile[];
  /** schemas/api.json, where there is one: what the API says of itself. */
  readonly about: readonly InputFile[];
  /** What people wrote under site/handlers/. */
  readonly handlers: readonly InputFile[];
  /** The paths of links among all these that lead to no file. */
  readonly deadLinks: readonly string[];
  /** What looks like a schema file and is none: in YAML or JSON with comments, or where none is looked for. */
  readonly unread: readonly InputFile[];
}

/** Lists the files below a folder, with slashes in their paths; given so that a test can hand out the names in another order. */
export type ListFolder = (folder: string) => Promise<readonly string[]>;

/** Finds every schema file and handler file of the project at `root`. */
export async function readTexts(
  root: string,
  settings: Settings,
  memory: Memory,
  list?: ListFolder,
): Promise<Texts> {
  const { schemas } = settings;
  const hashes = memory.hashesOf(root);
  const deadLinks: string[] = [];
  const fileAt = (path: string): readonly InputFile[] => {
    const { hash, bytes } = hashes.lookedAt(path);
    if (hash !== '') return [inputFile(path, hash, bytes)];
    if (!isLink(join(root, path))) throw new ChangedMeanwhile(path);
    deadLinks.push(path);
    return [];
  };
  const pathsIn = async (folder: string, isInput: (name: string) => boolean): Promise<string[]> => {
    const names = await list?.(join(root, folder));
    const paths = names
      ? names.filter(isInput).map((name) => `${folder}/${name}`)
      : inputsBelow(root, folder, isInput, hashes);
    return paths.sort();
  };
  const unread = straysIn(schemas, hashes).flatMap(fileAt);
  const schemasIn = async (folder: string): Promise<readonly InputFile[]> => {
    const paths = await pathsIn(`${schemas}/${folder}`, hasSchema);
    unread.push(...paths.filter((path) => !isJson(path)).flatMap(fileAt));
    return paths.filter(isJson).flatMap(fileAt);
  };
  const about = `${schemas}/api.json`;
  const isAbout = hashes.lookedAt(about).hash !== '' || isLink(join(root, about));
  return {
    settings,
    memory,
    resources: await schemasIn('resources'),
    bases: await schemasIn('bases'),
    argSets: await schemasIn('args'),
    about: isAbout ? fileAt(about) : [],
    handlers: (await pathsIn(settings.handlers, isCode)).flatMap(fileAt),
    deadLinks,
    unread,
  };
}

/** The same of a project of which nobody wants any resource and any handler, but for the callbacks. */
export function readShared(root: string, settings: Settings, memory: Memory): Texts {
  const { schemas, handlers } = settings;
  const hashes = memory.hashesOf(root);
  const filesAt = (paths: readonly string[]): readonly InputFile[] =>
    paths.flatMap((path) => {
      const { hash, bytes } = hashes.lookedAt(path);
      return hash === '' ? [] : [inputFile(path, hash, bytes)];
    });
  const schemasIn = (folder: string): readonly InputFile[] =>
    filesAt(inputsBelow(root, `${schemas}/${folder}`, isJson, hashes).sort());
  return {
    settings,
    memory,
    resources: [],
    bases: schemasIn('bases'),
    argSets: schemasIn('args'),
    about: filesAt([`${schemas}/api.json`]),
    handlers: filesAt([`${handlers}/callbacks.ts`]),
    deadLinks: [],
    unread: [],
  };
}

/** A file was written to, or is gone, since the run has begun: what follows from it would belong to neither state. */
export class ChangedMeanwhile extends Unable {
  constructor(path: string) {
    super(`${path} has changed while it was read.`);
  }
}

/** `null` where it has come upon such a file. */
export async function unlessMeanwhile<T>(make: () => Promise<T>): Promise<T | null> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return null;
    throw error;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** A file that had the hash when it was looked at; its text is that, or the run begins again. */
export function inputFile(path: string, hash: string, bytes: FileOnDisk['bytes']): InputFile {
  const text = once(() => {
    const read = bytes();
    if (read === null) throw new ChangedMeanwhile(path);
    return read.toString('utf8');
  });
  return {
    path,
    hash,
    get text() {
      return text();
    },
  };
}

/** A file whose text is there already. */
export function fileOf(path: string, text: string): InputFile {
  return { path, text, hash: digestOfFile(path, Buffer.from(text)) };
}

/** The text without a byte order mark, every line ended by a line feed alone. */
export function normalized(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
