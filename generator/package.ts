import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
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

export function packageVersion(): string {
  const manifest = readFileSync(packageFile('package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

let knownBuildId: string | null = null;

/** Identifies this build of the generator: by the file `build-id`, or by a digest of the sources. */
export function buildId(): string {
  const file = join(generatorFolder, 'build-id');
  knownBuildId ??= existsSync(file) ? readFileSync(file, 'utf8') : digestOfSources();
  return knownBuildId;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['generator', 'runtime', 'schemas/meta']) {
    const path = join(generatorFolder, '..', folder);
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name));
    for (const each of paths.sort()) hash.update(readFileSync(each));
  }
  return hash.digest('base64url');
}
