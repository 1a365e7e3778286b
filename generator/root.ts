import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The project's folder: the one that is given, else the nearest above `from`; `null` when there is none. */
export function findRoot(from: string, given: string | undefined): string | null {
  if (given !== undefined) {
    const root = resolve(from, given);
    return existsSync(join(root, 'schemas')) ? root : null;
  }
  let folder = from;
  while (!isProject(folder)) {
    const above = dirname(folder);
    if (above === folder) return null;
    folder = above;
  }
  return folder;
}

function isProject(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'schemas'));
}
