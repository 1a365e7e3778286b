import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatorFolder } from './place.ts';

/** A file of the package: the sources and what is built of them lie at different depths. */
export function packageFile(path: string): string {
  let folder = generatorFolder;
  while (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, path))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${path} is missing from the package`);
    folder = above;
  }
  return join(folder, path);
}
