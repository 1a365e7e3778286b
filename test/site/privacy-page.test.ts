import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

/** The page that the settings name as privacy policy: only users who manage privacy may edit it. */

const PAGE = 3;
const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
let site: TestSite;
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

function ask(
  user: string | 0,
  method: string,
  path: string,
  more: object = {},
): Promise<SiteResponse> {
  return site.ask({ user, method, route: `/cms/v2/${path}`, ...more });
}

/** Status and code of a response. */
async function outcomeOf(...parts: Parameters<typeof ask>): Promise<unknown[]> {
  const { status, body } = await ask(...parts);
  const { code } = body as { code?: string };
  return code === undefined ? [status] : [status, code];
}

/** The IDs of a list and its total. */
async function listed(user: string | 0, query: object): Promise<unknown> {
  const { headers, body } = await ask(user, 'GET', 'pages', { query });
  const ids = (body as readonly { id: number }[]).map(({ id }) => id);
  return [ids, headers.get('X-CMS-Total')];
}

async function name(id: number): Promise<void> {
  const body = { page_for_privacy_policy: id };
  expect(await outcomeOf('admin', 'PUT', 'settings', { body })).toEqual([200]);
}

test('a draft of the privacy page is hidden from other editors, who cannot edit it', async () => {
  const edit = { query: { context: 'edit' } };
  const path = `pages/${PAGE}`;
  expect(await outcomeOf('editor', 'GET', path)).toEqual([403, 'rest_forbidden']);
  expect(await outcomeOf('editor', 'GET', path, edit)).toEqual([403, 'rest_forbidden_context']);
  expect(await outcomeOf('editor', 'PUT', path, { body: { title: 'Mine' } })).toEqual([
    ...[403, 'rest_cannot_edit'],
  ]);
  for (const query of [{}, { force: 'true' }])
    expect(await outcomeOf('editor', 'DELETE', path, { query })).toEqual([
      403,
      'rest_cannot_delete',
    ]);
  expect(
    await outcomeOf('editor', 'POST', `${path}/autosaves`, { body: { title: 'Mine' } }),
  ).toEqual([...[403, 'rest_cannot_edit']]);
  expect(await outcomeOf('editor', 'GET', `${path}/revisions`)).toEqual([403, 'rest_cannot_read']);
  expect((await ask('editor', 'OPTIONS', path)).headers.get('Allow')).toBeUndefined();
  expect((await ask('admin', 'OPTIONS', path)).headers.get('Allow')).toBe(
    'GET, POST, PUT, PATCH, DELETE',
  );
});

test('lists and totals of other editors do not contain the draft of the privacy page', async () => {
  for (const query of [{ status: 'draft' }, { include: [PAGE], status: 'draft' }]) {
    expect(await listed('editor', query)).toEqual([[], '0']);
    expect(await listed('admin', query)).toEqual([[PAGE], '1']);
  }
  const words = { status: 'draft,publish', search: 'privacy', context: 'edit' };
  expect(await listed('editor', words)).toEqual([[], '0']);
  expect(await listed('admin', words)).toEqual([[PAGE], '1']);
});

test('a published privacy page is public, and other editors cannot edit it', async () => {
  expect(await outcomeOf('admin', 'PUT', `pages/${PAGE}`, { body: { status: 'publish' } })).toEqual(
    [200],
  );
  expect(await outcomeOf(0, 'GET', `pages/${PAGE}`)).toEqual([200]);
  expect((await ask('editor', 'GET', `pages/${PAGE}`)).headers.get('Allow')).toBe('GET');
  expect(await outcomeOf('editor', 'PUT', `pages/${PAGE}`, { body: { title: 'Mine' } })).toEqual([
    ...[403, 'rest_cannot_edit'],
  ]);
  const include = { include: [PAGE] };
  expect(await listed('editor', include)).toEqual([[PAGE], '1']);
  expect(await listed('editor', { ...include, context: 'edit' })).toEqual([[], '1']);
});

test('the author of the privacy page may read its draft and may not edit it', async () => {
  await site.store.posts.update(PAGE, { author: 2 });
  expect(await outcomeOf('editor', 'GET', `pages/${PAGE}`)).toEqual([200]);
  expect(await listed('editor', { status: 'draft' })).toEqual([[PAGE], '1']);
  expect(await outcomeOf('editor', 'PUT', `pages/${PAGE}`, { body: { title: 'Mine' } })).toEqual([
    ...[403, 'rest_cannot_edit'],
  ]);
});

test('the settings choose the privacy page, and 0 chooses none', async () => {
  await name(41);
  expect(await outcomeOf('editor', 'GET', `pages/${PAGE}`)).toEqual([200]);
  expect(await outcomeOf('editor', 'PUT', 'pages/41', { body: { title: 'Mine' } })).toEqual([
    ...[403, 'rest_cannot_edit'],
  ]);
  await name(0);
  expect(await outcomeOf('editor', 'PUT', 'pages/41', { body: { title: 'Mine' } })).toEqual([200]);
  expect(await listed('editor', { status: 'draft' })).toEqual([[PAGE], '1']);
  const wrong = { body: { page_for_privacy_policy: 6 } };
  expect(await outcomeOf('admin', 'PUT', 'settings', wrong)).toEqual([400, 'rest_invalid_param']);
});
