import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import type { FileHashes } from './hashes.ts';
import type { Folders } from './record.ts';

/** The paths of all files that a run on the project reads. */
export function inputPaths(
  root: string,
  { schemas, handlers }: Folders,
  hashes: FileHashes,
): string[] {
  const single = [...configNames, `${schemas}/api.json`].filter((path) =>
    existsSync(join(root, path)),
  );
  const folders = ['resources', 'bases', 'args'].map((name) => `${schemas}/${name}`);
  return [
    ...single,
    ...folders.flatMap((folder) => inputsBelow(root, folder, '.json', hashes)),
    ...inputsBelow(root, handlers, '.ts', hashes),
  ];
}

/** The paths of the files in a folder that people own; people may have put links there. */
export function inputsBelow(
  root: string,
  folder: string,
  ending: string,
  hashes: FileHashes,
): string[] {
  return hashes.entriesOf(folder).flatMap(({ name, kind }) => {
    const path = `${folder}/${name}`;
    const isFolder = kind === 'folder' || (kind === 'link' && leadsToFolder(join(root, path)));
    if (isFolder) return inputsBelow(root, path, ending, hashes);
    return name.endsWith(ending) ? [path] : [];
  });
}

function leadsToFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The paths of all files in the folder that the tool owns. Where links lead is not its own. */
export function outputPaths(out: string, hashes: FileHashes): string[] {
  return hashes.entriesOf(out).flatMap(({ name, kind }) => {
    const path = `${out}/${name}`;
    if (kind === 'folder') return outputPaths(path, hashes);
    return kind === 'file' && !name.startsWith('.') ? [path] : [];
  });
}
