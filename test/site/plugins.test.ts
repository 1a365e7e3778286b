import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentSite } from '../../site/context.ts';
import { SHIPPED_PLUGINS } from '../../site/config.ts';
import { SiteMaker } from './site-of.ts';
import type { RestartableSite } from './site-of.ts';

/** Plugins: found in their folder, activated and deactivated over the API, removed completely. */

const ROUTE = '/cms/v2/plugins';
const READING = 'reading-time/reading-time';

let folder: string;
let site: RestartableSite;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugins-'));
  await cp(SHIPPED_PLUGINS, folder, { recursive: true });
  const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'), {
    pluginsDir: folder,
  });
  site = await maker.make();
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

type Item = { readonly [field: string]: unknown };

async function send(
  method: string,
  route: string,
  body?: object,
  query: object = {},
): Promise<{ status: number; body: Item }> {
  const parts = { user: 'admin', method, route, query: { ...query } };
  const answer = await site.ask(body === undefined ? parts : { ...parts, body });
  return { status: answer.status, body: answer.body as Item };
}

function turn(id: string, status: 'active' | 'inactive') {
  return send('PUT', `${ROUTE}/${id}`, { status });
}

/** Writes a plugin into the folder. */
async function written(name: string, manifest: object | string, files: object = {}): Promise<void> {
  await mkdir(join(folder, name));
  const json = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  await writeFile(join(folder, name, 'plugin.json'), json);
  for (const [file, text] of Object.entries(files) as [string, string][])
    await writeFile(join(folder, name, file), text);
}

async function listed(query: object = {}): Promise<string[]> {
  const { body } = await send('GET', ROUTE, undefined, query);
  return (body as unknown as { plugin: string }[]).map(({ plugin }) => plugin);
}

test('the route, the field and the setting of a plugin are available immediately after its activation', async () => {
  expect((await send('GET', '/reading-time/v1/total')).status).toBe(404);
  const item = await turn(READING, 'active');
  expect(item).toMatchObject({ status: 200, body: { plugin: READING, status: 'active' } });

  expect((await send('GET', '/')).body['namespaces']).toContain('reading-time/v1');
  expect(await send('GET', '/reading-time/v1/total')).toMatchObject({ status: 200 });
  expect(await send('GET', '/reading-time/v1/total', undefined, { author: '999' })).toMatchObject({
    status: 404,
    body: { code: 'reading_time_no_author' },
  });
  expect((await send('GET', '/cms/v2/settings')).body['reading_speed']).toBe(200);
  const post = { title: 'Long', status: 'publish', content: 'word '.repeat(401) };
  const made = await send('POST', '/cms/v2/posts', post);
  expect(made.body['reading_time']).toBe(3);
  await send('POST', '/cms/v2/settings', { reading_speed: 401 });
  const own = `/cms/v2/posts/${String(made.body['id'])}`;
  expect((await send('GET', own, undefined, { _fields: 'reading_time' })).body).toEqual({
    reading_time: 1,
  });
  expect((await send('OPTIONS', '/cms/v2/posts')).body).toMatchObject({
    schema: { properties: { reading_time: { type: 'integer', readonly: true } } },
  });
});

test('everything that a plugin registered is removed by its deactivation', async () => {
  await turn(READING, 'active');
  expect(await turn(READING, 'inactive')).toMatchObject({
    status: 200,
    body: { status: 'inactive' },
  });
  expect((await send('GET', '/')).body['namespaces']).not.toContain('reading-time/v1');
  expect((await send('GET', '/reading-time/v1/total')).status).toBe(404);
  expect((await send('GET', '/cms/v2/settings')).body).not.toHaveProperty('reading_speed');
  expect((await send('GET', '/cms/v2/posts/6')).body).not.toHaveProperty('reading_time');
});

test('failed logins still count after a plugin is activated', async () => {
  const limits = () => site.app.run(() => Promise.resolve(currentSite().loginLimits));
  const attempt = { account: 'keeper', ip: '203.0.113.7' };
  const before = await limits();
  for (let i = 0; i < 50; i += 1) before.failed(attempt);
  const wait = before.wait(attempt);
  expect(wait).toBeGreaterThan(0);
  expect((await turn(READING, 'active')).status).toBe(200);
  expect((await limits()).wait(attempt)).toBeGreaterThan(0);
});

