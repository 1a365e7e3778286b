import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import type { Folders } from './record.ts';

/** The paths of all files that a run on the project reads. */
export function inputPaths(root: string, { schemas, handlers }: Folders): string[] {
  const single = [...configNames, `${schemas}/api.json`].filter((path) =>
    existsSync(join(root, path)),
  );
  const folders = [`${schemas}/resources`, `${schemas}/bases`, `${schemas}/args`, handlers];
  return [...single, ...folders.flatMap((folder) => below(root, folder))];
}

/** The paths of all files in the folder that the tool owns. */
export function outputPaths(root: string, { out }: Folders): string[] {
  return below(root, out);
}

/** Each file with the hash of its bytes. */
export function hashFiles(root: string, paths: Iterable<string>): Map<string, string> {
  return new Map([...paths].map((path) => [path, hashOf(root, path)]));
}

/** The hash of the bytes of a file; empty for one that is gone. */
export function hashOf(root: string, path: string): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('base64url');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function below(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .map((path) => path.replaceAll('\\', '/'));
}
