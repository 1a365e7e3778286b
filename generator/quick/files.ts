import { existsSync, readdirSync } from 'node:fs';
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

function below(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .map((path) => path.replaceAll('\\', '/'));
}
