import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The members of package.json that the tests read. */
interface Manifest {
  readonly exports: { readonly [name: string]: { readonly default: string } | string };
  readonly dependencies: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly files: readonly string[];
}

const readManifest = (folder: string): Manifest =>
  // Files of this repository.
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const { exports, dependencies } = readManifest('runtime');

/** Name and source file of each export of the runtime, except for the pattern of internal modules. */
const runtime = Object.entries(exports).flatMap(([name, target]) => {
  const built = typeof target === 'string' ? target : target.default;
  const [, path] = /^\.\/dist\/([^*]+)\.js$/.exec(built) ?? [];
  return path === undefined ? [] : [[name, `runtime/${path}.ts`] as const];
});

const read = new Map<string, readonly string[]>();

/** Returns the imports of a source file, also of types, which declarations need. */
function importsOf(file: string): readonly string[] {
  let found = read.get(file);
  if (found === undefined) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    found = importedFiles.map(({ fileName }) => fileName);
    read.set(file, found);
  }
  return found;
}

/** Returns the packages that files import, directly or through others. */
function packagesOf(files: readonly string[]): string[] {
  const reached = new Set(files);
  const packages = new Set<string>();
  for (const file of reached) {
    for (const name of file.endsWith('.ts') ? importsOf(file) : []) {
      if (name.startsWith('.')) reached.add(posix.join(posix.dirname(file), name));
      else if (!isBuiltin(name)) packages.add(name);
    }
  }
  return [...packages];
}

test('the exports of the runtime are found', () => {
  expect(runtime.map(([name]) => name)).toEqual(
    expect.arrayContaining(['.', './client', './testing', './arbitraries']),
  );
});

test.each(runtime.filter(([name]) => name !== './arbitraries'))(
  '%s imports no optional package',
  (_, file) => {
    const missing = packagesOf([file]).filter((name) => !Object.hasOwn(dependencies, name));
    expect(missing).toEqual([]);
  },
);

test('./client imports no package', () => {
  expect(packagesOf(['runtime/client/index.ts'])).toEqual([]);
});

test('fast-check is imported by ./arbitraries and by generated/arbitraries.ts only', () => {
  expect(packagesOf(['runtime/arbitraries/index.ts'])).toContain('fast-check');
  const generated = readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== 'arbitraries.ts')
    .map((path) => `generated/${path}`);
  expect(generated).toContain('generated/testing.ts');
  expect(packagesOf(generated)).not.toContain('fast-check');
});

test.each(['generator', 'site'])('every package that %s/ imports is a dependency', (folder) => {
  const manifest = readManifest(folder === 'site' ? 'site' : '.');
  // Commands that need these packages request them on demand.
  const { optionalDependencies, peerDependencies } = manifest;
  const own = { ...manifest.dependencies, ...optionalDependencies, ...peerDependencies };
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => importsOf(`${folder}/${path}`));
  const names = files
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(names).toContain(folder === 'site' ? 'better-sqlite3' : 'ajv');
  const missing = [...new Set(names)].filter((name) => !Object.hasOwn(own, name));
  expect(missing).toEqual([]);
});

test('the runtime shares one package with the site', () => {
  const own = Object.keys(readManifest('site').dependencies);
  expect(own.filter((name) => Object.hasOwn(dependencies, name))).toEqual(['ipaddr.js']);
});

test('both packages and the site have the same version of the runtime', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'runtime/package.json'), 'utf8')) as {
    readonly version: string;
  };
  for (const folder of ['.', 'site'])
    expect(readManifest(folder).dependencies['restloom-runtime']).toBe(version);
});

/** Returns the pages of a package, by their paths. */
function pagesOf(files: readonly string[]): string[] {
  return files
    .filter((path) => path.startsWith('docs'))
    .flatMap((path) =>
      statSync(join(root, path)).isDirectory()
        ? readdirSync(join(root, path)).map((name) => posix.join(path, name))
        : [path],
    );
}

test.each(['.', 'runtime'])(
  'every link in the docs of the package in %s leads to one of its files',
  (folder) => {
    const { files } = readManifest(folder);
    const pages = pagesOf(files);
    expect(pages).toContain('docs/client.md');
    const isPacked = (path: string): boolean =>
      files.some((each) => path === each || path.startsWith(`${each}/`)) &&
      existsSync(join(root, path));
    const dead = pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => posix.join(posix.dirname(page), link))
        .filter((path) => !isPacked(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(dead).toEqual([]);
  },
);

/** Returns the documents of a package: its pages and its README.md, each with its text. */
function documentsOf(folder: string): readonly (readonly [path: string, text: string])[] {
  const pages = pagesOf(readManifest(folder).files);
  return [posix.join(folder, 'README.md'), ...pages].map(
    (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
  );
}

test.each(['.', 'runtime'])(
  'every import in the docs of the package in %s is an exported module or a file of a project',
  (folder) => {
    const known = new Map(
      ['.', 'runtime'].map((each) => [
        each === '.' ? 'restloom' : 'restloom-runtime',
        Object.keys(readManifest(each).exports),
      ]),
    );
    const isKnown = (name: string): boolean => {
      // The runtime and the generator are packages; their folders are only in this repository.
      if (name.startsWith('.')) return !/\/(?:runtime|generator|test|bench|scripts)\//.test(name);
      const [, owner = '', path = ''] = /^(restloom(?:-runtime)?)(\/.*)?$/.exec(name) ?? [];
      return owner === '' || known.get(owner)?.includes(`.${path}`) === true;
    };
    const imports = documentsOf(folder).flatMap(([page, text]) =>
      [...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)|\bimport '([^']+)'/g)].map(
        ([, from, dynamic, bare]) => [page, from ?? dynamic ?? bare ?? ''] as const,
      ),
    );
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter(([, name]) => !isKnown(name))).toEqual([]);
  },
);

test.each(['.', 'runtime'])(
  'the pages of the package in %s name no source file that only this repository has',
  (folder) => {
    const ofProjects = [
      'site/handlers/callbacks.ts',
      ...readdirSync(join(root, 'generator/init/project'), { recursive: true })
        .map(String)
        .map((path) => path.replace(/\.txt$/, '')),
    ];
    const onlyHere = pagesOf(readManifest(folder).files).flatMap((page) =>
      [
        ...readFileSync(join(root, page), 'utf8').matchAll(
          /`((?:site|runtime|generator|test|bench|scripts)\/[\w./-]+\.[jt]sx?)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => existsSync(join(root, path)) && !ofProjects.includes(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(onlyHere).toEqual([]);
  },
);
