import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { createSite } from '../../site/app.ts';
import type { App, Plugin } from '../../site/app.ts';
import { useSite } from '../../site/context.ts';
import { ContentTypes } from '../../site/domain/content-types.ts';
import { postTypeResource, taxonomyResource } from '../../site/domain/registration/routes.ts';
import { listPagesArgs } from '../../generated/pages/args.ts';
import { pageContexts } from '../../generated/pages/contexts.ts';
import { pageLinks } from '../../generated/pages/routes.ts';
import { pageSchema } from '../../generated/pages/schema.ts';
import { categoryLinks } from '../../generated/categories/routes.ts';
import { categorySchema } from '../../generated/categories/schema.ts';
import type { Store } from '../../site/store/index.ts';
import { opened, postgresDatabases, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

const library: Plugin = ({ types }) => {
  types.registerPostType('book', {
    labels: { name: 'Books', singular_name: 'Book' },
    public: true,
    show_in_rest: true,
    rest_base: 'books',
    rest_namespace: 'library/v1',
    supports: ['title', 'editor', 'author', 'custom-fields', 'page-attributes', 'revisions'],
  });
  types.registerTaxonomy('genre', ['book', 'post'], {
    labels: { name: 'Genres', singular_name: 'Genre' },
    hierarchical: true,
    show_in_rest: true,
    rest_base: 'genres',
  });
  types.registerMeta('post', 'pages', {
    type: 'integer',
    description: 'How many pages it has.',
    single: true,
    default: 0,
    object_subtype: 'book',
    show_in_rest: { schema: { type: 'integer', minimum: 0 } },
  });
  types.registerMeta('post', 'shelf', { show_in_rest: true });
  types.registerMeta('term', 'color', { show_in_rest: true, single: true });
  types.registerMeta('user', 'motto', { show_in_rest: true, single: true });
  types.registerMeta('comment', 'stars', { type: 'integer', show_in_rest: true, single: true });
  types.registerMeta('post', '_secret', { show_in_rest: true, single: true });
  types.registerSetting('opening_hours', { default: 'never', show_in_rest: { name: 'hours' } });
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The tests read responses of every kind.
  readonly body: Record<string, never> & { readonly [name: string]: unknown };
}

describe.each([
  ['sqlite', sqliteDatabases],
  ['postgres', postgresDatabases],
] as const)('types registered at run time, over HTTP, on %s', (_kind, start) => {
  let databases: Databases;
  let store: Store;
  let app: App;
  let listening: Listening;
  let authorization: string;

  beforeAll(async () => {
    databases = await start();
    const address = await databases.fresh();
    store = await opened(address);
    const user = await store.users.insert({
      username: 'ann',
      email: 'ann@site.test',
      slug: 'ann',
      name: 'Ann',
      roles: ['administrator'],
    });
    const { password } = await makeApplicationPassword(store, user.id, { name: 'test' });
    authorization = `Basic ${Buffer.from(`ann:${password}`).toString('base64')}`;
    app = createSite({
      store,
      settings: {
        token: 'cms',
        baseUrl: 'http://site.test',
        adminUrl: 'http://site.test/admin',
        apiRel: 'https://api.test/',
        debug: false,
        dataDir: address.dataDir,
      },
      secret: 'of a test',
      plugins: [library],
    });
    useSite(app.site);
    listening = await listen(app.server, { port: 0, host: '127.0.0.1' });
  }, 60_000);

  afterAll(async () => {
    await listening.close();
    useSite(null);
    await store.close();
    await databases.stop();
  });

  async function ask(method: string, route: string, body?: object): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${listening.port}/cms-json${route}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    };
  }

  test('2.2: a post type has routes below its namespace and base', async () => {
    const made = await ask('POST', '/library/v1/books', {
      title: 'Dune',
      content: 'Sand.',
      status: 'publish',
      menu_order: 3,
    });
    expect(made.status).toBe(201);
    const id = Number(made.body['id']);
    expect(made.headers.get('location')).toBe(`http://site.test/cms-json/library/v1/books/${id}`);
    expect(Object.keys(made.body)).toEqual([
      'id',
      'date',
      'date_gmt',
      'guid',
      'modified',
      'modified_gmt',
      'password',
      'slug',
      'status',
      'type',
      'link',
      'title',
      'content',
      'author',
      'menu_order',
      'template',
      'meta',
      'genres',
      'permalink_template',
      'generated_slug',
      '_links',
    ]);
    expect(made.body).toMatchObject({ type: 'book', slug: 'dune', menu_order: 3 });
    expect(made.body['_links']).toMatchObject({
      self: [{ href: `http://site.test/cms-json/library/v1/books/${id}` }],
      about: [{ href: 'http://site.test/cms-json/cms/v2/types/book' }],
      'cms:term': [
        { href: `http://site.test/cms-json/cms/v2/genres?post=${id}`, embeddable: true },
      ],
    });
    const saved = await ask('POST', `/library/v1/books/${id}/autosaves`, { content: 'Spice.' });
    expect(saved.body).toMatchObject({ parent: id, content: { raw: 'Spice.' } });
    expect((await ask('PUT', `/library/v1/books/${id}`, { title: 'Dune Messiah' })).status).toBe(
      200,
    );
    const trashed = await ask('DELETE', `/library/v1/books/${id}`);
    expect(trashed.body).toMatchObject({ status: 'trash' });
    expect((await ask('GET', `/cms/v2/posts/${id}`)).body).toMatchObject({
      code: 'rest_post_invalid_id',
    });
  });

  test('2.2: a comment links to its post in the namespace of the type', async () => {
    const book = await store.posts.insert({ type: 'book', title: 'Emma', status: 'publish' });
    const { id } = await store.comments.insert({ post: book.id, content: 'Good.', approved: '1' });
    const { body } = await ask('GET', `/cms/v2/comments/${id}?_embed=up`);
    expect(body).toMatchObject({
      _links: {
        up: [
          {
            embeddable: true,
            href: `http://site.test/cms-json/library/v1/books/${book.id}`,
            post_type: 'book',
          },
        ],
      },
      _embedded: { up: [{ id: book.id, type: 'book' }] },
    });
    await ask('DELETE', `/library/v1/books/${book.id}?force=true`);
  });

  test('an invalid argument gets the error of a built-in type', async () => {
    const wrong = await ask('GET', '/library/v1/books?context=none&per_page=0');
    expect(wrong.body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { context: expect.any(String), per_page: expect.any(String) } },
    });
  });

  test('OPTIONS shows the arguments and schema, and the index the routes', async () => {
    const { body } = await ask('OPTIONS', '/library/v1/books');
    expect(body).toMatchObject({
      namespace: 'library/v1',
      methods: ['GET', 'POST'],
      schema: {
        title: 'book',
        properties: { meta: { properties: { pages: { type: ['integer', 'null'], minimum: 0 } } } },
      },
    });
    const index = await ask('GET', '/library/v1');
    expect(Object.keys(index.body['routes'] ?? {})).toEqual([
      '/library/v1',
      '/library/v1/books',
      '/library/v1/books/(?P<id>[\\d]+)',
      '/library/v1/books/(?P<parent>[\\d]+)/revisions',
      '/library/v1/books/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)',
      '/library/v1/books/(?P<id>[\\d]+)/autosaves',
      '/library/v1/books/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)',
    ]);
    const types = await ask('GET', '/cms/v2/types/book');
    expect(types.body).toMatchObject({
      name: 'Books',
      rest_base: 'books',
      rest_namespace: 'library/v1',
      taxonomies: ['genre'],
      _links: { 'cms:items': [{ href: 'http://site.test/cms-json/library/v1/books' }] },
    });
  });

  test('a taxonomy has routes, and is an argument and a field of its posts, also of built-in types', async () => {
    const genre = await ask('POST', '/cms/v2/genres', { name: 'Epic', meta: { color: 'red' } });
    expect(genre.status).toBe(201);
    expect(genre.body).toMatchObject({ taxonomy: 'genre', parent: 0, meta: { color: 'red' } });
    expect(genre.body['_links']).toMatchObject({
      'cms:post_type': [
        { href: `http://site.test/cms-json/library/v1/books?genres=${String(genre.body['id'])}` },
        { href: `http://site.test/cms-json/cms/v2/posts?genres=${String(genre.body['id'])}` },
      ],
    });
    const id = Number(genre.body['id']);
    for (const route of ['/library/v1/books', '/cms/v2/posts']) {
      const content = { title: 'With a genre', status: 'publish', genres: [id] };
      expect((await ask('POST', route, content)).body).toMatchObject({ genres: [id] });
      const found = await ask('GET', `${route}?genres=${id}`);
      expect(found.headers.get('x-cms-total')).toBe('1');
      const others = await ask('GET', `${route}?genres_exclude=${id}`);
      expect(others.headers.get('x-cms-total')).toBe('0');
      const options = await ask('OPTIONS', route);
      expect(options.body['schema']).toMatchObject({ properties: { genres: { type: 'array' } } });
    }
  });

  test('meta values of posts, users and comments are stored by their schema', async () => {
    const made = await ask('POST', '/library/v1/books', {
      title: 'Counted',
      status: 'publish',
      meta: { pages: 412, shelf: ['A', 'B'] },
    });
    expect(made.body['meta']).toEqual({ pages: 412, shelf: ['A', 'B'], _secret: '' });
    const route = `/library/v1/books/${String(made.body['id'])}`;
    expect((await ask('PUT', route, { meta: { pages: -1 } })).body).toMatchObject({
      code: 'rest_out_of_bounds',
      data: { status: 400 },
    });
    expect((await ask('PUT', route, { meta: { _secret: 'x' } })).body).toMatchObject({
      code: 'rest_cannot_update',
      data: { key: '_secret', status: 403 },
    });
    const cleared = await ask('PUT', route, { meta: { pages: null, shelf: [] } });
    expect(cleared.body['meta']).toEqual({ pages: 0, shelf: [], _secret: '' });

    const me = await ask('PUT', '/cms/v2/users/me', { meta: { motto: 'Read.' } });
    expect(me.body['meta']).toMatchObject({ motto: 'Read.' });
    const post = await ask('POST', '/cms/v2/posts', { title: 'P', status: 'publish' });
    await ask('PUT', `/cms/v2/posts/${String(post.body['id'])}`, { comment_status: 'open' });
    const comment = await ask('POST', '/cms/v2/comments', {
      post: post.body['id'],
      content: 'Good.',
      meta: { stars: 5 },
    });
    expect(comment.body).toMatchObject({ meta: { stars: 5 } });
  });

  test('4.5: schemas of registered settings and meta values are closed by default', async () => {
    const { types } = app.site;
    const size = { type: 'object', properties: { height: { type: 'integer' } } } as const;
    const open = { ...size, additionalProperties: true } as const;
    const register = (name: string, schema: typeof size | typeof open): void => {
      types.registerSetting(name, { type: 'object', show_in_rest: { schema } });
      types.registerMeta('user', name, { type: 'object', single: true, show_in_rest: { schema } });
    };
    register('size', size);
    register('sizes', open);
    const sent = { height: '7', width: 5 };
    const kept = { height: 7, width: 5 };
    const ofMe = (meta: object) => ask('PUT', '/cms/v2/users/me', { meta });
    const site = (values: object) => ask('PUT', '/cms/v2/settings', values);
    expect((await site({ size: sent })).body).toMatchObject({
      data: { details: { size: { code: 'rest_additional_properties_forbidden' } } },
    });
    expect((await ofMe({ size: sent })).body['code']).toBe('rest_additional_properties_forbidden');
    expect((await site({ sizes: sent })).body).toMatchObject({ sizes: kept });
    expect((await ofMe({ sizes: sent })).body).toMatchObject({ meta: { sizes: kept } });
  });

  test('a setting is shown under its name, stored, and reset by null', async () => {
    expect((await ask('GET', '/cms/v2/settings')).body).toMatchObject({ hours: 'never' });
    expect((await ask('PUT', '/cms/v2/settings', { hours: '9 to 5' })).body).toMatchObject({
      hours: '9 to 5',
    });
    expect((await store.options.all()).get('opening_hours')).toBe('9 to 5');
    expect((await ask('PUT', '/cms/v2/settings', { hours: null })).body).toMatchObject({
      hours: 'never',
    });
  });

  test('types registered at run time have routes immediately, and `rest_controller` replaces the routes', async () => {
    const { types } = app.site;
    types.registerPostType('film', { show_in_rest: true });
    types.registerMeta('post', 'length', { type: 'integer', single: true, show_in_rest: true });
    types.registerPostType('hidden', { show_in_rest: true, rest_controller: null });
    types.registerPostType('radio', {
      show_in_rest: true,
      rest_controller: (server, { base }) => {
        server.registerRoute('own/v1', base, {
          callback: () => ({ on: 'air' }),
          permission_callback: () => true,
        });
      },
    });
    expect((await ask('GET', '/cms/v2/film')).status).toBe(200);
    expect((await ask('GET', '/cms/v2/hidden')).status).toBe(404);
    expect((await ask('GET', '/own/v1/radio')).body).toEqual({ on: 'air' });
    expect((await ask('GET', '/cms/v2/radio')).status).toBe(404);
    const post = await ask('POST', '/cms/v2/posts', { title: 'Long', meta: { length: 7 } });
    expect(post.body['meta']).toMatchObject({ length: 7 });
  });

  test('2.1: posts of a type with its own controller have routes for autosaves, and for revisions if supported', async () => {
    const { types } = app.site;
    const register = (name: string, supports: readonly string[]) =>
      types.registerPostType(name, { show_in_rest: true, supports, rest_controller: () => {} });
    register('song', ['title', 'revisions']);
    register('poem', ['title']);
    const { id } = await store.posts.insert({ type: 'song', title: 'A song', author: 1 });
    expect(await ask('GET', `/cms/v2/song/${id}/autosaves`)).toMatchObject({
      status: 200,
      body: [],
    });
    const index = await ask('GET', '/cms/v2');
    const routes = Object.keys(index.body['routes'] ?? {});
    expect(routes.filter((route) => /\/(song|poem)/.test(route))).toEqual([
      '/cms/v2/song/(?P<parent>[\\d]+)/revisions',
      '/cms/v2/song/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)',
      '/cms/v2/song/(?P<id>[\\d]+)/autosaves',
      '/cms/v2/song/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)',
      '/cms/v2/poem/(?P<id>[\\d]+)/autosaves',
      '/cms/v2/poem/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)',
    ]);
  });
});

