import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE_PACKAGE } from '../../site/lib/native-problem.ts';
import { findChromium } from './chromium.ts';

/** A service as a user writes it: schemas, handlers, a database, its own authentication, a page. */

const repository = resolve(import.meta.dirname, '../..');
const [LIBRARIAN, DESK] = ['librarian-token', 'desk-token'];

let root: string;
let service: ChildProcess | undefined;
let base = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lending-'));
  cpSync(join(import.meta.dirname, 'lending'), root, { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  // A user installs the version of the driver that runs on their Node.
  mkdirSync(join(root, 'site/node_modules'));
  symlinkSync(
    join(repository, 'node_modules', SQLITE_PACKAGE),
    join(root, 'site/node_modules/better-sqlite3'),
  );
  writeFileSync(join(root, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(
    join(root, 'restloom.config.ts'),
    "export default { parts: ['server', 'client', 'openapi'] };\n",
  );
  const options = {
    ...{
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: 'nodenext',
      strict: true,
    },
    ...{
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
    },
    ...{ allowImportingTsExtensions: true, noEmit: true, types: ['node'] },
    paths: { 'restloom-runtime/*': [join(repository, 'runtime/*/index.ts')] },
  };
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: options,
      include: ['site', 'generated', 'page', 'calls.ts'],
    }),
  );
  expect(run('tsx', join(repository, 'generator/cli.ts'))).toMatchObject({ status: 0 });
  await build({
    entryPoints: [join(root, 'page/main.ts')],
    outfile: join(root, 'page/main.js'),
    ...{ bundle: true, format: 'esm', tsconfig: join(root, 'tsconfig.json'), logLevel: 'silent' },
  });
  base = await start();
});

afterAll(() => {
  service?.kill();
  rmSync(root, { recursive: true, force: true });
});

function run(command: string, ...args: readonly string[]) {
  const path = join(repository, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(path, args, { cwd: root, encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

async function start(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', LIBRARIAN, DESK, DATA: join(root, 'data') },
  });
  service = child;
  return new Promise((resolvePort, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const port = /Listening on port (\d+)/.exec(text)?.[1];
      if (port !== undefined) resolvePort(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The service ended: ${text}`)));
  });
}

test('the project compiles', () => {
  expect(run('tsc', '-p', 'tsconfig.json')).toEqual({ status: 0, out: '' });
});

test('the generated client calls every part of the service', () => {
  const { out } = run('tsx', 'calls.ts', `${base}/api/`, LIBRARIAN, DESK);
  expect(JSON.parse(out)).toMatchObject({
    book: { id: 1, isbn: '9780000000002', available: true, price: 1250, cover: null },
    again: '409 book_on_loan',
    items: [{ id: 1, title: 'A Day at the Lake' }],
    total: 1,
    review: { stars: 4, text: 'Calm.' },
    returned: true,
    changed: { title: 'Boats and Oars' },
    embedded: { _embedded: { reviews: [[{ stars: 4 }]] } },
    covered: '/covers/2.png',
    editForAnyone: '401 rest_forbidden',
    unknownBook: '404 book_not_found',
    deletedByDesk: '403 rest_forbidden',
    deleted: true,
  });
});

describe('over HTTP', () => {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(base + path, init);
    return { status: response.status, body: (await response.json()) as unknown, response };
  };
  const authorization = `Bearer ${LIBRARIAN}`;
  const post = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization, 'content-type': 'application/json' },
  });

  test('prices are visible to librarians only', async () => {
    const { body } = await send('/api/books/1');
    expect(body).not.toHaveProperty('price');
    const edit = await send('/api/books/1?context=edit', { headers: { authorization } });
    expect(edit.body).toMatchObject({ price: 1250 });
  });

  test.each([
    [{ isbn: '123', title: 'A' }, 'isbn'],
    [{ isbn: '9780000000026', title: '' }, 'title'],
    [{ isbn: '9780000000026', title: 'A', published: '2023-02-30' }, 'published'],
  ])('%j is refused by name', async (body, param) => {
    const refused = await send('/api/books', post(body));
    expect(refused).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(refused.body).toHaveProperty(['data', 'params', param]);
  });

  test('the `$` of a pattern does not match before a line break at the end', async () => {
    const { status, body } = await send(
      '/api/books',
      post({ isbn: '9780000000002\n', title: 'A' }),
    );
    expect([status, body]).toMatchObject([400, { code: 'rest_invalid_param' }]);
  });

  test('a wrong token gets a problem document with 401', async () => {
    const headers = { authorization: 'Bearer wrong' };
    const { status, body, response } = await send('/api/books', { headers });
    expect([status, response.headers.get('content-type')]).toEqual([
      401,
      'application/problem+json',
    ]);
    expect(body).toMatchObject({ code: 'token_invalid', detail: 'The token is not valid.' });
  });

  test('a cover is served as uploaded', async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    const form = new FormData();
    form.set('cover', new Blob([bytes], { type: 'image/png' }), 'x.png');
    const headers = { authorization };
    const sent = await fetch(`${base}/api/books/1/cover`, { method: 'PUT', body: form, headers });
    expect(sent.status).toBe(200);
    const image = await fetch(`${base}/covers/1.png`);
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
  });

  test('health checks respond', async () => {
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
  });
});

const executablePath = findChromium();

test.skipIf(executablePath === null)('the page lists books and sends a review', async () => {
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${base}/`);
    await page.getByRole('button', { name: 'A Day at the Lake' }).click();
    await page.getByLabel('Stars').fill('9');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText('Invalid parameters: stars.').waitFor();
    await page.getByLabel('Stars').fill('3');
    await page.getByLabel('Text').fill('Long.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('★★★ Long.').waitFor();
  } finally {
    await browser.close();
  }
});