test('activation and deactivation are kept over a restart', async () => {
  await turn(READING, 'active');
  const again = await site.restarted();
  const answer = await again.ask({ route: '/reading-time/v1/total' });
  expect(answer.status).toBe(200);
  await turn(READING, 'inactive');
  const third = await site.restarted();
  expect((await third.ask({ route: '/reading-time/v1/total' })).status).toBe(404);
  expect(third.problems).toEqual([]);
});

test('plugin changes of another process are applied, and concurrent changes are kept', async () => {
  await written('odd', { name: 'Odd' }, { 'plugin.mjs': 'export default () => undefined;' });
  const other = await site.restarted();
  const follow = (): Promise<readonly string[]> => other.app.plugins.follow();
  expect(await follow()).toEqual([]);
  await turn(READING, 'active');
  expect(await follow()).toEqual([]);
  expect((await other.ask({ route: '/reading-time/v1/total' })).status).toBe(200);

  // The first process does not know this plugin when it changes the list.
  expect(await other.app.plugins.activate('odd/plugin')).toBeNull();
  await turn(READING, 'inactive');
  expect(await site.store.options.get('active_plugins')).toEqual(['odd/plugin']);
  expect(await follow()).toEqual([]);
  expect((await other.ask({ route: '/reading-time/v1/total' })).status).toBe(404);
  expect(await site.app.plugins.follow()).toEqual([]);
  expect(site.app.plugins.isActive('odd/plugin')).toBe(true);

  // A plugin that this process cannot run is reported once and stays active.
  await site.store.options.set({ active_plugins: ['odd/plugin', 'not/here'] });
  expect(await follow()).toEqual([expect.stringContaining('not/here does not run here')]);
  expect(await follow()).toEqual([]);
  expect(await site.store.options.get('active_plugins')).toEqual(['odd/plugin', 'not/here']);
});

test('a plugin registers types, block types and hooks', async () => {
  const plugin = `export default ({ types, hooks }) => {
    types.registerPostType('book', { public: true, show_in_rest: true, rest_base: 'books' });
    types.registerBlockType('shop/price', { attributes: { of: { type: 'string' } } },
      ({ attributes, html }) => html\`<b>\${attributes.of}: 5</b>\`);
    hooks.on('rest_avatar_sizes', () => [32]);
  };`;
  await written('shop', { name: 'Shop' }, { 'plugin.mjs': plugin });
  await turn('shop/plugin', 'active');
  expect((await send('GET', '/cms/v2/books')).status).toBe(200);
  const rendered = await send('POST', '/cms/v2/block-renderer/shop/price', {
    context: 'edit',
    attributes: { of: '<i>' },
  });
  expect(rendered.body).toMatchObject({ rendered: '<b>&lt;i&gt;: 5</b>' });
  const user = await send('GET', '/cms/v2/users/me');
  expect(Object.keys(user.body['avatar_urls'] as object)).toEqual(['32']);
  await turn('shop/plugin', 'inactive');
  expect((await send('GET', '/cms/v2/block-types/shop/price')).status).toBe(404);
  expect((await send('GET', '/cms/v2/books')).status).toBe(404);
});

test('a plugin extends the classes of the site without importing them', async () => {
  const plugin = `export default ({ hooks, classes }) => {
    class Rooms extends classes.SearchHandler {
      type = 'room';
      subtypes() { return []; }
      find() { return { results: [{ id: 1, title: 'Attic', url: '/attic', type: 'room' }], total: 1 }; }
    }
    class Counting extends classes.Server { asked = 0; }
    hooks.on('wp_rest_server_class', () => Counting);
    hooks.on('wp_rest_search_handlers', (handlers) => [...handlers, new Rooms()]);
    hooks.on('rest_api_init', (server) => server.registerRoute('house/v1', '/doors', {
      methods: 'POST',
      permission_callback: () => true,
      callback: () => new classes.RestResponse({ asked: ++server.asked }, { status: 201 }),
    }));
  };`;
  await written('house', { name: 'House' }, { 'plugin.mjs': plugin });
  await turn('house/plugin', 'active');
  const found = await send('GET', '/cms/v2/search', undefined, { type: 'room' });
  expect(found.body).toMatchObject([{ id: 1, title: 'Attic', type: 'room' }]);
  const door = await send('POST', '/house/v1/doors', {});
  expect(door).toEqual({ status: 201, body: { asked: 1 } });
});

