import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/**
 * The allowed imports: a file belongs to the longest folder of this table that contains it, and may import from that folder and from the
 * listed ones. `sharedTypes` may be imported as types from every part of the runtime.
 */
const table: { readonly [folder: string]: Rule } = {
  'runtime/errors': { from: [] },
  'runtime/schema': { from: ['runtime/errors'] },
  'runtime/shape': { from: ['runtime/schema', 'runtime/errors'] },
  'runtime/resource': { from: ['runtime/shape', 'runtime/schema', 'runtime/errors'] },
  'runtime/hooks': { from: ['runtime/shape', 'runtime/schema', 'runtime/errors'] },
  'runtime/auth': { from: ['runtime/hooks', 'runtime/shape', 'runtime/schema', 'runtime/errors'] },
  'runtime/http': { from: ['runtime/hooks', 'runtime/shape', 'runtime/schema', 'runtime/errors'] },
  'runtime/server': {
    from: [
      'runtime/auth',
      'runtime/hooks',
      'runtime/http',
      'runtime/resource',
      'runtime/shape',
      'runtime/schema',
      'runtime/errors',
    ],
  },
  'runtime/api-docs': {
    from: ['runtime/server', 'runtime/http', 'runtime/schema', 'runtime/errors'],
  },
  'runtime/admin': {
    from: [
      ...['runtime/auth', 'runtime/http', 'runtime/server', 'runtime/resource', 'runtime/shape'],
      ...['runtime/schema', 'runtime/errors'],
    ],
  },
  'runtime/testing': {
    from: [
      'runtime/server',
      'runtime/resource',
      'runtime/shape',
      'runtime/schema',
      'runtime/errors',
    ],
  },
  'runtime/arbitraries': { from: ['runtime/testing', 'runtime/schema'] },
  'runtime/client': { from: [] },
  generator: {
    from: [
      'runtime/client',
      'runtime/resource',
      'runtime/schema',
      'runtime/shape',
      'runtime/testing',
      'runtime/errors',
    ],
  },
  generated: { from: ['runtime'] },
  site: { from: ['generated', 'runtime'] },
  test: { from: ['runtime', 'generator', 'generated', 'site', 'bench'] },
  bench: { from: ['runtime', 'generator', 'generated', 'site', 'test'] },
};

/**
 * The parts of the generator, folders and files of its root, with the parts that each may import (types too). The order is that of the
 * pipeline: a part imports earlier ones.
 */
