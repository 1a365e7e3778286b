import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildImage } from './dockerfile.ts';
import { startProcess } from './process.ts';
import { emptyProject, Packed, project, ran } from './packed.ts';
import type { Ran } from './packed.ts';
import { problemsOf } from './problems.ts';

let packed: Packed;
let root: string;

beforeAll(async () => {
  packed = await Packed.open();
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
  const pages = [...read('README.md').matchAll(/node_modules\/[\w/.-]+\.md/g)].map(String);
  expect(pages).toEqual([
    'node_modules/restloom/docs/schema-files.md',
    'node_modules/restloom/docs/guide/quick-start.md',
    'node_modules/restloom-runtime/docs/client.md',
  ]);
  for (const page of pages) expect(existsSync(join(root, page))).toBe(true);
  // Everyone may read, and editors may write.
  const { paths } = JSON.parse(read('generated/openapi.json')) as OpenAPIV3_1.Document;
  const list = paths?.['/guest-books'];
  expect([list?.get?.security, list?.post?.security]).toEqual([[{}, { bearer: [] }], undefined]);
  const tested = ran('npm', ['test'], root);
  expect(tested.out).toMatch(/^[#ℹ] pass 3$/mu);
  expect(tested).toMatchObject({ status: 0 });
});

test('`init` without an installed package creates the project and prints the next commands', () => {
  const elsewhere = emptyProject(packed.folder);
  const command = join(root, 'node_modules/restloom/dist/generator/cli.js');
  expect(ran(process.execPath, [command, 'init', '--yes', 'my-api'], elsewhere)).toEqual({
    status: 0,
    out: expect.stringContaining(
      'Project created. Run: cd my-api && npm install && npx restloom generate && npm test && npm run dev\n',
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

test('`npm run dev` generates code and serves requests, and all its processes end with it', async () => {
  rmSync(join(root, 'generated'), { recursive: true });
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const environment = { PATH, EDITOR_KEY: 'a-key-of-editors' };
  const dev = await startProcess(root, ['scripts/dev.js'], /server +\| .*Try (\S+)/, environment);
  try {
    expect(await (await fetch(dev.found)).json()).toEqual([]);
    const reference = new URL('/docs', dev.found).href;
    expect((await fetch(reference)).headers.get('content-type')).toContain('text/html');
    const document: unknown = await (await fetch(`${reference}/openapi.json`)).json();
    expect(document).toMatchObject({ paths: { '/guest-books': {} } });
    expect((await fetch(`${reference}/resources/guest-books`)).status).toBe(200);
    await editInAdmin(new URL('/admin', dev.found).href);
    expect(await (await fetch(dev.found)).json()).toMatchObject([{ title: 'Second' }]);
  } finally {
    expect(await dev.stop()).toBe(0);
  }
  await expect(fetch(dev.found)).rejects.toThrow('fetch failed');
});

/** Creates an item in the admin, and edits it. */
async function editInAdmin(admin: string): Promise<void> {
  const login = await fetch(`${admin}/login`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ key: 'a-key-of-editors' }),
  });
  const cookie = /^[^;]*/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const page = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, admin), { ...init, redirect: 'manual', headers: { cookie } });
  const save = async (path: string, values: { readonly [name: string]: string }) => {
    const text = await (await page(path)).text();
    const hidden = text.matchAll(/<input\s+type="hidden"\s+name="(_\w+)"\s+value="([^"]*)"/g);
    const fields = [...hidden].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]);
    const body = new URLSearchParams({ ...Object.fromEntries(fields), ...values, _do: 'save' });
    const response = await page(path, { method: 'POST', body });
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  };
  const created = await save('/admin/guest-books/new', { '/title': 'First' });
  expect(created).toContain('done=created');
  expect(await save(created, { '/title': 'Second' })).toContain('done=saved');
}

test('permissions and handlers of the created project have the type of their callers', () => {
  const code = `
    import type { Caller } from './site/auth.ts';
    import type { GuestBooksHandlers } from './generated/guest-books/handlers.ts';
    import type { RestRequest } from 'restloom-runtime/server';
    import type { RestRequest as SameRequest } from 'restloom-runtime';
    type Received = Parameters<GuestBooksHandlers['list']['handle']>[0];
    export const ofHandler = ({ user }: Received): Caller | null => user;
    export const ofRequest = ({ user }: RestRequest): Caller | null => user;
    export const ofEntry = ({ user }: SameRequest): Caller | null => user;
    export const roleOf = ({ user }: Received): 'editor' | 'reader' | undefined => user?.role;
    // @ts-expect-error A caller of the project has no login.
    export const loginOf = ({ user }: Received) => user?.login;
  `;
  writeFileSync(join(root, 'callers.ts'), code);
  const config = { extends: './tsconfig.json', include: ['callers.ts'] };
  writeFileSync(join(root, 'tsconfig.callers.json'), JSON.stringify(config));
  expect(ran('tsc', ['-p', 'tsconfig.callers.json'], root)).toEqual({ status: 0, out: '' });
  for (const name of ['callers.ts', 'tsconfig.callers.json']) rmSync(join(root, name));
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

test('options change the folders of schemas, output and handlers, and select the client only', () => {
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

test('the steps of the Dockerfile make a service that runs without development dependencies', async () => {
  writeFileSync(join(root, 'package-lock.json'), '{}\n');
  const image = buildImage(root, join(packed.folder, 'image'), (command, folder) => {
    if (!/^npm (?:ci|prune)/.test(command)) return false;
    packed.install(folder, command.includes('--omit=dev') ? 'production' : 'development');
    return true;
  });
  expect(readdirSync(image.folder)).toEqual(['dist', 'node_modules', 'package.json']);
  for (const name of ['restloom', 'typescript', 'tsx'])
    expect(existsSync(join(image.folder, 'node_modules', name))).toBe(false);
  expect(image).toMatchObject({
    command: ['node', 'dist/site/main.js'],
    env: { HOST: '0.0.0.0', NODE_ENV: 'production' },
  });
  const { PORT: _, ...env } = image.env;
  const service = await startProcess(image.folder, image.command.slice(1), /Try (\S+)/, env);
  const { port } = new URL(service.found);
  const [, ...check] = image.healthCheck;
  const checked = spawnSync(process.execPath, check, { env: { ...process.env, PORT: port } });
  expect(checked.status).toBe(0);
  expect(await (await fetch(service.found)).json()).toEqual([]);
  expect((await fetch(new URL('/readyz', service.found))).status).toBe(200);
  expect((await fetch(`${service.found}?context=edit`)).status).toBe(401);
  expect(await service.stop()).toBe(0);
});

test('publint and arethetypeswrong report no problem, and the runtime is small', async () => {
  expect(await problemsOf(packed)).toEqual([]);
});
