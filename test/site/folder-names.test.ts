import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PluginFolder } from '../../site/domain/plugins/folder.ts';
import { isFolderName } from '../../site/lib/files.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

const THEMES = ['my theme', 'àáâ', 'block_theme-[0.4.0]', 'subdir/theme2', 'a (b) @c', 'v1..2'];

let site: WebSite;
let keeper: Visitor;
let nonce: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'));
  for (const name of THEMES) {
    await write(`themes/${name}/theme.json`, `{ "name": "Theme ${name}", "version": "1" }`);
    await write(`themes/${name}/templates/index.html`, '<p>An index.</p>');
  }
  await write('theme.json', '{ "name": "Outside", "version": "1" }');
  await write('themes/.hidden/theme.json', '{ "name": "Hidden", "version": "1" }');
  await write('themes/subdir/deep/er/theme.json', '{ "name": "Deep", "version": "1" }');
  site = await openWebSite({ themesDir: join(folder, 'themes') });
  keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  ({ nonce } = await keeper.apiSettings());
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function get(route: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const { status, headers, body } = await send(route);
  return { status, headers, body: JSON.parse(body) as unknown };
}

async function send(route: string): Promise<{ status: number; headers: Headers; body: string }> {
  const answer = await keeper.get(`/cms-json/${route}`, { headers: { 'x-cms-nonce': nonce } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

test('themes are listed by their folders, including subfolders', async () => {
  const { body } = await get('cms/v2/themes?_fields=stylesheet');
  expect(body).toEqual([...THEMES].sort().map((stylesheet) => ({ stylesheet })));
});

test.each(THEMES)('the theme %j, its templates and its styles are found', async (name) => {
  await site.store.options.set({ stylesheet: name });
  // The slash between a folder and its subfolder is a slash of the path.
  const path = name.split('/').map(encodeURIComponent).join('/');
  const item = { stylesheet: name, name: { raw: `Theme ${name}` }, status: 'active' };
  expect(await get(`cms/v2/themes/${path}`)).toMatchObject({ status: 200, body: item });
  expect(await get(`cms/v2/templates/${path}//index`)).toMatchObject({
    status: 200,
    body: { id: `${name}//index`, content: { raw: '<p>An index.</p>' } },
  });
  expect(await get(`cms/v2/global-styles/themes/${path}`)).toMatchObject({ status: 200 });
  const { status, headers } = await send('cms-block-editor/v1/export');
  expect(status).toBe(200);
  const filename = `${name.split('/').at(-1)}.zip`;
  const [, star] = /filename\*=UTF-8''(.*)/.exec(headers.get('content-disposition') ?? '') ?? [];
  const [, plain] = /filename="(.*?)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  expect(star === undefined ? plain : decodeURIComponent(star)).toBe(filename);
});

test.each(['../names', 'my theme/..', '.hidden', 'subdir/deep/er', 'subdir', '%2e%2e'])(
  'the theme %j does not exist',
  async (name) => {
    const { status } = await get(`cms/v2/themes/${encodeURIComponent(name)}`);
    expect(status).toBe(404);
  },
);

test('a template ID with more text after the slug gets 404', async () => {
  await site.store.options.set({ stylesheet: 'my theme' });
  expect(await get('cms/v2/templates/my%20theme//index')).toMatchObject({ status: 200 });
  expect(await get('cms/v2/templates/my%20theme//index/more')).toMatchObject({ status: 404 });
});

test('a plugin is found in a folder with any name that its route accepts', async () => {
  const plugins = new PluginFolder(join(folder, 'plugins'));
  await write('plugins/my plugin (à)/plugin.json', '{ "name": "Mine", "main": "my module" }');
  await write('plugins/my plugin (à)/my module.js', 'export default () => {};');
  const [found] = await plugins.list();
  expect(found).toMatchObject({ id: 'my plugin (à)/my module', problem: null });
  await cp(join(folder, 'plugins/my plugin (à)'), join(folder, 'outside'), { recursive: true });
  expect(await plugins.find('../outside/my module')).toBeNull();
});

test.each(['', '.', '..', '.git', 'a/b', 'a\\b', 'a:b', 'a\0', 'a\n', 'a ', 'a.', 'é'.repeat(128)])(
  '%j is not a valid folder name',
  (name) => expect(isFolderName(name)).toBe(false),
);
