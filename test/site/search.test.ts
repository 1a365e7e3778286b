import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { SearchHandler } from '../../site/search/search-handler.ts';
import type { SearchQuery, SearchResults } from '../../site/search/search-handler.ts';
import type { TestSite, SiteResponse } from './site-of.ts';
import { bothDatabases, siteOn } from './site-on.ts';
import { sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

const search = (site: TestSite, query: object, user: string | 0 = 0): Promise<SiteResponse> =>
  site.ask({ user, route: '/cms/v2/search', query: { ...query } });

describe.each(bothDatabases)('a search, on %s', (_kind, start) => {
  let databases: Databases;
  let site: TestSite;
  beforeAll(async () => {
    databases = await start();
    site = await siteOn(databases);
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await databases.stop();
  });

  test('finds posts with their URL, type and links', async () => {
    const { body, headers } = await search(site, { search: 'first', per_page: 1 });
    expect(body).toEqual([
      {
        id: 1,
        title: 'First post',
        url: 'http://site.test/2026/11/21/hello-world/',
        type: 'post',
        subtype: 'post',
        _links: {
          self: [{ href: 'http://site.test/cms-json/cms/v2/posts/1', embeddable: true }],
          about: [{ href: 'http://site.test/cms-json/cms/v2/types/post' }],
          collection: [{ href: 'http://site.test/cms-json/cms/v2/search' }],
        },
      },
    ]);
    expect([headers.get('X-CMS-Total'), headers.get('X-CMS-TotalPages')]).toEqual(['1', '1']);
  });

  test('embeds the found posts', async () => {
    const { body } = await search(site, { search: 'first', _embed: 'self' });
    expect(body).toMatchObject([{ _embedded: { self: [{ id: 1, slug: 'hello-world' }] } }]);
  });

  test('returns an ID that is in both `include` and `exclude`', async () => {
    const { body } = await search(site, { subtype: 'page', include: '41', exclude: '41' });
    expect(body).toMatchObject([{ id: 41, subtype: 'page' }]);
  });

  test('finds terms, whose type is their taxonomy', async () => {
    const { body } = await search(site, { type: 'term', search: 'Category 5' });
    expect(body).toEqual([
      {
        id: 6,
        title: 'Category 5',
        url: 'http://site.test/category/category-1/category-5/',
        type: 'category',
        _links: {
          self: [{ href: 'http://site.test/cms-json/cms/v2/categories/6', embeddable: true }],
          about: [{ href: 'http://site.test/cms-json/cms/v2/taxonomies/category' }],
          collection: [{ href: 'http://site.test/cms-json/cms/v2/search' }],
        },
      },
    ]);
  });

  test('finds the formats that posts have', async () => {
    const { body } = await search(site, { type: 'post-format' });
    expect(body).toMatchObject([
      { id: 'aside', title: 'Aside', url: 'http://site.test/type/aside/', type: 'post-format' },
    ]);
    expect((await search(site, { type: 'post-format', search: 'video' })).body).toEqual([]);
  });

  test('a page after the last is rest_search_invalid_page_number for terms and an empty list for posts', async () => {
    expect((await search(site, { page: 99, type: 'term' })).body).toMatchObject({
      code: 'rest_search_invalid_page_number',
      data: { status: 400 },
    });
    const { status, headers, body } = await search(site, { page: 99 });
    expect([status, headers.get('X-CMS-Total'), body]).toEqual([200, '0', []]);
    expect((await search(site, { page: 2, per_page: 5 })).headers.get('Link')).toMatch(
      /page=1.*rel="prev".*page=3.*rel="next"/,
    );
  });

  test('needs the same number of queries for any page size', async () => {
    const queries = async (size: number): Promise<number> => {
      const { posts } = site.store;
      let queryCount = 0;
      const find = posts.find.bind(posts);
      const byIds = posts.byIds.bind(posts);
      Object.assign(posts, {
        find: (query: never) => ((queryCount += 1), find(query)),
        byIds: (ids: never) => ((queryCount += 1), byIds(ids)),
      });
      await search(site, { subtype: 'post', per_page: size });
      Object.assign(posts, { find, byIds });
      return queryCount;
    };
    expect(await queries(30)).toBe(await queries(2));
  });
});

class RoomSearch extends SearchHandler {
  override readonly type = 'room';
  override subtypes(): readonly string[] {
    return ['attic', 'cellar'];
  }
  override find({ search: text, subtypes }: SearchQuery): Promise<SearchResults> {
    const title = `${subtypes.join(' and ')}: ${text}`;
    const results = [{ id: 'r1', title, url: 'http://site.test/rooms', type: 'room' }];
    return Promise.resolve({ results, total: 1 });
  }
}

describe('search handlers', () => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await sqliteDatabases();
  });
  afterAll(() => databases.stop());

  test('2.1: the filter adds search handlers, whose types are in the enum of `type`', async () => {
    const hooks = new Hooks<Server>();
    hooks.on('wp_rest_search_handlers', (handlers) => [new RoomSearch(), ...handlers]);
    const site = await siteOn(databases, { hooks });
    expect((await search(site, { search: 'x' })).body).toMatchObject([
      { id: 'r1', title: 'attic and cellar: x' },
    ]);
    expect((await search(site, { type: 'room', subtype: 'attic,post' })).body).toMatchObject([
      { title: 'attic: ' },
    ]);
    expect((await search(site, { type: 'post', search: 'first' })).body).toMatchObject([{ id: 1 }]);
    const { body } = await site.ask({ method: 'OPTIONS', route: '/cms/v2/search' });
    expect(body).toMatchObject({
      endpoints: [
        { args: { type: { enum: ['room', 'post', 'term', 'post-format'], default: 'room' } } },
      ],
      schema: { properties: { subtype: { enum: expect.arrayContaining(['attic', 'post']) } } },
    });
    await site.close();
  });

  test('2.1: a search handler that does not extend SearchHandler is reported and ignored', async () => {
    const hooks = new Hooks<Server>();
    const notices: string[] = [];
    hooks.on('doing_it_wrong_run', (fn, message) => void notices.push(`${fn}: ${message}`));
    hooks.on('wp_rest_search_handlers', (handlers) => [{ type: 'fake' }, ...handlers]);
    const site = await siteOn(databases, { hooks });
    expect((await search(site, { type: 'fake' })).body).toMatchObject({
      code: 'rest_invalid_param',
    });
    expect(notices).toContain('rest_search: Search handlers must extend SearchHandler.');
    expect((await search(site, { search: 'first' })).body).toMatchObject([{ id: 1 }]);
    await site.close();
  });

  test('2.1: posts of a type registered at run time are found', async () => {
    const site = await siteOn(databases);
    await site.ask({ route: '/cms/v2/search' });
    site.app.site.types.registerPostType('book', { public: true, show_in_rest: true });
    await site.store.posts.insert({ type: 'book', status: 'publish', slug: 'dune', title: 'Dune' });
    expect((await search(site, { subtype: 'book' })).body).toMatchObject([
      { title: 'Dune', subtype: 'book' },
    ]);
    expect((await search(site, { search: 'dune' })).body).toMatchObject([{ subtype: 'book' }]);
    await site.close();
  });
});
