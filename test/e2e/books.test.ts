import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const project = resolve(import.meta.dirname, '../..');
const parts = resolve(import.meta.dirname, 'books');
const settings = ['package.json', 'tsconfig.json', 'restloom.config.ts'];
const copied = [...settings, 'docs', 'schemas', 'generator', 'generated', 'runtime'];

let root: string;
let site: SiteProcess | undefined;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'books-'));
  for (const name of [...copied, 'site']) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(parts, 'books.json'), join(root, 'schemas/resources/books.json'));
});

afterAll(async () => {
  await site?.stop();
  rmSync(root, { recursive: true, force: true });
});

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
}

const typecheck = () => run('../typescript-7/bin/tsc', '-p', 'tsconfig.json');

async function start(): Promise<SiteProcess> {
  await site?.stop();
  site = await startSite(root, mkdtempSync(join(root, 'data-')));
  return site;
}

test('a new schema file without its handler does not compile', () => {
  expect(run('tsx', 'generator/cli.ts', '--no-stubs')).toMatchObject({ status: 0 });
  const { status, out } = typecheck();
  expect(status).not.toBe(0);
  expect(out).toMatch(/site\/handlers\/index\.ts.*Property 'books' is missing/s);
});

test('the generated stub compiles and responds with 501', async () => {
  const { status, out } = run('tsx', 'generator/cli.ts');
  expect(status).toBe(0);
  expect(out).toContain('site/handlers/books.ts');
  expect(typecheck()).toMatchObject({ status: 0 });

  const { api } = await start();
  const answer = await fetch(`${api}cms/v2/books`);
  expect(answer.status).toBe(501);
  expect(await answer.json()).toMatchObject({
    code: 'rest_not_implemented',
    data: { status: 501 },
  });
});

test('the implemented handler is called by the generated client, with narrowed types', async () => {
  cpSync(join(parts, 'site/books.ts'), join(root, 'site/handlers/books.ts'));
  cpSync(join(parts, 'client/call.ts'), join(root, 'site/call-books.ts'));
  expect(typecheck()).toEqual({ status: 0, out: '' });

  const { api, login, applicationPassword } = await start();
  const { out } = run('tsx', 'site/call-books.ts', api, login, applicationPassword);
  const book = { id: 1, title: 'A Field Guide', pages: 100 };
  expect(JSON.parse(out)).toMatchObject({
    created: { ...book, price: 12.5 },
    titles: [{ id: 1, title: 'A Field Guide' }],
    total: 1,
    viewed: book,
    price: 12.5,
  });

  const tooShort = await fetch(`${api}cms/v2/books`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${applicationPassword}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ title: '', pages: 0 }),
  });
  expect(await tooShort.json()).toMatchObject({
    code: 'rest_invalid_param',
    data: { status: 400, details: { title: { code: 'rest_too_short' }, pages: {} } },
  });
});

test('a field added to the schema makes the handler fail to compile', () => {
  const path = join(root, 'schemas/resources/books.json');
  const withShelf = readFileSync(path, 'utf8').replace(
    '"price": {',
    '"shelf": { "description": "Shelf of the book.", "type": "string", "context": ["view"], "readonly": true },\n      "price": {',
  );
  writeFileSync(path, withShelf);
  expect(run('tsx', 'generator/cli.ts', '--check')).toMatchObject({ status: 1 });
  expect(run('tsx', 'generator/cli.ts')).toMatchObject({ status: 0 });
  expect(typecheck().out).toMatch(/site\/handlers\/books\.ts.*Property 'shelf' is missing/s);
});