test('2.1: a type at run time has the definitions that the generator makes of the equivalent schema file', () => {
  const types = new ContentTypes('cms');
  const page = types.postType('page');
  const category = types.taxonomy('category');
  if (!page || !category) throw new Error('every site has pages and categories');
  // Pages show an excerpt although the type does not support excerpts.
  const supports = new Set([...page.supports, 'excerpt']);
  const { lowered: pages } = postTypeResource({ ...page, supports }, types);
  expect(pages.contexts).toEqual(pageContexts);
  expect(pages.links).toEqual(pageLinks);
  expect(Object.keys(pages.schema.properties)).toEqual(Object.keys(pageSchema.properties));
  expect(pages.schema.properties['meta']).toEqual(pageSchema.properties.meta);
  const list = pages.routes[0]?.endpoints[0]?.args ?? {};
  expect(withoutCallbacks(list)).toEqual(withoutCallbacks(listPagesArgs));

  const categories = taxonomyResource(category, types);
  expect(categories.links).toEqual(categoryLinks.map(({ ...link }) => link));
  expect(Object.keys(categories.schema.properties)).toEqual(Object.keys(categorySchema.properties));
});

test('empty, too long and existing names are refused', () => {
  const types = new ContentTypes('cms');
  expect(types.registerPostType('')).toMatchObject({ code: 'post_type_length_invalid' });
  expect(types.registerPostType('a'.repeat(21))).toMatchObject({
    code: 'post_type_length_invalid',
  });
  expect(types.registerPostType('post')).toMatchObject({ code: 'post_type_exists' });
  expect(types.registerTaxonomy('', [])).toMatchObject({ code: 'taxonomy_length_invalid' });
  expect(types.registerTaxonomy('category', [])).toMatchObject({ code: 'taxonomy_exists' });
});

/** Definitions as data, without callbacks. */
function withoutCallbacks(args: object): unknown {
  return JSON.parse(
    JSON.stringify(args, (name, value: unknown) =>
      name.endsWith('_callback') ? undefined : value,
    ),
  );
}
