import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatorFolder } from '../package.ts';
import type { ResourceWords } from './prompt.ts';

/** Returns the files of init/project/ by path, with the names filled in. */
export function projectFiles(words: ResourceWords, name: string): Map<string, string> {
  const folder = join(generatorFolder, 'init/project');
  const values = new Map(Object.entries({ ...words, name }));
  const fill = (text: string): string =>
    text.replaceAll(
      /__([A-Za-z]+)__/g,
      (placeholder, word: string) => values.get(word) ?? placeholder,
    );
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    paths.map((path) => {
      const below = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [fill(finalName(below)), fill(readFileSync(path, 'utf8'))];
    }),
  );
}

/** npm does not pack a file that is called .gitignore. */
function finalName(path: string): string {
  const name = path.replace(/\.txt$/, '');
  return /^(?:git|docker)ignore$/.test(name) ? `.${name}` : name;
}

export interface Manifest {
  readonly [member: string]: unknown;
}

const scripts = {
  dev: 'node scripts/dev.js',
  build: 'tsc -p tsconfig.build.json',
  start: 'node dist/site/main.js',
  generate: 'restloom generate',
  'generate:check': 'restloom generate --check',
  typecheck: 'tsc -p tsconfig.json',
  test: 'tsc -p tsconfig.json && node --import tsx --test test/*.test.ts',
};

/** Returns the packages that the project needs to run. Both packages of restloom have one version. */
const needed = (version: string) => ({ 'restloom-runtime': version });

/** Returns the packages that generate, compile and test the project. */
const neededToDevelop = (version: string) => ({
  '@types/node': '^20.19.0',
  restloom: version,
  tsx: '^4.19.0',
  typescript: '>=5.9',
});

/** Adds to package.json what the project needs. Existing members stay. `version` is the version of this package. */
export function completedManifest(before: Manifest, name: string, version: string): Manifest {
  const dependencies = membersOf(before['dependencies']);
  const devDependencies = membersOf(before['devDependencies']);
  const isNew = Object.keys(before).length === 0;
  return {
    ...(isNew && { name, version: '0.1.0', private: true }),
    ...before,
    type: 'module',
    scripts: { ...scripts, ...withoutDefaultTest(membersOf(before['scripts'])) },
    dependencies: { ...without(devDependencies, needed(version)), ...dependencies },
    devDependencies: { ...without(dependencies, neededToDevelop(version)), ...devDependencies },
  };
}

/** Leaves out packages that another list of dependencies has. */
function without(listed: object, wanted: { readonly [name: string]: string }) {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name]) => !Object.hasOwn(listed, name)),
  );
}

function membersOf(value: unknown): { readonly [name: string]: unknown } {
  // Checked to be an object; its members are only copied.
  return typeof value === 'object' && value !== null ? (value as { [name: string]: unknown }) : {};
}

/** Leaves out the test script that `npm init` writes. */
function withoutDefaultTest(given: { readonly [name: string]: unknown }) {
  const { test, ...others } = given;
  return typeof test === 'string' && test.includes('no test specified') ? others : given;
}
