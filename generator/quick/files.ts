import { existsSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import type { Folders } from './record.ts';

/** The paths of all files that a run on the project reads. */
export function inputPaths(root: string, { schemas, handlers }: Folders): string[] {
  const single = [...configNames, `${schemas}/api.json`].filter((path) =>
    existsSync(join(root, path)),
  );
  const folders = ['resources', 'bases', 'args'].map((name) => `${schemas}/${name}`);
  const isSchema = ({ name }: Dirent) => name.endsWith('.json');
  const isCode = ({ name }: Dirent) => name.endsWith('.ts');
  return [
    ...single,
    ...folders.flatMap((folder) => below(root, folder, isSchema)),
    ...below(root, handlers, isCode),
  ];
}

/** The paths of all files in the folder that the tool owns. */
export function outputPaths(root: string, { out }: Pick<Folders, 'out'>): string[] {
  return below(root, out, (entry) => entry.isFile() && !entry.name.startsWith('.'));
}

function below(root: string, folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return below(root, path, isWanted);
    return isWanted(entry) ? [path] : [];
  });
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
