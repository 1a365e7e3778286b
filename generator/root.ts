import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { configNames } from './config/names.ts';

/**
 * The project's folder: the one that is given, else the nearest above `from`; `null` when there is none.
 * `schemas` is the folder of the schemas, where the command says it.
 */
export function findRoot(
  from: string,
  given: string | undefined,
  schemas = 'schemas',
): string | null {
  if (given !== undefined) {
    const root = resolve(from, given);
    return holdsSchemas(root, schemas) ? root : null;
  }
  let folder = from;
  while (!existsSync(join(folder, 'package.json')) || !holdsSchemas(folder, schemas)) {
    const above = dirname(folder);
    if (above === folder) return null;
    folder = above;
  }
  return folder;
}

function holdsSchemas(folder: string, schemas: string): boolean {
  return [schemas, ...configNames].some((name) => existsSync(join(folder, name)));
}
