import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentTypes } from '../../site/domain/content-types.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Registered types and taxonomies, and their relations. */

const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
let site: TestSite;

beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

async function send(method: string, route: string, body?: object): Promise<unknown> {
  const parts = { user: 'admin', method, route };
  return (await site.ask(body === undefined ? parts : { ...parts, body })).body;
}

test.each([
  [{ _fields: 'id,_embedded' }, ['id']],
  [{ _fields: 'id,_embedded', _embed: 'author' }, ['id', '_links', '_embedded']],
])('an item with %j has the members %j', async (query, members) => {
  const { body } = await site.ask({ user: 0, method: 'GET', route: '/cms/v2/posts/6', query });
  expect(Object.keys(Object(body))).toEqual(members);
});

const shown = { public: true, show_in_rest: true };

test.each(['type', 'taxonomy'])(
  'a type and a taxonomy are related when the %s names the other, in any order of registration',
  (who) => {
    const type = (types: ContentTypes) =>
      types.registerPostType('book', { ...shown, taxonomies: who === 'type' ? ['genre'] : [] });
    const taxonomy = (types: ContentTypes) =>
      types.registerTaxonomy('genre', who === 'type' ? [] : ['book'], shown);
    for (const order of [
      [type, taxonomy],
      [taxonomy, type],
      // Registered again: the relation is kept.
      [type, taxonomy, type],
      [taxonomy, type, taxonomy],
    ]) {
      const types = new ContentTypes('cms');
      for (const register of order) register(types);
      expect(types.postType('book')?.taxonomies).toEqual(['genre']);
      expect(types.taxonomy('genre')?.postTypes).toEqual(['book']);
    }
  },
);

test('registering a taxonomy again replaces its post types', () => {
  const types = new ContentTypes('cms');
  types.registerTaxonomy('genre', ['post'], shown);
  types.registerTaxonomy('genre', ['page'], shown);
  expect(types.postType('post')?.taxonomies).toEqual(['category', 'post_tag']);
  expect(types.postType('page')?.taxonomies).toEqual(['genre']);
});

test('posts show, accept and filter by a taxonomy that was registered before their type', async () => {
  const { types } = site.app.site;
  types.registerTaxonomy('genre', ['book'], { ...shown, rest_base: 'genres' });
  types.registerPostType('book', { ...shown, rest_base: 'books' });
  const term = await send('POST', '/cms/v2/genres', { name: 'Crime' });
  expect(term).toMatchObject({
    _links: {
      'cms:post_type': [
        { href: expect.stringContaining('/cms/v2/books?genres=') as unknown as string },
      ],
    },
  });
  const { id } = term as { readonly id: number };
  const draft = { title: 'Late', genres: [id] };
  expect(await send('POST', '/cms/v2/books', draft)).toMatchObject({ genres: [id] });
  const lists = (await site.ask({
    user: 'admin',
    route: '/cms/v2/books',
    query: { genres: String(id), status: 'draft' },
  })) as { readonly body: unknown };
  expect(lists.body).toMatchObject([{ title: { rendered: 'Late' } }]);
});

test('terms of a built-in taxonomy link posts of a type registered for it', async () => {
  const { types } = site.app.site;
  const ofTerm = async () => {
    const { _links: links } = (await send('GET', '/cms/v2/categories/1')) as {
      readonly _links: { readonly [rel: string]: unknown };
    };
    return links['cms:post_type'];
  };
  const posts = { href: 'http://site.test/cms-json/cms/v2/posts?categories=1' };
  types.registerPostType('book', { ...shown, rest_base: 'books', taxonomies: ['category'] });
  expect(await ofTerm()).toEqual([
    posts,
    { href: 'http://site.test/cms-json/cms/v2/books?categories=1' },
  ]);
  types.registerPostType('book', { ...shown, rest_base: 'books' });
  expect(await ofTerm()).toEqual([posts]);
});

test('a controller registers its routes once, even after later registrations for its type', async () => {
  const { types } = site.app.site;
  types.registerPostType('song', {
    ...shown,
    rest_controller: (server, { name }) =>
      server.registerRoute('cms/v2', `/${name}`, {
        methods: 'GET',
        permission_callback: () => true,
        callback: () => 'la la',
      }),
  });
  types.registerTaxonomy('genre', ['song'], shown);
  types.registerMeta('post', 'key', { show_in_rest: true });
  expect(await send('OPTIONS', '/cms/v2/song')).toMatchObject({
    methods: ['GET'],
    endpoints: [{ methods: ['GET'] }],
  });
});

test('a taxonomy is shown in the context edit to users who may assign its terms', async () => {
  const { types } = site.app.site;
  types.registerTaxonomy('genre', ['post'], { ...shown, capabilities: { assign: 'edit_pages' } });
  const statusFor = async (user: string | 0, name: string): Promise<number> => {
    const route = `/cms/v2/taxonomies/${name}`;
    return (await site.ask({ user, route, query: { context: 'edit' } })).status;
  };
  for (const name of ['category', 'post_tag']) {
    for (const user of ['contributor', 'author', 'editor', 'admin'])
      expect([user, await statusFor(user, name)]).toEqual([user, 200]);
    expect([await statusFor('subscriber', name), await statusFor(0, name)]).toEqual([403, 401]);
  }
  expect([await statusFor('author', 'genre'), await statusFor('editor', 'genre')]).toEqual([
    403, 200,
  ]);
});

test('each post type has a label for every notice of the block editor', async () => {
  const notices = ['published', 'published_privately', 'reverted_to_draft', 'scheduled', 'updated'];
  const parts = { user: 'admin', route: '/cms/v2/types', query: { context: 'edit' } };
  const types = (await site.ask(parts)).body as {
    readonly [name: string]: { readonly labels: { readonly [name: string]: unknown } };
  };
  for (const { labels } of Object.values(types))
    for (const notice of [...notices, 'trashed'])
      expect(labels[`item_${notice}`]).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
});
