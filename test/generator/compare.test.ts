import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../generator/check/check.ts';
import { compareApis } from '../../generator/compare/compare.ts';
import { witness } from '../../generator/compare/witness.ts';
import { runCompare } from '../../generator/compare/run.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { isError, messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import type { Api } from '../../generator/model/api.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { base } from './broken/base.ts';
import { projectFrom, settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

const BOOKS = 'schemas/resources/books.json';

async function apiOf(files: { readonly [path: string]: string }): Promise<Api> {
  // The callback that the schemas name is in no handler file here.
  const sources = load(inputsOf(files), settings);
  expect((await check(sources)).filter(isError).map(messageOf)).toEqual([]);
  return lower(projectOf(sources));
}

const before = await apiOf(base);

/** What an edit of books changes: `breaks request POST /lib/v1/books: … (what used to work)`. */
async function changesOf(find: string, put: string): Promise<string[]> {
  const text = base[BOOKS] ?? '';
  expect(text).toContain(find);
  const after = await apiOf({ ...base, [BOOKS]: text.replace(find, () => put) });
  return compareApis(before, after).map(({ breaking, side, place, text, example }) => {
    const told = example === null ? '' : ` (${example})`;
    return `${breaking ? 'breaks' : 'fine'} ${side} ${place}: ${text}${told}`;
  });
}

test('what did not change is not told of', async () => {
  expect(compareApis(before, await apiOf(base))).toEqual([]);
  expect(await changesOf('"Lists books."', '"Tells all books."')).toEqual([]);
});

test.each([
  [{ type: 'string', minLength: 1 }, 5],
  [{ type: 'string' }, 12],
  [{ type: 'integer', minimum: 1 }, 12],
  [{ type: 'object', properties: { n: { type: 'integer' } } }, 3],
] as const)('of %j as many different ones are found as a list took before', (items, most) => {
  const listOf = (maxItems: number): Schema => ({
    type: 'array',
    items,
    uniqueItems: true,
    maxItems,
  });
  expect(witness(listOf(most), listOf(most - 1))).toHaveLength(most);
  expect(witness(listOf(most - 1), listOf(most))).toBe(undefined);
});

describe('requests', () => {
  test('an operation that is gone breaks whoever calls it', async () => {
    expect(
      await changesOf(',\n      "delete": { "methods": "DELETE", "answers": "deleted" }', ''),
    ).toEqual(['breaks request DELETE /lib/v1/books/{id}: is gone (DELETE /lib/v1/books/1)']);
  });

  test('an operation more, and an argument that may be left out, are fine', async () => {
    expect(
      await changesOf(
        '"/latest": {',
        '"/oldest": { "oldest": { "methods": "GET", "answers": "item" } },\n    "/latest": {',
      ),
    ).toEqual(['fine request GET /lib/v1/books/oldest: is new']);
    expect(
      await changesOf('"order": {', '"year": { "type": "integer" },\n          "order": {'),
    ).toEqual(['fine request GET /lib/v1/books: reads the new `year`']);
  });

  test('a value that is refused is shown', async () => {
    const changes = await changesOf('"enum": ["asc", "desc"]', '"enum": ["asc"]');
    expect(changes).toEqual([
      'breaks request GET /lib/v1/books: refuses values of `order` that it accepted (GET /lib/v1/books {"order":"desc"})',
    ]);
  });

  test('a bound that is narrower breaks, one that is wider is fine for requests', async () => {
    const narrower = await changesOf('"maximum": 9999', '"maximum": 5000');
    expect(narrower.join('\n')).toMatch(
      /^breaks request POST \/lib\/v1\/books: refuses values of `pages` that it accepted \(POST \/lib\/v1\/books \{"title":"[^"]+","pages":\d+\}\)$/m,
    );
    const wider = await changesOf('"maximum": 9999', '"maximum": 10000');
    expect(wider).toContain('fine request POST /lib/v1/books: accepts more values of `pages`');
    // Whoever reads may get a number that there never was.
    expect(wider.join('\n')).toContain(
      'breaks answer books in the context view: may show `pages` as 10000, which it never was',
    );
  });

  test('null was never read where an argument is required: nobody misses it', async () => {
    const nullable = '"isbn": { "required": true, "type": ["string", "null"],';
    const text = base[BOOKS] ?? '';
    const from = await apiOf({
      ...base,
      [BOOKS]: text.replace('"isbn": { "type": "string",', nullable),
    });
    const to = await apiOf({
      ...base,
      [BOOKS]: text.replace('"isbn": { "type"', '"isbn": { "required": true, "type"'),
    });
    const told = compareApis(from, to).filter(({ side }) => side === 'request');
    // A change may set it to null, which it could before; what creates could not.
    expect(told.map(({ place, text }) => `${place}: ${text}`).sort()).toEqual(
      ['PATCH', 'POST', 'PUT'].map(
        (method) => `${method} /lib/v1/books/{id}: refuses values of \`isbn\` that it accepted`,
      ),
    );
  });

  test('what has to be sent from now on breaks', async () => {
    const changes = await changesOf('"isbn": { "type"', '"isbn": { "required": true, "type"');
    expect(changes.join('\n')).toMatch(
      /^breaks request POST \/lib\/v1\/books: now requires `isbn` \(POST \/lib\/v1\/books \{"title":"[^"]+"\}\)$/m,
    );
  });

  test('another default is told of', async () => {
    expect(await changesOf('"default": "asc"', '"default": "desc"')).toEqual([
      'fine request GET /lib/v1/books: has another default of `order`: "desc", it was "asc"',
    ]);
  });
});

describe('answers', () => {
  test('a context that shows less breaks its readers, one that shows more does not', async () => {
    expect(
      await changesOf(
        '"author": { "type": "integer", "context": ["view", "edit"] }',
        '"author": { "type": "integer", "context": ["edit"] }',
      ),
    ).toEqual(['breaks answer books in the context view: no longer shows `author` ({"author":1})']);
    expect(
      await changesOf(
        '"context": ["edit"] },\n      "tags"',
        '"context": ["view", "edit"] },\n      "tags"',
      ),
    ).toEqual(['fine answer books in the context view: shows the new `price`']);
  });

  test('a member of a member that is gone is named', async () => {
    const changes = await changesOf(',\n          "height": { "type": "integer" }', '');
    expect(changes).toContain(
      'breaks answer books in the context view: no longer shows `size.height` ({"size":{"height":1}})',
    );
  });

  test('a field that can be null from now on breaks', async () => {
    const changes = await changesOf(
      '"author": { "type": "integer"',
      '"author": { "type": ["integer", "null"]',
    );
    expect(changes).toContain(
      'breaks answer books in the context view: may show `author` as null, which it never was ({"author":1})',
    );
  });

  test('one item in place of a page, and a link that is gone, break', async () => {
    expect((await changesOf('"answers": "page"', '"answers": "list"'))[0]).toBe(
      'breaks answer GET /lib/v1/books: answers list, it was page',
    );
    expect(await changesOf('"self": { "href": "/lib/v1/books/{id}" },\n', '')).toContain(
      'breaks answer links of books: no longer lead along `self` (/lib/v1/books/{id})',
    );
  });
});

describe('generate --compare', () => {
  async function told(root: string, revision: string, format: 'text' | 'json' = 'text') {
    const lines: string[] = [];
    const code = await runCompare(root, { runtime: './runtime' }, revision, {
      format,
      quiet: false,
      out: (text) => lines.push(text),
      err: (text) => lines.push(text),
      paint: plain,
      errPaint: plain,
    });
    return { code, text: lines.join('\n') };
  }

  function edit(root: string, find: string, put: string): void {
    const path = join(root, 'schemas/resources/notes.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(find, put));
  }

  test('compares with a revision of git, and ends with 1 when clients break', async () => {
    const root = projectFrom('tiny');
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'first');
    expect(await told(root, 'HEAD')).toEqual({
      code: 0,
      text: '0 changes since HEAD, 0 of them breaking.',
    });
    edit(root, '"maxLength": 80', '"maxLength": 40');
    const { code, text } = await told(root, 'HEAD');
    expect(code).toBe(1);
    expect(text).toContain('  breaks  request  POST /cms/v2/notes refuses values of `text`');
    expect(text).toMatch(/it used to: POST \/cms\/v2\/notes \{"text":"a{79,80}"\}/);
  });

  test('compares with a folder, a project or its schemas; says when there is neither', async () => {
    const root = projectFrom('tiny');
    const other = projectFrom('tiny');
    edit(root, '"maxLength": 80', '"maxLength": 90');
    expect((await told(root, other)).text).toContain('accepts more values of `text`');
    expect((await told(root, join(other, 'schemas'))).text).toContain('accepts more values');
    for (const nothing of ['nowhere', ''])
      expect(await told(root, nothing)).toEqual({
        code: 2,
        text: `"${nothing}" is neither a folder nor a revision that git knows here.`,
      });
  });

  test('says so where there were no schemas, as in a folder that was called otherwise', async () => {
    const root = projectFrom('tiny');
    const other = projectFrom('tiny');
    renameSync(join(other, 'schemas'), join(other, 'api'));
    const { code, text } = await told(root, other);
    expect(code).toBe(0);
    expect(text).toContain(`${other} has no resources in schemas/: everything counts as new.`);
  });

  test('tells other tools as JSON; schemas with errors cannot be compared', async () => {
    const root = projectFrom('tiny');
    const other = projectFrom('tiny');
    cpSync(join(root, 'schemas'), join(other, 'schemas'), { recursive: true });
    expect(JSON.parse((await told(root, other, 'json')).text)).toEqual({ changes: [] });
    edit(root, '"string"', '"sting"');
    expect((await told(root, other)).code).toBe(2);
  });
});
