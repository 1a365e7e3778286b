import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaints, declarationComplaints } from './compile.ts';

const root = resolve(import.meta.dirname, '../..');

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

test('declarations of the client and of generated code, except arguments and contexts, are isolated', () => {
  // Types of arguments and contexts are inferred (`satisfies`).
  const generated = sources('generated').filter((path) => !/\/(args|contexts)\.ts$/.test(path));
  const all = [...generated, ...sources('runtime/client')];
  expect(all.flatMap(declarationComplaints)).toEqual([]);
});

test('the client compiles in the strictest program of a browser with skipLibCheck: false', () => {
  const strictest = {
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
  };
  expect(complaints(['generated/client.ts'], strictest)).toEqual([]);
});

test('generated code of the server compiles with noPropertyAccessFromIndexSignature', () => {
  const strict = {
    ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ noPropertyAccessFromIndexSignature: true, skipLibCheck: true, types: ['node'] },
  };
  const diagnostics = complaints(['generated/routes.ts', 'generated/testing.ts'], strict);
  expect(diagnostics.filter((line) => line.startsWith('generated/'))).toEqual([]);
}, 60_000);

/** A line with an error, the wrong name in it, and the suggested name. */
const wrong: readonly (readonly [line: string, wrong: string, right: string])[] = [
  ["void client.posts.list({ _fields: ['titel'] });", '"titel"', '"title"'],
  [
    "void client.posts.list({ _fields: ['id', 'link', 'guid.rendred'] });",
    '"guid.rendred"',
    '"guid.rendered"',
  ],
  [
    "void client.posts.get({ id: 1, context: 'edit', _fields: ['content.row'] });",
    '"content.row"',
    '"content.raw"',
  ],
  ["void client.posts.list({ _embed: ['autor'] });", '"autor"', '"author"'],
  ["void client.posts.create({ status: 'publsh' });", '"publsh"', '"publish"'],
  ['void client.posts.all({ perpage: 3 });', "'perpage'", "'per_page'"],
  ["void new Client({ baseURL: 'http://cms.test/' });", "'baseURL'", "'baseUrl'"],
  ["void new Client({ baseUrl: 'http://cms.test/', timout: 3 });", "'timout'", "'timeout'"],
  ["void (await client.tags.get({ id: 1, _fields: ['id', 'name'] })).nam;", "'nam'", "'name'"],
  ["void (await client.tags.get({ id: 1, _fields: ['id'] })).nam;", "'nam'", "'{ id: number; }'"],
];

describe('compiler errors name the wrong name and the allowed ones', () => {
  const head = "import { Client } from '../generated/client.ts';\ndeclare const client: Client;\n";
  const text = `${head}${wrong.map(([line]) => line).join('\n')}\nexport {};\n`;
  const texts = new Map([['test/program.ts', text]]);
  const diagnostics = complaints(['test/program.ts'], { skipLibCheck: true }, texts);

  test('each of these lines has one compiler error, and no other line has any', () => {
    expect(diagnostics.map((line) => line.replace(/: .*/s, ''))).toEqual(
      wrong.map((_, at) => `test/program.ts:${at + 3}`),
    );
  });

  test.each(wrong.map((one, at) => [...one, at] as const))('%s', (_, bad, good, at) => {
    expect(diagnostics[at]).toContain(bad);
    expect(diagnostics[at]).toMatch(
      at === wrong.length - 1 ? / does not exist on type / : /Did you mean/,
    );
    expect(diagnostics[at]).toContain(good);
  });
});