const generatorParts: { readonly [part: string]: readonly string[] } = {
  'errors.ts': [],
  'collections.ts': [],
  'files.ts': ['errors.ts'],
  'package.ts': [],
  dialect: [],
  diagnostics: ['package.ts'],
  'typescript.ts': ['diagnostics'],
  model: ['diagnostics'],
  config: ['diagnostics', 'files.ts', 'model', 'typescript.ts'],
  load: ['collections.ts', 'config', 'diagnostics', 'errors.ts', 'files.ts', 'model'],
  lower: ['collections.ts', 'files.ts', 'load', 'model'],
  names: ['config', 'diagnostics', 'model'],
  emit: [
    ...[
      'config',
      'diagnostics',
      'dialect',
      'files.ts',
      'collections.ts',
      'lower',
      'model',
      'names',
    ],
    'package.ts',
  ],
  handlers: [
    ...['diagnostics', 'emit', 'errors.ts', 'files.ts', 'collections.ts', 'load', 'model', 'names'],
    'typescript.ts',
  ],
  check: ['diagnostics', 'dialect', 'collections.ts', 'handlers', 'load', 'lower', 'package.ts'],
  output: ['diagnostics', 'emit', 'collections.ts', 'errors.ts', 'files.ts', 'load'],
  emitters: [...['config', 'diagnostics', 'emit', 'load', 'model', 'names', 'output'], 'files.ts'],
  'generate.ts': [
    ...[
      'check',
      'config',
      'diagnostics',
      'emit',
      'emitters',
      'load',
      'lower',
      'model',
      'names',
      'output',
    ],
    'collections.ts',
  ],
  'cache.ts': ['collections.ts', 'errors.ts', 'files.ts', 'package.ts'],
  'last-run.ts': ['cache.ts', 'config', 'files.ts', 'load'],
  'run.ts': [
    ...['config', 'diagnostics', 'handlers', 'load', 'output', 'generate.ts'],
    ...['cache.ts', 'collections.ts', 'files.ts', 'last-run.ts'],
  ],
  report: ['diagnostics', 'handlers', 'output', 'run.ts'],
  'watch.ts': [
    ...['config', 'load', 'report', 'run.ts'],
    ...['cache.ts', 'errors.ts', 'files.ts', 'last-run.ts'],
  ],
  'read-api.ts': ['check', 'config', 'diagnostics', 'load', 'lower', 'model', 'names'],
  compatibility: [
    ...['config', 'diagnostics', 'dialect', 'emit', 'load', 'lower', 'model', 'report'],
    ...['errors.ts', 'files.ts', 'collections.ts', 'read-api.ts', 'run.ts'],
  ],
  init: ['names', 'config', 'report', 'errors.ts', 'files.ts', 'package.ts'],
  routes: [
    ...['config', 'diagnostics', 'emit', 'handlers', 'model', 'names', 'read-api.ts', 'report'],
  ],
  mcp: ['emitters', 'lower', 'model', 'package.ts', 'read-api.ts'],
  import: [
    ...['check', 'config', 'diagnostics', 'load', 'lower', 'names', 'report'],
    ...['cache.ts', 'collections.ts', 'errors.ts', 'files.ts'],
  ],
  cli: [
    ...[
      'compatibility',
      'config',
      'diagnostics',
      'import',
      'init',
      'mcp',
      'read-api.ts',
      'report',
      'routes',
      'run.ts',
      'watch.ts',
    ],
    ...['cache.ts', 'errors.ts', 'last-run.ts', 'package.ts'],
  ],
  'cli.ts': ['cli', 'errors.ts'],
  'index.ts': ['config', 'report', 'run.ts'],
};

/**
 * The maximum number of lines and files of a folder, without listed subfolders. Raised only by a commit that names the
 * capability that they pay for.
 */
const budgets: { readonly [folder: string]: { readonly lines: number; readonly files: number } } = {
  generator: { lines: 12_000, files: 127 },
  'generator/emitters': { lines: 243, files: 4 },
  'generator/mcp': { lines: 304, files: 3 },
  'generator/import': { lines: 4_776, files: 34 },
  generated: { lines: 34_000, files: 357 },
  runtime: { lines: 16_699, files: 144 },
  'runtime/admin': { lines: 4_695, files: 22 },
  'runtime/api-docs': { lines: 1_367, files: 9 },
  'runtime/http': { lines: 3_985, files: 29 },
  site: { lines: 38_915, files: 362 },
  'site/operations': { lines: 931, files: 6 },
};

/** The types that every part of the runtime may import: a request, a response, an endpoint, the common codes. */
const sharedTypes = [
  'runtime/errors/common-codes.ts',
  'runtime/server/request.ts',
  'runtime/server/response.ts',
  'runtime/server/endpoint.ts',
];

interface Rule {
  readonly from: readonly string[];
}

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const skipped = new Set(['node_modules', 'golden', '.generated', 'dist']);

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : files(path);
    return /\.ts$/.test(entry.name) ? [path] : [];
  });
}