test.each([
  ['throws', `export default () => { throw new Error('no oven'); };`, 'no oven'],
  [
    'throws when routes are registered',
    `export default ({ hooks }) => hooks.on('rest_api_init', () => { throw new Error('no pan'); });`,
    'no pan',
  ],
  ['throws while it is imported', `throw new Error('no gas');`, 'no gas'],
  ['has a syntax error', `export default (`, ''],
  ['imports a missing module', `import 'nothing-of-this-name'; export default () => {};`, ''],
  ['exports nothing', `export const other = 1;`, 'no default export'],
  [
    'waits',
    `export default async () => { throw new Error('late'); };`,
    'must not return a promise',
  ],
])('a plugin that %s stays inactive, and the response has the reason', async (_, code, reason) => {
  await turn(READING, 'active');
  await written('bad', { name: 'Bad' }, { 'plugin.mjs': code });
  const answer = await turn('bad/plugin', 'active');
  expect(answer).toMatchObject({ status: 500, body: { code: 'plugin_failed' } });
  expect(answer.body['message']).toContain(reason);
  expect((await send('GET', `${ROUTE}/bad/plugin`)).body['status']).toBe('inactive');
  // The others still run, now and after a restart.
  expect((await send('GET', '/reading-time/v1/total')).status).toBe(200);
  const again = await site.restarted();
  expect((await again.ask({ route: '/reading-time/v1/total' })).status).toBe(200);
  expect(again.problems).toEqual([]);
});

test('an active plugin that fails after a restart is reported and deactivated', async () => {
  await written('shop', { name: 'Shop' }, { 'plugin.mjs': 'export default () => {};' });
  await turn('shop/plugin', 'active');
  await turn(READING, 'active');
  await rm(join(folder, 'shop'), { recursive: true });
  const again = await site.restarted();
  expect(again.problems).toEqual([
    'The plugin shop/plugin is not active any more: Plugin not found.',
  ]);
  expect((await again.ask({ route: '/reading-time/v1/total' })).status).toBe(200);
  expect(await site.store.options.get('active_plugins')).toEqual([READING]);
});

test.each([
  ['invalid JSON', '{', 'plugin.json is not valid JSON'],
  ['a list in place of a map', '[1]', 'plugin.json'],
  ['no name', '{"version":"1"}', 'name'],
  ['an unknown keyword', '{"name":"X","mian":"x"}', 'mian'],
  ['a module outside of its folder', '{"name":"X","main":"../../app"}', 'main'],
  ['a missing module', '{"name":"X","main":"other"}', 'The module is missing: other.'],
  ['an invalid version', '{"name":"X","requires":{"api":"new"}}', 'api'],
])(
  'a plugin whose manifest has %s is listed with its problem and cannot be activated',
  async (_, json, problem) => {
    await written('broken', json, { 'plugin.mjs': 'export default () => {};' });
    const { body } = await send('GET', `${ROUTE}/broken`);
    expect(body).toMatchObject({ plugin: 'broken', status: 'inactive', name: 'broken' });
    expect((body['description'] as Item)['raw']).toContain(problem);
    const refused = await turn('broken', 'active');
    expect(refused).toMatchObject({ status: 400, body: { code: 'plugin_invalid' } });
    expect(refused.body['message']).toContain(problem);
    expect((await send('DELETE', `${ROUTE}/broken`)).status).toBe(200);
    expect(await readdir(folder)).toEqual(['reading-time']);
  },
);

test('a symbolic link out of the folder is refused, and deleting it keeps its target', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  await writeFile(join(elsewhere, 'plugin.json'), '{"name":"Elsewhere"}');
  await writeFile(join(elsewhere, 'plugin.mjs'), 'export default () => {};');
  await symlink(elsewhere, join(folder, 'led'));
  await mkdir(join(folder, 'half'));
  await writeFile(join(folder, 'half', 'plugin.json'), '{"name":"Half"}');
  await symlink(join(elsewhere, 'plugin.mjs'), join(folder, 'half', 'plugin.mjs'));
  for (const id of ['led', 'half'])
    expect(await turn(id, 'active')).toMatchObject({ body: { code: 'plugin_invalid' } });
  await send('DELETE', `${ROUTE}/led`);
  expect(await readdir(elsewhere)).toEqual(['plugin.json', 'plugin.mjs']);
  await rm(elsewhere, { recursive: true });
});

