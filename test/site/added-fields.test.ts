import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Schema } from '../../runtime/schema/index.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Readonly fields and additional fields of a site. */

const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
let site: TestSite;

beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

type Item = { readonly [field: string]: unknown };

async function send(
  method: string,
  route: string,
  body?: object,
  query: { readonly [name: string]: unknown } = {},
): Promise<{ status: number; item: Item }> {
  const parts = { user: 'admin', method, route, query };
  const { status, body: item } = await site.ask(body === undefined ? parts : { ...parts, body });
  return { status, item: item as Item };
}

test('readonly fields that a client sends are ignored', async () => {
  const sent = {
    title: 'Sent back',
    link: 'http://elsewhere.test/',
    guid: { raw: 'mine' },
    modified: '1999-01-01T00:00:00',
    generated_slug: 'mine',
    type: 'page',
    content: { raw: 'Text.', rendered: '<p>Other text.</p>', protected: true },
  };
  const made = await send('POST', '/cms/v2/posts', sent, { context: 'edit' });
  expect(made.status).toBe(201);
  expect(made.item).toMatchObject({ type: 'post', content: { raw: 'Text.', protected: false } });
  expect(JSON.stringify(made.item)).not.toMatch(/elsewhere|mine|1999|Other/);
  // An item can be sent back unchanged.
  const again = await send('PUT', `/cms/v2/posts/${String(made.item['id'])}`, made.item);
  expect([again.status, again.item['content']]).toEqual([200, made.item['content']]);
});

test('2.4: a field added to posts and tags is shown, selected by `_fields`, written and described by OPTIONS', async () => {
  const stars = new Map<unknown, unknown>();
  site.app.server.fields.register(['post', 'tag'], 'stars', {
    get_callback: (item) => stars.get(item['id']) ?? 0,
    update_callback: (value, item) => {
      // The update callback gets the written item.
      stars.set((item as Item)['id'], value);
    },
    schema: { type: 'integer', maximum: 5, context: ['view', 'edit'] },
  });
  for (const [route, body] of [
    ['/cms/v2/posts', { title: 'Good', status: 'publish', stars: '4' }],
    ['/cms/v2/tags', { name: 'good', stars: 4 }],
  ] as const) {
    const { status, item } = await send('POST', route, body);
    expect([status, item['stars']]).toEqual([201, 4]);
    const own = `${route}/${String(item['id'])}`;
    expect((await send('GET', own, undefined, { _fields: 'stars' })).item).toEqual({ stars: 4 });
    expect((await send('GET', own, undefined, { context: 'embed' })).item).not.toHaveProperty(
      'stars',
    );
    expect(await send('POST', own, { stars: 9 })).toMatchObject({
      status: 400,
      item: { data: { details: { stars: { code: 'rest_out_of_bounds' } } } },
    });
    expect((await send('PATCH', own, { stars: 2 })).item['stars']).toBe(2);
    expect((await send('OPTIONS', route)).item).toMatchObject({
      endpoints: [{}, { methods: ['POST'], args: { stars: { type: 'integer', maximum: 5 } } }],
      schema: { properties: { stars: { type: 'integer' } } },
    });
  }
});

test.each([
  ['post', '/cms/v2/posts/1'],
  ['term', '/cms/v2/categories/1'],
  ['user', '/cms/v2/users/1'],
  ['comment', '/cms/v2/comments/1'],
] as const)(
  '4.5: meta values of a %s are shown in the contexts of their schemas',
  async (kind, route) => {
    const text: Schema = { type: 'string' };
    const schemas: { readonly [name: string]: Schema } = {
      secret: { ...text, context: ['edit'] },
      told: text,
      size: {
        type: 'object',
        context: ['view', 'edit'],
        properties: {
          a: { ...text, context: ['edit'] },
          b: { ...text, context: ['view', 'edit'] },
        },
      },
    };
    for (const [name, schema] of Object.entries(schemas)) {
      site.app.site.types.registerMeta(kind, name, { single: true, show_in_rest: { schema } });
    }
    const meta = { secret: 's', told: 't', size: { a: '1', b: '2' } };
    expect((await send('POST', route, { meta })).item['meta']).toMatchObject(meta);
    expect((await send('GET', route, undefined, { context: 'edit' })).item['meta']).toMatchObject(
      meta,
    );
    const { item } = await send('GET', route);
    expect(item['meta']).toEqual({ told: 't', size: { b: '2' } });
  },
);

test('2.1: revisions and autosaves of posts do not show a taxonomy that is registered for the posts', async () => {
  site.app.site.types.registerTaxonomy('genre', ['post'], { show_in_rest: true });
  const own = '/cms/v2/posts/1';
  expect((await send('OPTIONS', own)).item).toMatchObject({
    schema: { properties: { genre: { type: 'array' } } },
  });
  for (const states of ['revisions', 'autosaves']) {
    const { item } = await send('OPTIONS', `${own}/${states}`);
    const { schema, endpoints } = item as {
      schema: { properties: Item };
      endpoints: readonly { methods: readonly string[]; args: Item }[];
    };
    expect(schema.properties).not.toHaveProperty('genre');
    const taking = endpoints.filter(({ args }) => 'genre' in args);
    expect(taking.map(({ methods }) => methods)).toEqual(states === 'autosaves' ? [['POST']] : []);
  }
  const { item } = await send('POST', `${own}/autosaves`, { title: 'Kept', genre: [] });
  expect(item['_links']).toEqual({ parent: [{ href: `http://site.test/cms-json${own}` }] });
});