const roots = ['runtime', 'generator', 'generated', 'site', 'test', 'bench'];
const sources = roots.flatMap(files);

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const name = specifier(node);
    if (name?.startsWith('.')) {
      const target = relative(root, join(root, dirname(file), name))
        .split(sep)
        .join('/');
      found.push({ file, target, typeOnly: isTypeOnly(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifier(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const from = node.moduleSpecifier;
    return from && ts.isStringLiteral(from) ? from.text : null;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    return from && ts.isStringLiteral(from) ? from.text : null;
  }
  return null;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return (
    ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  );
}

function ownerOf(path: string): string | null {
  const owners = Object.keys(table).filter((folder) => path.startsWith(`${folder}/`));
  return owners.sort((a, b) => b.length - a.length)[0] ?? null;
}

function allowed({ file, target, typeOnly }: Import): boolean {
  const owner = ownerOf(file);
  if (owner === null) return false;
  if (target.startsWith(`${owner}/`)) return true;
  const rule = table[owner];
  if (rule?.from.some((folder) => target.startsWith(`${folder}/`))) return true;
  return typeOnly && owner.startsWith('runtime/') && sharedTypes.includes(target);
}

test('every import between folders is in the table', () => {
  const refused = sources.flatMap(importsOf).filter((found) => !allowed(found));
  expect(refused.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

test('every source file belongs to a folder of the table', () => {
  expect(sources.filter((file) => ownerOf(file) === null)).toEqual([]);
});

test('no kernel file has more than 200 lines, no generator file more than 300, and no other file more than 400', () => {
  const most = (file: string) => {
    if (/^runtime\/(schema|shape)\//.test(file)) return 200;
    return file.startsWith('generator/') ? 300 : 400;
  };
  const tooLong = sources
    .filter((file) => !file.startsWith('generated/'))
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ file, lines }) => lines > most(file));
  expect(tooLong).toEqual([]);
});

/** `load` for generator/load/json.ts, `run.ts` for generator/run.ts; `null` outside of the generator. */
function generatorPart(path: string): string | null {
  return /^generator\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** Imports between parts of the generator, as `from → to`, without duplicates. */
function generatorEdges(): ReadonlyMap<string, readonly [from: string, to: string]> {
  const edges = new Map<string, readonly [string, string]>();
  for (const { file, target } of files('generator').flatMap(importsOf)) {
    const [from, to] = [generatorPart(file), generatorPart(target)];
    if (from !== null && to !== null && from !== to) edges.set(`${from} → ${to}`, [from, to]);
  }
  return edges;
}

test('every import between parts of the generator is in the table', () => {
  const edges = [...generatorEdges()];
  expect(edges.length).toBeGreaterThan(50);
  const refused = edges.filter(([, [from, to]]) => generatorParts[from]?.includes(to) !== true);
  expect(refused.map(([edge]) => edge)).toEqual([]);
});

test('every entry in the table of the generator is needed by an import', () => {
  const edges = generatorEdges();
  const unused = Object.entries(generatorParts).flatMap(([from, allowedParts]) =>
    allowedParts.map((to) => `${from} → ${to}`).filter((edge) => !edges.has(edge)),
  );
  expect(unused).toEqual([]);
});

test('no two parts of the generator import each other, directly or through others', () => {
  const order = Object.keys(generatorParts);
  const backwards = [...generatorEdges()].filter(
    ([, [from, to]]) => order.indexOf(to) > order.indexOf(from),
  );
  expect(backwards.map(([edge]) => edge)).toEqual([]);
});

test('a run that finds no changes loads neither the pipeline nor its packages', () => {
  const loaded = new Set(['generator/cli.ts', 'generator/cli/generate.ts']);
  const packages = new Set<string>();
  for (const file of loaded) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /^(?:import|export)(?! type)[^;]*? from '([^']+)';/gm,
    )) {
      if (name.startsWith('.')) loaded.add(relative(root, join(root, dirname(file), name)));
      else if (!name.startsWith('node:')) packages.add(name);
    }
  }
  expect([...loaded]).toContain('generator/last-run.ts');
  expect([...loaded]).not.toContain('generator/generate.ts');
  expect([...packages]).toEqual(['commander', 'picocolors']);
});

test.each(Object.entries(budgets))('%s is within its budget of lines and files', (folder, most) => {
  const isOwn = (file: string) =>
    Object.keys(budgets).every(
      (other) => !other.startsWith(`${folder}/`) || !file.startsWith(`${other}/`),
    );
  const own = files(folder).filter(isOwn);
  const lines = own.reduce((sum, file) => sum + linesOf(file), 0);
  expect([lines, own.length]).toEqual([
    Math.min(lines, most.lines),
    Math.min(own.length, most.files),
  ]);
});

function linesOf(file: string): number {
  return readFileSync(join(root, file), 'utf8').split('\n').length - 1;
}

test('every generated TypeScript file has a header with its source and a checksum', () => {
  const unstamped = files('generated').filter(
    (file) =>
      !/^\/\/ @generated from \S.* \([0-9a-f]{12}\)\n/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(unstamped).toEqual([]);
});

test('no file creates code from text at run time', () => {
  const made = sources.filter(
    (file) =>
      !file.startsWith('test/') &&
      /\bnew Function\(|\beval\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(made).toEqual([]);
});
