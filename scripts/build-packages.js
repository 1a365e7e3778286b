// Builds the packages `restloom` (the generator) and `restloom-runtime`, each in a folder that npm can pack and publish.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compile, copyGeneratorAssets } from './assets.js';

const root = join(import.meta.dirname, '..');

/** Members of package.json that only this repository uses. */
const OWN_MEMBERS = [
  'private',
  'workspaces',
  'scripts',
  'devDependencies',
  'allowScripts',
  'prettier',
];

/** Writes the packages to `out`/restloom and `out`/restloom-runtime. Returns the exit code of the compiler. */
export async function buildPackages(out) {
  // Inside of the repository, where the compiled generator finds its dependencies and schemas/meta/.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const compiled = mkdtempSync(join(cache, 'restloom-build-'));
  try {
    const status = compile('tsconfig.package.json', compiled);
    if (status !== 0) return status;
    await copyGeneratorAssets(compiled);
    const tool = writePackage(out, '', join(compiled, 'generator'), 'dist/generator');
    importRuntimePackage(join(tool, 'dist'));
    chmodSync(join(tool, 'dist/generator/cli.js'), 0o755);
    const runtime = writePackage(out, 'runtime', join(compiled, 'runtime'), 'dist');
    removeReferences(join(runtime, 'dist'));
    return 0;
  } finally {
    rmSync(compiled, { recursive: true });
  }
}

/**
 * Writes a package to a folder of its name in `out`: package.json and README.md of the folder `source`, the files that
 * package.json lists, and the code of `compiled`. Returns the folder.
 */
function writePackage(out, source, compiled, target) {
  const manifest = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
  const folder = join(out, manifest.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of OWN_MEMBERS) delete manifest[name];
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, source, 'README.md'), join(folder, 'README.md'));
  for (const path of ['LICENSE', ...manifest.files.filter((name) => name !== 'dist')])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(compiled, join(folder, target), { recursive: true });
  return folder;
}

const RUNTIME_IMPORT = /(['"])(?:\.\.\/)+runtime\/([\w./-]+)\.[jt]s\1/g;

/** Replaces relative imports of the runtime by imports of its package. */
function importRuntimePackage(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|mjs|d\.ts)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(RUNTIME_IMPORT, '$1restloom-runtime/internal/$2$1'));
  }
}

/** A section of the contract, or a document of this repository: ` (4.7)`, ` (5.1, steps 1 to 6)`, ` (docs/contract.md)`. */
const REFERENCE =
  / \((?:\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*(?:, (?:rule|steps?) [^)]*)?|docs\/(?!guide\/)[^)]*)\)/g;

/** Removes references that lead nowhere outside of this repository from the comments of type declarations. */
function removeReferences(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const comments = /^ *(?:\/\*\*|\*|\/\/).*$/gm;
    writeFileSync(
      path,
      text.replace(comments, (line) => line.replace(REFERENCE, '')),
    );
  }
}
