import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatorFolder } from '../package.ts';
import { wordsOf } from './prompt.ts';
import type { ProjectNames } from './prompt.ts';

const folder = join(generatorFolder, 'init/project');
const MANIFEST = 'package.json.txt';

/** Returns the files of init/project/ by path, except package.json, with the names of the project and its resource filled in. */
export function projectFiles({ name, resource }: ProjectNames): Map<string, string> {
  const values = new Map(Object.entries({ ...wordsOf(resource), name }));
  // The package can be in an archive, for which Yarn lists names alone.
  const listed = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = listed.filter((path) => path.endsWith('.txt') && path !== MANIFEST);
  return new Map(
    paths.sort().map((path) => {
      const below = path.slice(0, -'.txt'.length).replaceAll('\\', '/');
      // npm does not pack a file that is called .gitignore.
      const name = below.replace(/^(?=(?:git|docker)ignore$)/, '.');
      return [fill(name, values), fill(readFileSync(join(folder, path), 'utf8'), values)];
    }),
  );
}

/** Replaces `__name__` by the value of `name`. */
function fill(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /__([A-Za-z]+)__/g,
    (written, name: string) => values.get(name) ?? written,
  );
}

export interface Manifest {
  readonly [member: string]: unknown;
}

/** Adds the members that the project needs to package.json. Existing members stay. `version` is the version of this package. */
export function completedManifest(before: Manifest, name: string, version: string): Manifest {
  // JSON.parse returns `any`; the file is an object.
  const text = readFileSync(join(folder, MANIFEST), 'utf8').replaceAll('__version__', version);
  const needed = JSON.parse(text) as Manifest;
  if (Object.keys(before).length === 0) return { ...needed, name };
  const own = membersOf(before['dependencies']);
  const ownForDevelopment = membersOf(before['devDependencies']);
  return {
    ...before,
    type: needed['type'],
    scripts: {
      ...membersOf(needed['scripts']),
      ...withoutDefaultTest(membersOf(before['scripts'])),
    },
    dependencies: { ...without(ownForDevelopment, needed['dependencies']), ...own },
    devDependencies: { ...without(own, needed['devDependencies']), ...ownForDevelopment },
  };
}

/** Leaves out packages that another list of dependencies has. */
function without(listed: object, wanted: unknown) {
  const others = Object.entries(membersOf(wanted)).filter(([name]) => !Object.hasOwn(listed, name));
  return Object.fromEntries(others);
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
