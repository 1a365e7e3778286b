import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the generator, in the sources and in the package. */
export const generatorFolder = import.meta.dirname;

/** Returns the path of a file of the package. The sources and the build are at different depths below package.json. */
export function packageFile(path: string): string {
  let folder = generatorFolder;
  while (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, path))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${path} is missing from the package`);
    folder = parent;
  }
  return join(folder, path);
}

/** Returns the version of the package. */
export function packageVersion(): string {
  // JSON.parse returns `any`; the file is the package's own.
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
