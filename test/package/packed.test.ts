import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from './process.ts';
import { emptyProject, Packed, project, ran } from './packed.ts';
import type { Ran } from './packed.ts';
import { problemsOf } from './problems.ts';

let packed: Packed;
let root: string;

beforeAll(() => {
  packed = new Packed();
  root = emptyProject(packed.folder);
  packed.install(root);
});

afterAll(() => packed.remove());

const tool = (...args: readonly string[]): Ran => ran('restloom', args, root);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('`init --yes` creates a project that type checks and passes its tests', () => {
  const made = tool('init', '--yes', '--name', 'guests', '--resource', 'guest-books');
  expect(made.out).toContain('created  site/handlers/index.ts');
  expect(made).toMatchObject({ status: 0 });
  expect(read('site/handlers/guest-books.ts')).toContain(
    'export const guestBooks: GuestBooksHandlers',
  );
  const pages = [...read('README.md').matchAll(/[\w/.-]*docs\/[\w-]+\.md/g)].map(String);
  expect(pages).toEqual([
    'node_modules/restloom/docs/schema-files.md',
    'node_modules/restloom-runtime/docs/client.md',
  ]);
  for (const page of pages) expect(existsSync(join(root, page))).toBe(true);
  const tested = ran('npm', ['test'], root);
  expect(tested.out).toContain('# pass 2');
  expect(tested).toMatchObject({ status: 0 });
});

test('`init` without an installed package creates the project and prints the next commands', () => {
  const elsewhere = emptyProject(packed.folder);
  const command = join(root, 'node_modules/restloom/dist/generator/cli.js');
  expect(ran(process.execPath, [command, 'init', '--yes', 'my-api'], elsewhere)).toEqual({
    status: 0,
    out: expect.stringContaining(
      'Project created. Run: cd my-api && npm install && npx restloom generate && npm test && npm start\n',
    ),
  });
  const made = join(elsewhere, 'my-api');
  packed.install(made);
  expect(ran('restloom', ['generate'], made)).toMatchObject({ status: 0 });
  expect(ran('npm', ['test'], made)).toMatchObject({ status: 0 });
});

test('a second `init` is an error, and changes no file', () => {
  const before = read('site/handlers/guest-books.ts');
  const { status, out } = tool('init', '--yes', '--resource', 'guest-books');
  expect(status).toBe(2);
  expect(out).toContain('`restloom init` does not change an existing project');
  expect(read('site/handlers/guest-books.ts')).toBe(before);
});

test('the created project starts and serves requests', async () => {
  const site = await startProcess(root, ['--import', 'tsx', 'site/main.ts'], /Try (\S+)/);
  try {
    const answer = await fetch(site.found);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
    const call = { path: '/api/v1/guest-books', body: { title: 'Harbour' } };
    const batched = await fetch(new URL('/api-json/batch/v1', site.found), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests: [call] }),
    });
    expect(await batched.json()).toMatchObject({
      responses: [{ status: 201, body: { title: 'Harbour' } }],
    });
    const reference = new URL('/docs', site.found).href;
    expect((await fetch(reference)).headers.get('content-type')).toContain('text/html');
    const document: unknown = await (await fetch(`${reference}/openapi.json`)).json();
    expect(document).toMatchObject({ paths: { '/api/v1/guest-books': {} } });
    expect((await fetch(`${reference}/swagger-ui-bundle.js`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('the client of the created project sends a batch, also with another product token', () => {
  const script = `
    import { Client } from './generated/client.ts';
    const fetch = async (address: unknown, { method }: RequestInit = {}) => {
      console.log(method, String(address));
      const body = { id: 7, title: 'Harbour' };
      return Response.json({ responses: [{ status: 201, headers: {}, body }] });
    };
    const client = new Client({ baseUrl: 'http://guests.test/api-json/', fetch });
    const [made] = await client.batch((all) => [all.guestBooks.create({ title: 'Harbour' })]);
    console.log(made.ok && made.value.title);
  `;
  writeFileSync(join(root, 'batch.ts'), script);
  const { status, out } = ran(process.execPath, ['--import', 'tsx', 'batch.ts'], root);
  rmSync(join(root, 'batch.ts'));
  expect(out.trimEnd().split('\n')).toEqual([
    'OPTIONS http://guests.test/api-json/batch/v1',
    'POST http://guests.test/api-json/batch/v1',
    'Harbour',
  ]);
  expect(status).toBe(0);
});

test('generated code of the created project is in sync, and an error in a schema has its position', () => {
  expect(tool('generate', '--check', '--quiet')).toEqual({ status: 0, out: '' });
  const path = 'schemas/resources/guest-books.json';
  const before = read(path);
  writeFileSync(join(root, path), before.replace('"minLength"', '"minlength"'));
  const { status, out } = tool('generate', '--check');
  writeFileSync(join(root, path), before);
  expect(status).toBe(2);
  expect(out).toContain('error schema/unknown-keyword: "minlength"');
  expect(out).toContain('Did you mean "minLength"?');
});

test('options move schemas, output and handlers, and generate the client only', () => {
  const { status, out } = tool(
    ...['generate', '--schemas', './schemas/', '--out', 'web/api', '--parts', 'client'],
  );
  expect(out).toContain('wrote    web/api/guest-books/client.ts');
  expect(status).toBe(0);
  expect(existsSync(join(root, 'web/api/routes.ts'))).toBe(false);
  expect(read('web/api/client.ts')).toContain("from 'restloom-runtime/client'");
  writeFileSync(
    join(root, 'web/tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', include: ['api'] }),
  );
  expect(ran('tsc', ['-p', 'web/tsconfig.json'], root)).toEqual({ status: 0, out: '' });
  rmSync(join(root, 'web'), { recursive: true });
});

test('a browser bundle of the client contains neither the server nor the generator', () => {
  const meta = join(root, 'meta.json');
  const { status } = ran(
    join(project, 'node_modules/.bin/esbuild'),
    [
      'generated/client.ts',
      ...['--bundle', '--format=esm', '--platform=browser', '--outfile=bundle.js'],
      `--metafile=${meta}`,
    ],
    root,
  );
  expect(status).toBe(0);
  // The format of the metafile is documented by esbuild.
  const { inputs } = JSON.parse(read('meta.json')) as { readonly inputs: object };
  const paths = Object.keys(inputs);
  const isOfClient =
    /^(?:generated\/(?:[\w-]+\/)?client\.ts|node_modules\/restloom-runtime\/dist\/client\/[\w-]+\.js)$/;
  expect(paths).toContain('node_modules/restloom-runtime/dist/client/index.js');
  expect(paths.filter((path) => !isOfClient.test(path))).toEqual([]);
});

test('the project runs without the generator', async () => {
  const bare = emptyProject(packed.folder);
  for (const name of ['generated', 'site', 'tsconfig.json', 'package.json'])
    cpSync(join(root, name), join(bare, name), { recursive: true });
  packed.install(bare, 'production');
  expect(existsSync(join(bare, 'node_modules/restloom'))).toBe(false);
  const tsx = join(root, 'node_modules/tsx/dist/loader.mjs');
  const site = await startProcess(bare, ['--import', tsx, 'site/main.ts'], /Try (\S+)/);
  try {
    expect((await fetch(site.found)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('publint and arethetypeswrong report no problem, and the runtime is small', async () => {
  expect(await problemsOf(packed)).toEqual([]);
});
