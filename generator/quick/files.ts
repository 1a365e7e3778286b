import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import type { FileHashes } from './hashes.ts';
import type { Folders } from './record.ts';

/** The paths below which everything is that a run on the project looks at. */
export function lookedAt({ schemas, handlers, out }: Folders): string[] {
  return [...single(schemas), ...folders(schemas), handlers, out];
}

function single(schemas: string): string[] {
  return [...configNames, `${schemas}/api.json`];
}

function folders(schemas: string): string[] {
  return ['resources', 'bases', 'args'].map((name) => `${schemas}/${name}`);
}

/** The paths of all files that a run on the project reads. */
export function inputPaths(
  root: string,
  { schemas, handlers }: Folders,
  hashes: FileHashes,
): string[] {
  return [
    ...single(schemas).filter((path) => existsSync(join(root, path))),
    ...folders(schemas).flatMap((folder) => inputsBelow(root, folder, '.json', hashes)),
    ...inputsBelow(root, handlers, '.ts', hashes),
  ];
}

/** Whether a file is none of people's work: editors leave locks and copies beside what is open. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}

/** The paths of the files in a folder that people own; people may have put links there. */
export function inputsBelow(
  root: string,
  folder: string,
  ending: string,
  hashes: FileHashes,
): string[] {
  return hashes.entriesOf(folder).flatMap(({ name, kind }) => {
    if (isHidden(name)) return [];
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
    return kind === 'file' && !isHidden(name) ? [path] : [];
  });
}
