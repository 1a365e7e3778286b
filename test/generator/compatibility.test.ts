import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { compareApis, runCompatibilityReport } from '../../generator/compatibility/report.ts';
import { counterexample } from '../../generator/compatibility/schemas.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { isError, messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import type { Api } from '../../generator/model/api.ts';
import type { Format } from '../../generator/report/reporter.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { base } from './broken/base.ts';
import { projectFrom, settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

const BOOKS = 'schemas/resources/books.json';

async function apiOf(files: { readonly [path: string]: string }): Promise<Api> {
  // The callback of the schemas has no handler file in this test.
  const sources = load(inputsOf(files), settings);
  expect((await check(sources)).filter(isError).map(messageOf)).toEqual([]);
  return lower(projectOf(sources));
}

const before = await apiOf(base);

/** Returns the changes of an edit of books: `breaking request POST /lib/v1/books: … (example)`. */
async function changesOf(find: string, put: string): Promise<string[]> {
  const text = base[BOOKS] ?? '';
  expect(text).toContain(find);
  const after = await apiOf({ ...base, [BOOKS]: text.replace(find, () => put) });
  return compareApis(before, after).map(({ breaking, side, place, text, example }) => {
    const suffix = example === null ? '' : ` (${example})`;
    return `${breaking ? 'breaking' : 'compatible'} ${side} ${place}: ${text}${suffix}`;
  });
}

test('equal schemas and changed descriptions give no changes', async () => {
  expect(compareApis(before, await apiOf(base))).toEqual([]);
  expect(await changesOf('"Lists books."', '"Tells all books."')).toEqual([]);
});

test.each([
  [{ type: 'string', minLength: 1 }, 5],
  [{ type: 'string' }, 12],
  [{ type: 'integer', minimum: 1 }, 12],
  [{ type: 'object', properties: { n: { type: 'integer' } } }, 3],
] as const)(
  'a counterexample for lists of unique %j has the former maximum number of items',
  (items, most) => {
    const listOf = (maxItems: number): Schema => ({
      type: 'array',
      items,
      uniqueItems: true,
      maxItems,
    });
    expect(counterexample(listOf(most), listOf(most - 1))).toHaveLength(most);
    expect(counterexample(listOf(most - 1), listOf(most))).toBe(undefined);
  },
);

describe('requests', () => {
  test('a removed operation is breaking', async () => {
    expect(
      await changesOf(',\n      "delete": { "methods": "DELETE", "answers": "deleted" }', ''),
    ).toEqual(['breaking request DELETE /lib/v1/books/{id}: was removed (DELETE /lib/v1/books/1)']);
  });

  test('a new operation and a new optional argument are compatible', async () => {
    expect(
      await changesOf(
        '"/latest": {',
        '"/oldest": { "oldest": { "methods": "GET", "answers": "item" } },\n    "/latest": {',
      ),
    ).toEqual(['compatible request GET /lib/v1/books/oldest: was added']);
    expect(
      await changesOf('"order": {', '"year": { "type": "integer" },\n          "order": {'),
    ).toEqual(['compatible request GET /lib/v1/books: has the new optional argument `year`']);
  });

  test('a value that is rejected from now on is the example', async () => {
    const changes = await changesOf('"enum": ["asc", "desc"]', '"enum": ["asc"]');
    expect(changes).toEqual([
      'breaking request GET /lib/v1/books: rejects values of `order` that it accepted (GET /lib/v1/books {"order":"desc"})',
    ]);
  });

  test('a narrower limit is breaking, a wider limit is compatible for requests', async () => {
    const narrower = await changesOf('"maximum": 9999', '"maximum": 5000');
    expect(narrower.join('\n')).toMatch(
      /^breaking request POST \/lib\/v1\/books: rejects values of `pages` that it accepted \(POST \/lib\/v1\/books \{"title":"[^"]+","pages":\d+\}\)$/m,
    );
    const wider = await changesOf('"maximum": 9999', '"maximum": 10000');
    expect(wider).toContain(
      'compatible request POST /lib/v1/books: accepts more values of `pages`',
    );
    // Clients may receive a number that was not possible before.
    expect(wider.join('\n')).toContain(
      'breaking response books in the context view: may have the new value 10000 in `pages`',
    );
  });

  test('rejecting null is compatible for an argument that was required', async () => {
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
    const found = compareApis(from, to).filter(({ side }) => side === 'request');
    // An update could set it to null before; creating could not.
    expect(found.map(({ place, text }) => `${place}: ${text}`).sort()).toEqual(
      ['PATCH', 'POST', 'PUT'].map(
        (method) => `${method} /lib/v1/books/{id}: rejects values of \`isbn\` that it accepted`,
      ),
    );
  });

  test('a newly required argument is breaking', async () => {
    const changes = await changesOf('"isbn": { "type"', '"isbn": { "required": true, "type"');
    expect(changes.join('\n')).toMatch(
      /^breaking request POST \/lib\/v1\/books: now requires `isbn` \(POST \/lib\/v1\/books \{"title":"[^"]+"\}\)$/m,
    );
  });

  test('a changed default is reported as compatible', async () => {
    expect(await changesOf('"default": "asc"', '"default": "desc"')).toEqual([
      'compatible request GET /lib/v1/books: changes the default of `order` from "asc" to "desc"',
    ]);
  });
});

describe('responses', () => {
  test('a field removed from a context is breaking, a field added to it is compatible', async () => {
    expect(
      await changesOf(
        '"author": { "type": "integer", "context": ["view", "edit"] }',
        '"author": { "type": "integer", "context": ["edit"] }',
      ),
    ).toEqual(['breaking response books in the context view: no longer has the field `author`']);
    expect(
      await changesOf(
        '"context": ["edit"] },\n      "tags"',
        '"context": ["view", "edit"] },\n      "tags"',
      ),
    ).toEqual(['compatible response books in the context view: has the new field `price`']);
  });

  test('a removed member of a member is reported by its path', async () => {
    const changes = await changesOf(',\n          "height": { "type": "integer" }', '');
    expect(changes).toContain(
      'breaking response books in the context view: no longer has the field `size.height`',
    );
  });

  test('a field that becomes nullable is breaking', async () => {
    const changes = await changesOf(
      '"author": { "type": "integer"',
      '"author": { "type": ["integer", "null"]',
    );
    expect(changes).toContain(
      'breaking response books in the context view: may have the new value null in `author`',
    );
  });

  test('a list in place of a page and a removed link are breaking', async () => {
    expect((await changesOf('"answers": "page"', '"answers": "list"'))[0]).toBe(
      'breaking response GET /lib/v1/books: changes "answers" from page to list',
    );
    expect(await changesOf('"self": { "href": "/lib/v1/books/{id}" },\n', '')).toContain(
      'breaking response links of books: no longer have `self` (/lib/v1/books/{id})',
    );
  });
});

describe('restloom diff', () => {
  async function compare(root: string, revision: string, format: Format = 'text') {
    const lines: string[] = [];
    const code = await runCompatibilityReport(root, { runtime: './runtime' }, revision, {
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

  test('--format markdown prints tables for a pull request', async () => {
    const root = projectFrom('tiny');
    cpSync(join(root, 'schemas'), join(root, 'before/schemas'), { recursive: true });
    expect(await compare(root, 'before', 'markdown')).toEqual({
      code: 0,
      text: '### Contract changes since before\n\nNone.',
    });
    edit(root, '"type": "string"', '"type": "integer"');
    const { code, text } = await compare(root, 'before', 'markdown');
    expect(code).toBe(1);
    expect(text).toContain('| Side | Place | Change | Before |\n| --- | --- | --- | --- |\n| re');
    for (const row of text.split('\n').filter((line) => line.startsWith('|')))
      expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(5);
  });

  test('the exit code is 1 if a change since a git revision is breaking', async () => {
    const root = projectFrom('tiny');
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'first');
    expect(await compare(root, 'HEAD')).toEqual({
      code: 0,
      text: '0 changes since HEAD, 0 of them breaking.',
    });
    edit(root, '"maxLength": 80', '"maxLength": 40');
    const { code, text } = await compare(root, 'HEAD');
    expect(code).toBe(1);
    expect(text).toContain('  breaking    request   POST /cms/v2/notes rejects values of `text`');
    expect(text).toMatch(/before: POST \/cms\/v2\/notes \{"text":"a{79,80}"\}/);
  });

  test('a project folder or a schema folder is accepted, other names are rejected', async () => {
    const root = projectFrom('tiny');
    const other = projectFrom('tiny');
    edit(root, '"maxLength": 80', '"maxLength": 90');
    expect((await compare(root, other)).text).toContain('accepts more values of `text`');
    expect((await compare(root, join(other, 'schemas'))).text).toContain('accepts more values');
    for (const nothing of ['nowhere', ''])
      await expect(compare(root, nothing)).rejects.toThrow(
        `"${nothing}" is neither a folder nor a git revision.`,
      );
  });

  test('a warning says that the earlier project has no resources in the schema folder', async () => {
    const root = projectFrom('tiny');
    const other = projectFrom('tiny');
    renameSync(join(other, 'schemas'), join(other, 'api'));
    const { code, text } = await compare(root, other);
    expect(code).toBe(0);
    expect(text).toContain(`${other} has no resources in schemas/: all of them count as new.`);
  });

  test('--format json prints JSON, and the exit code is 2 if the schemas have errors', async () => {
    const root = projectFrom('tiny');
    const other = projectFrom('tiny');
    cpSync(join(root, 'schemas'), join(other, 'schemas'), { recursive: true });
    expect(JSON.parse((await compare(root, other, 'json')).text)).toEqual({ changes: [] });
    edit(root, '"string"', '"sting"');
    expect((await compare(root, other)).code).toBe(2);
  });
});
