import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Registered settings and meta values, on a site with strict response validation. */

const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
let site: TestSite;

beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

const read = async (route: string): Promise<unknown> =>
  (await site.ask({ user: 'admin', route })).body;

test('a setting without a default is null until it is set, and passes response validation', async () => {
  site.app.site.types.registerSetting('motto', { show_in_rest: true });
  expect(await read('/cms/v2/settings')).toMatchObject({ motto: null });
});

test('a meta value is null if the stored value is missing or invalid, and passes response validation', async () => {
  const { types } = site.app.site;
  const size = {
    type: 'object',
    properties: { width: { type: 'integer', required: true } },
  } as const;
  for (const kind of ['post', 'term', 'user'] as const) {
    types.registerMeta(kind, 'size', {
      type: 'object',
      single: true,
      show_in_rest: { schema: size },
    });
    types.registerMeta(kind, 'mail', {
      single: true,
      show_in_rest: { schema: { format: 'email' } },
    });
  }
  types.registerPostType('book', { show_in_rest: true, supports: ['title', 'custom-fields'] });
  const book = { user: 'admin', method: 'POST', route: '/cms/v2/book', body: { title: 'One' } };
  expect((await site.ask(book)).body).toMatchObject({ meta: { size: null, mail: null } });
  for (const route of ['posts/1', 'categories/1', 'users/1'])
    expect(await read(`/cms/v2/${route}`)).toMatchObject({ meta: { size: null, mail: null } });
  // Responses show null for an invalid stored value, and OPTIONS documents it.
  expect((await site.ask({ method: 'OPTIONS', route: '/cms/v2/posts/1' })).body).toMatchObject({
    schema: { properties: { meta: { properties: { size: { type: ['object', 'null'] } } } } },
  });
});

test('an attachment stores and shows registered meta values and the terms of a registered taxonomy', async () => {
  const { types } = site.app.site;
  types.registerMeta('post', 'place', { single: true, show_in_rest: true });
  types.registerTaxonomy('genre', ['attachment'], { show_in_rest: true });
  const ask = { user: 'admin', method: 'POST' };
  const genre = await site.ask({ ...ask, route: '/cms/v2/genre', body: { name: 'Sea' } });
  const { id } = genre.body as { readonly id: number };
  const file = await site.store.posts.insert({ type: 'attachment', status: 'inherit' });
  const route = `/cms/v2/media/${file.id}`;
  const body = { meta: { place: 'Harbour' }, genre: [id] };
  expect((await site.ask({ ...ask, route, body })).body).toMatchObject(body);
  expect(await read(route)).toMatchObject(body);
});
