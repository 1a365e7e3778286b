import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import type { FileHashes } from './hashes.ts';
import type { Folders } from './record.ts';

/** The paths below which everything is that a run on the project looks at. */
export function lookedAt({ schemas, handlers, out }: Folders): string[] {
  return [...single(schemas), schemas, ...folders(schemas), handlers, out];
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
    ...straysIn(schemas, hashes),
    ...folders(schemas).flatMap((folder) => inputsBelow(root, folder, hasSchema, hashes)),
    ...inputsBelow(root, handlers, isCode, hashes),
  ];
}

/** The paths of what looks like a schema file, and stands beside the folders for them. */
export function straysIn(schemas: string, hashes: FileHashes): string[] {
  return hashes.entriesOf(schemas).flatMap(({ name, kind }) => {
    const isStray = kind === 'file' && name !== 'api.json' && hasSchema(name) && !isHidden(name);
    return isStray ? [`${schemas}/${name}`] : [];
  });
}

/** Whether a file has a schema by its name: in JSON, or in something like it, which is not read but told of. */
export function hasSchema(name: string): boolean {
  return /\.(?:json[5c]?|ya?ml|toml)$/i.test(name);
}

/** Whether a schema file is one that is read. */
export function isJson(name: string): boolean {
  return name.endsWith('.json');
}

export function isCode(name: string): boolean {
  return name.endsWith('.ts');
}

/** Whether a file is none of people's work: editors leave locks and copies beside what is open. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}

/** The paths of the files in a folder that people own; people may have put links there. */
export function inputsBelow(
  root: string,
  folder: string,
  isInput: (name: string) => boolean,
  hashes: FileHashes,
): string[] {
  return hashes.entriesOf(folder).flatMap(({ name, kind }) => {
    if (isHidden(name)) return [];
    const path = `${folder}/${name}`;
    const isFolder = kind === 'folder' || (kind === 'link' && leadsToFolder(join(root, path)));
    if (isFolder) return inputsBelow(root, path, isInput, hashes);
    return isInput(name) ? [path] : [];
  });
}

/** Whether there is a folder, or a link to one. */
export function leadsToFolder(path: string): boolean {
  // Below what is a file nothing can be asked for.
  return existsSync(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The paths of all files in the folder that the tool owns. Where links lead is not its own. */
export function outputPaths(out: string, hashes: FileHashes): string[] {
  return hashes.entriesOf(out).flatMap(({ name, kind }) => {
    const path = `${out}/${name}`;
    if (kind === 'folder') return outputPaths(path, hashes);
    return kind === 'file' && !isHidden(name) ? [path] : [];
  });
}