test('path traversal and unknown names get 404', async () => {
  for (const id of [
    '../reading-time',
    '..%2Freading-time',
    'reading-time',
    'no-such/x',
    'a:b',
    '%00',
  ])
    expect((await send('GET', `${ROUTE}/${id}`)).status).toBe(404);
});

test('a plugin that requires another API or Node.js version is refused', async () => {
  const code = { 'plugin.mjs': 'export default () => {};' };
  await written('new', { name: 'New', requires: { api: '99.1' } }, code);
  await written('node', { name: 'Node', requires: { node: '99' } }, code);
  expect(await turn('new/plugin', 'active')).toMatchObject({
    status: 400,
    body: { code: 'plugin_cms_incompatible' },
  });
  expect(await turn('node/plugin', 'active')).toMatchObject({
    status: 400,
    body: { code: 'plugin_php_incompatible' },
  });
  expect((await send('GET', `${ROUTE}/new/plugin`)).body['requires_cms']).toBe('99.1');
});

test('an active plugin cannot be deleted; an inactive one is deleted with its folder', async () => {
  await turn(READING, 'active');
  expect(await send('DELETE', `${ROUTE}/${READING}`)).toMatchObject({
    status: 400,
    body: { code: 'rest_cannot_delete_active_plugin' },
  });
  await turn(READING, 'inactive');
  expect(await send('DELETE', `${ROUTE}/${READING}`)).toMatchObject({
    status: 200,
    body: { deleted: true, previous: { plugin: READING, status: 'inactive' } },
  });
  expect(await readdir(folder)).toEqual([]);
  expect((await send('GET', `${ROUTE}/${READING}`)).status).toBe(404);
});

test('plugins are listed by name, and filtered by text and status', async () => {
  const manifest = {
    name: 'A <b>tart</b>',
    description: 'It "bakes".',
    author: 'Kim',
    author_uri: 'https://kim.test',
  };
  await written('bakery', manifest, { 'plugin.mjs': 'export default () => {};' });
  expect(await listed()).toEqual(['bakery/plugin', READING]);
  expect(await listed({ search: 'BAKES' })).toEqual(['bakery/plugin']);
  await turn(READING, 'active');
  expect(await listed({ status: 'active' })).toEqual([READING]);
  expect(await listed({ status: 'inactive' })).toEqual(['bakery/plugin']);
  expect((await send('GET', `${ROUTE}/bakery/plugin`)).body).toMatchObject({
    name: 'A <b>tart</b>',
    author: 'Kim',
    description: {
      raw: 'It "bakes".',
      rendered: 'It &quot;bakes&quot;. <cite>By <a href="https://kim.test">Kim</a>.</cite>',
    },
  });
});

test('two plugins activated concurrently both run; a changed plugin runs its new code after reactivation', async () => {
  const ones = (answer: number): string => `export default ({ hooks }) =>
    hooks.on('rest_api_init', (server) => server.registerRoute('one/v1', '/n',
      { callback: () => ${answer}, permission_callback: () => true }));`;
  await written('one', { name: 'One' }, { 'plugin.mjs': ones(1) });
  await Promise.all([turn('one/plugin', 'active'), turn(READING, 'active')]);
  expect((await send('GET', '/reading-time/v1/total')).status).toBe(200);
  expect((await send('GET', '/one/v1/n')).body).toBe(1);
  await turn('one/plugin', 'inactive');
  await writeFile(join(folder, 'one', 'plugin.mjs'), ones(2));
  await turn('one/plugin', 'active');
  expect((await send('GET', '/one/v1/n')).body).toBe(2);
});

test('the `$schema` of every plugin, package and theme of the site is an existing file', async () => {
  const root = join(import.meta.dirname, '../../site');
  const names = (await readdir(root, { recursive: true })).filter((name) =>
    /(?:^|\/)(?:plugin|theme)\.json$/.test(name),
  );
  expect(names.length).toBeGreaterThan(4);
  const missing = names.filter((name) => {
    const path = join(root, name);
    const [, schema = ''] = /"\$schema": "([^"]*)"/.exec(readFileSync(path, 'utf8')) ?? [];
    return schema === '' || !existsSync(join(dirname(path), schema));
  });
  expect(missing).toEqual([]);
});
