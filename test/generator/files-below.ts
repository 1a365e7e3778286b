import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of every file below `folder` by relative path. */
export function filesBelow(folder: string): Map<string, string> {
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
