import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TOKEN } from '../../generator/lower/callbacks.ts';
import type { Api } from '../../generator/model/api.ts';
import { accessPage } from './tables/access-table.ts';
import { CALLERS, factsOf } from './tables/facts.ts';
import { readApi, root, tablePages } from './tables/pages.ts';

/** docs/access.md, which `npm run tables` generates. */

let api: Api;
beforeAll(async () => {
  api = await readApi();
});

/** Returns the cells of every row of a page without table heads. */
function rowsIn(page: string): string[][] {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  return rows
    .filter((line) => !/^\| (?:---|Method) /.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
}

function committed(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

test('docs/access.md equals the table generated from schema files and facts', async () => {
  const made = (await tablePages()).get('docs/access.md');
  expect(committed('docs/access.md'), 'run `npm run tables`').toBe(made);
});

test('docs/access.md has a row for every method of every route, with a cell for every kind of caller', () => {
  const rows = rowsIn(committed('docs/access.md'));
  const shown = new Set(rows.map(([method, route]) => `${method} ${route}`));
  for (const { namespace, routes } of api.resources) {
    const start = namespace?.replace(TOKEN, 'cms') ?? 'cms/v2';
    for (const { path, endpoints } of routes) {
      for (const method of endpoints.flatMap(({ methods }) => methods)) {
        expect(shown).toContain(`${method} \`/${start}${path}\``);
      }
    }
  }
  for (const row of rows) expect(row).toHaveLength(3 + CALLERS.length);
});

test('docs/access.md has a row for every recorded fact', () => {
  const rows = rowsIn(committed('docs/access.md'));
  const facts = [...factsOf('access'), ...factsOf('probes')];
  expect(rows.filter((row) => !row.includes('not asked'))).toHaveLength(facts.length);
});

test('a method without a recorded fact is shown as not tested', () => {
  const page = accessPage(api, [], 'cms');
  expect(page).toContain(
    '| DELETE | `/cms/v2/posts/{id}` |  | not asked | not asked | not asked | not asked | not asked | not asked |',
  );
});
