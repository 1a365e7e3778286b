import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plain } from '../../generator/diagnostics/paint.ts';
import { listRoutes } from '../../generator/routes/routes.ts';
import { here } from './helpers.ts';

const lending = join(here, '../e2e/lending');

async function listed(format: 'text' | 'json'): Promise<string> {
  const out: string[] = [];
  const print = (text: string) => out.push(text);
  const reporter = { format, quiet: false, out: print, err: print, paint: plain, errPaint: plain };
  expect(await listRoutes(lending, {}, reporter)).toBe(0);
  return out.join('\n');
}

test('`routes` lists the methods, path, permission, arguments and handler of each endpoint', async () => {
  const routes: unknown = JSON.parse(await listed('json'));
  const handlers = readFileSync(join(lending, 'site/handlers/members.ts'), 'utf8').split('\n');
  const line = handlers.findIndex((text) => /^ +get: \{/.test(text)) + 1;
  expect(routes).toContainEqual({
    endpoint: 'members.get',
    methods: ['GET'],
    path: '/members/{id}',
    permission: 'isEmployee',
    arguments: ['id'],
    handler: `site/handlers/members.ts:${line}`,
  });
});

test('the columns of `routes` are aligned', async () => {
  const [head = '', ...rows] = (await listed('text')).split('\n');
  const columns = ['PATH', 'PERMISSION', 'HANDLER', 'ARGUMENTS'].map((name) => head.indexOf(name));
  for (const row of rows)
    for (const at of columns)
      if (row.length > at) expect(row.slice(at - 2, at + 1)).toMatch(/^ {2}\S$/);
});
