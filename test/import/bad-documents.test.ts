import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyProject, imported } from './import.ts';

const ok = { responses: { 200: { description: 'Done.' } } };
const info = { title: 'Bad', version: '1' };

/** Documents with the place, the message and the fix of their first error. */
const cases: readonly (readonly [name: string, text: unknown, ...expected: string[]])[] = [
  ['a list', [], 'Not an OpenAPI document', 'fix: Import a document of OpenAPI 3.0 or 3.1'],
  [
    'Swagger 2.0',
    { swagger: '2.0', paths: {} },
    '#/swagger',
    'fix: Convert the document to OpenAPI 3',
  ],
  [
    'another version',
    { openapi: '4.0.0', paths: {} },
    '#/openapi',
    'OpenAPI 4.0.0 is not supported.',
  ],
  ['no paths', { openapi: '3.0.0', info }, '#/paths', 'The document has no paths.'],
  ['no operations', { openapi: '3.0.0', info, paths: {} }, 'The document has no operations.'],
  [
    'a broken reference',
    {
      openapi: '3.0.0',
      info,
      paths: { '/a/{b}': { get: { ...ok, parameters: [{ $ref: '#/components/parameters/B' }] } } },
    },
    '#/paths/~1a~1{b}/get/parameters/0/$ref',
    'The reference "#/components/parameters/B" has no target.',
    'fix: Add the target, or correct the reference.',
  ],
  [
    'a broken reference in the response `default`',
    {
      openapi: '3.0.0',
      info,
      paths: { '/a': { get: { responses: { default: { $ref: '#/components/responses/B' } } } } },
    },
    '#/paths/~1a/get/responses/default/$ref',
    'The reference "#/components/responses/B" has no target.',
  ],
  [
    'an external reference',
    { openapi: '3.0.0', info, paths: { '/a': { $ref: 'paths/a.yaml' } } },
    '#/paths/~1a/$ref',
    'leads to another document',
    'fix: Bundle the documents into one first',
  ],
  [
    'a cycle of references',
    {
      openapi: '3.0.0',
      info,
      paths: { '/a': { get: ok } },
      components: {
        schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
      },
    },
    '#/components/schemas/A/$ref',
    'References lead in a cycle: #/components/schemas/B → #/components/schemas/A → #/components/schemas/B.',
  ],
  [
    'JSON with an error',
    '{ "openapi": "3.0.0", }',
    'bad:1:23 - error: ',
    'fix: Correct the syntax',
  ],
  [
    'YAML with an error',
    'openapi: 3.0.0\npaths: {',
    'bad:2:9 - error: ',
    'fix: Correct the syntax',
  ],
  [
    'a YAML bomb',
    [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'.split('').map((name, at) => {
        const alias = `*${'abcdefgh'.charAt(at)}`;
        return `${name}: &${name} [${Array.from({ length: 9 }, () => alias).join(', ')}]`;
      }),
    ].join('\n'),
    'The aliases (*name) of the document stand for too many values.',
    'fix: Write the values out',
  ],
  [
    'deep nesting',
    `{"openapi": ${'['.repeat(3000)}${']'.repeat(3000)}}`,
    'Not an OpenAPI document',
  ],
  [
    'deep schemas',
    `{"openapi":"3.0.0","paths":{"/a":${'{"x":'.repeat(2000)}1${'}'.repeat(2000)}}}`,
    'Nested in more than 500 lists and maps.',
  ],
];

test.each(cases)(
  '%s is refused with a pointer and a fix, and no file is written',
  async (_, value, ...expected) => {
    const root = emptyProject();
    writeFileSync(join(root, 'bad'), typeof value === 'string' ? value : JSON.stringify(value));
    const { code, err } = await imported(root, 'bad');
    expect(code).toBe(2);
    for (const text of expected) expect(err).toContain(text);
    expect(err).toContain('Nothing was written.');
    expect(existsSync(join(root, 'schemas'))).toBe(false);
  },
);

test.each([
  [
    'a.yaml',
    'openapi: 3.0.0\npaths:\n  /a:\n    get:\n      parameters:\n        - $ref: "#/x"\n',
    '6:17',
  ],
  ['a.json', '{\n "openapi": "3.0.0",\n "paths": {\n  "/a": { "$ref": "#/x" }\n }\n}', '4:19'],
  ['c.yaml', 'swagger: "2.0"\n', '1:10'],
])('an error in %s is printed with its file, line and column', async (name, text, place) => {
  const root = emptyProject();
  writeFileSync(join(root, name), text);
  const { err } = await imported(root, name);
  expect(err.startsWith(`${name}:${place} - error: `)).toBe(true);
});

test('a document of more than 50 MB is refused, unless --max-size allows it', async () => {
  const root = emptyProject();
  const text = JSON.stringify({ openapi: '3.0.0', info, paths: { '/a': { get: ok } } });
  writeFileSync(join(root, 'large.json'), text.padEnd(50_000_001));
  const { code, err } = await imported(root, 'large.json');
  expect(code).toBe(2);
  expect(err).toContain('The document is larger than 50 MB: 51 MB.');
  expect(err).toContain('`--max-size` raises the limit.');
  expect((await imported(root, 'large.json', { maxSize: '60' })).code).toBe(0);
});

test('a file that does not exist and a folder are refused', async () => {
  const root = emptyProject();
  expect((await imported(root, 'missing.yaml')).err).toContain('missing.yaml does not exist.');
  expect((await imported(root, '.')).err).toContain('. is a folder.');
});

test('an unknown tag is refused with the tags of the document', async () => {
  const root = emptyProject();
  const paths = { '/a': { get: { ...ok, tags: ['first'] } } };
  writeFileSync(join(root, 'tags.json'), JSON.stringify({ openapi: '3.0.0', info, paths }));
  const { code, err } = await imported(root, 'tags.json', { tag: 'second' });
  expect(code).toBe(2);
  expect(err).toContain('No operation has the tag "second".');
  expect(err).toContain('fix: Use one of the tags: first.');
});

test('an existing API with another profile is not changed', async () => {
  const root = emptyProject();
  const text = JSON.stringify({ openapi: '3.0.0', info, paths: { '/a': { get: ok } } });
  writeFileSync(join(root, 'a.json'), text);
  await imported(root, 'a.json');
  writeFileSync(join(root, 'schemas/api.json'), '{ "title": "Mine", "version": "1" }');
  const { code, err } = await imported(root, 'a.json', { yes: true });
  expect(code).toBe(2);
  expect(err).toContain('does not have "profile": "plain"');
});
