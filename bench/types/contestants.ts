import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { MOST_S } from './check.ts';
import { openApiTimes } from './openapi-times.ts';

const root = resolve(import.meta.dirname, '../..');
const peers = join(root, 'bench/node_modules');

/** Collections of the service; every contestant requests a page of each. */
const collections = ['posts', 'pages', 'media', 'comments', 'users'];
const more = ['categories', 'tags', 'blocks', 'navigation', 'menus'];

/** A client whose types are measured. */
export interface Contestant {
  readonly name: string;
  /** The package of the generator; `null` if it needs none. */
  readonly package: string | null;
  /** Writes the client of `times` as many resources into a folder. Returns whether it finished in time. */
  readonly make: (folder: string, times: number) => boolean;
  /** The first line of a program, and a call for a collection. */
  readonly head: string;
  readonly call: (collection: string) => string;
  /** Incomplete lines, with `|` where completion is requested. */
  readonly typing: readonly string[];
}

/** Returns the program with this number of calls: 1 or 10. */
export function program({ head, call }: Contestant, calls: number): string {
  return [head, ...[...collections, ...more].slice(0, calls).map(call)].join('\n');
}

export function contestants(): Contestant[] {
  return all.filter((one) => one.package === null || existsSync(join(peers, one.package)));
}

const all: readonly Contestant[] = [
  {
    name: 'ours',
    package: null,
    make: ours,
    head: `import { Client } from './generated/client.js';
const client = new Client({ baseUrl: 'http://cms.test/cms-json/' });`,
    call: (key) => `const ${key} = await client.${key}.list({ per_page: 5, _fields: ['id'] });
export const ${key}Id: number | undefined = ${key}.items[0]?.id;`,
    typing: [
      'await client.|',
      'await client.posts.|',
      'await client.posts.list({ | });',
      "await client.posts.list({ _fields: ['|'] });",
      '(await client.posts.list()).items[0]?.|',
    ],
  },
  {
    name: 'openapi-typescript + openapi-fetch',
    package: 'openapi-typescript',
    make: (folder, times) =>
      run(folder, times, ['openapi-typescript', 'openapi.json', '-o', 'schema.d.ts']),
    head: `import createClient from 'openapi-fetch';
import type { paths } from './schema.js';
const client = createClient<paths>({ baseUrl: 'http://cms.test/cms-json' });`,
    call: (
      key,
    ) => `const ${key} = await client.GET('/cms/v2/${key}', { params: { query: { per_page: 5 } } });
export const ${key}Id: number | undefined = ${key}.data?.[0]?.id;`,
    typing: [
      'await client.|',
      "await client.GET('|');",
      "await client.GET('/cms/v2/posts', { params: { query: { | } } });",
      "(await client.GET('/cms/v2/posts')).|",
      "(await client.GET('/cms/v2/posts')).data?.[0]?.|",
    ],
  },
  {
    name: 'orval',
    package: 'orval',
    make: (folder, times) => {
      const flags = ['--input', './openapi.json', '--output', './api.ts', '--client', 'fetch'];
      return run(folder, times, ['orval', ...flags]);
    },
    head: `import * as client from './api.js';`,
    call: (key) => `const ${key} = await client.${key}List({ per_page: 5 });
export const ${key}Id: number | undefined = ${key}.status === 200 ? ${key}.data[0]?.id : undefined;`,
    typing: [
      'await client.|',
      'await client.postsList({ | });',
      '(await client.postsList()).|',
      'if (posts.status === 200) posts.data[0]?.|',
    ],
  },
  {
    name: 'hey-api',
    package: '@hey-api/openapi-ts',
    make: (folder, times) => {
      const flags = ['-i', './openapi.json', '-o', 'api', '-c', '@hey-api/client-fetch'];
      return run(folder, times, ['openapi-ts', ...flags]);
    },
    head: `import * as client from './api/index.js';`,
    call: (key) => `const ${key} = await client.${key}List({ query: { per_page: 5 } });
export const ${key}Id: number | undefined = ${key}.data?.[0]?.id;`,
    typing: [
      'await client.|',
      'await client.postsList({ query: { | } });',
      '(await client.postsList()).|',
      '(await client.postsList()).data?.[0]?.|',
    ],
  },
];

/** Runs a generator with the OpenAPI document. Returns whether it finished in time. */
function run(folder: string, times: number, [command = '', ...args]: readonly string[]): boolean {
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiTimes(document, times)));
  symlinkSync(peers, join(folder, 'node_modules'));
  const made = spawnSync(join(peers, '.bin', command), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: MOST_S * 1000,
  });
  if (made.signal !== null) return false;
  if (made.status !== 0) throw new Error(`${command}: ${made.stdout}${made.stderr}`);
  return true;
}

/**
 * Our client as it is shipped: declarations alone. For more resources all are copied, each copy with types
 * of its own, and the client has the members of all copies.
 */
function ours(folder: string, times: number): boolean {
  const isOfClient = (path: string): boolean => /(^|\/)(client|types)\.ts$/.test(path);
  for (let copy = 1; copy <= times; copy += 1) {
    const target = copy === 1 ? 'generated' : `generated${copy}`;
    declarations(join(root, 'generated'), join(folder, target), isOfClient);
    if (copy > 1) rmSync(join(folder, target, 'client.d.ts'));
  }
  declarations(join(root, 'runtime/client'), join(folder, 'runtime/client'), () => true);
  declarations(join(root, 'runtime/errors'), join(folder, 'runtime/errors'), (path) =>
    path.endsWith('common-codes.ts'),
  );
  const client = join(folder, 'generated/client.d.ts');
  writeFileSync(client, clientTimes(readFileSync(client, 'utf8'), times));
  return true;
}

function declarations(from: string, to: string, isWanted: (path: string) => boolean): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || !isWanted(path)) continue;
    const { outputText } = ts.transpileDeclaration(readFileSync(join(from, path), 'utf8'), {
      compilerOptions: { isolatedDeclarations: true, declaration: true },
    });
    const target = join(to, path.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

/** The declaration of the client, with members for the resources of every copy. */
function clientTimes(text: string, times: number): string {
  const copies = Array.from({ length: times - 1 }, (_, at) => at + 2);
  const imports = text.match(/^import \{ \w+Client \} from '\.\/.*$/gm) ?? [];
  const members = text.match(/^ +readonly \w+: \w+Client;$/gm) ?? [];
  const ofCopies = (lines: readonly string[], write: (line: string, copy: number) => string) =>
    copies.flatMap((copy) => lines.map((line) => write(line, copy))).join('\n');
  const importedToo = ofCopies(imports, (line, copy) =>
    line.replace(/\{ (\w+) \} from '\./, `{ $1 as $1${copy} } from '../generated${copy}`),
  );
  const membersToo = ofCopies(members, (line, copy) =>
    line.replace(/(\w+): (\w+);/, `$1${copy}: $2${copy};`),
  );
  const [last = ''] = members.slice(-1);
  return `${importedToo}\n${text.replace(last, `${last}\n${membersToo}`)}`;
}
