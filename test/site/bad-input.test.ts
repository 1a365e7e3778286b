import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { bothDatabases, siteOn } from './site-on.ts';
import type { TestSite } from './site-of.ts';
import type { Databases } from './store-databases.ts';

/** Invalid requests get the error code of the reference and write nothing. */

const addresses = { baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' };
const CORE = '/cms/v2';

describe.each(bothDatabases)('on %s', (_kind, start) => {
  let databases: Databases;
  let site: TestSite;
  let listening: Listening;
  let authorization: string;
  const bugs: unknown[] = [];
  beforeAll(async () => {
    databases = await start();
    const onBug = (bug: unknown): void => void bugs.push(bug);
    site = await siteOn(databases, { onBug });
    listening = await listen(site.app, { port: 0, fallback: site.app.pages, onBug });
    const { password } = await makeApplicationPassword(site.store, 1, { name: 'a', appId: '' });
    authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  });
  afterAll(async () => {
    await listening.close();
    await site.close();
    await databases.stop();
  });

  const ask = async (
    method: string,
    path: string,
    body: object | null = null,
    user = 'admin',
  ): Promise<{ status: number; body: unknown }> => {
    const [route = '', query = ''] = path.split('?');
    const { status, body: response } = await site.ask({
      user,
      method,
      route: `${CORE}/${route}`,
      query: Object.fromEntries(new URLSearchParams(query)),
      ...(body ? { body } : {}),
    });
    return { status, body: response };
  };
  const created = async (path: string, body: object): Promise<{ id: number }> => {
    const response = await ask('POST', path, body);
    expect(response.status).toBe(201);
    return response.body as { id: number };
  };

  /** Returns the content of the site without modification dates. */
  const held = () => site.store.export(addresses);

  const byHttp = async (body: string | Buffer): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`http://127.0.0.1:${listening.port}/cms-json${CORE}/posts`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    });
    return { status: response.status, body: await response.json() };
  };

  test('unknown and deleted IDs, IDs of another type, and IDs out of range get 404 and change nothing', async () => {
    const { id } = await created('posts', { title: 'short-lived' });
    await ask('DELETE', `posts/${id}?force=true`);
    const before = await held();
    const unknown = [`${id}`, '0', '999999', '9007199254740993', '99999999999999999999'];
    // A page, a post, a category and a tag of the site.
    const ofOthers: Record<string, string> = { posts: '2', pages: '1', categories: '8', tags: '1' };
    const codes: Record<string, string> = {
      posts: 'rest_post_invalid_id',
      pages: 'rest_post_invalid_id',
      media: 'rest_post_invalid_id',
      blocks: 'rest_post_invalid_id',
      navigation: 'rest_post_invalid_id',
      'menu-items': 'rest_post_invalid_id',
      comments: 'rest_comment_invalid_id',
      users: 'rest_user_invalid_id',
      categories: 'rest_term_invalid',
      tags: 'rest_term_invalid',
    };
    for (const [collection, code] of Object.entries(codes))
      for (const wrong of [...unknown, ...[ofOthers[collection] ?? []].flat()])
        for (const method of ['GET', 'POST', 'DELETE']) {
          const path = `${collection}/${wrong}?force=true&reassign=1`;
          const { status, body } = await ask(method, path, method === 'POST' ? {} : null);
          expect([method, path, status, body]).toEqual([
            method,
            path,
            404,
            expect.objectContaining({ code }),
          ]);
        }
    expect(await held()).toEqual(before);
  });

  test('a parent that does not exist is refused, and a parent below the item itself becomes 0', async () => {
    const before = await held();
    for (const [path, code] of [
      ['pages', 'rest_post_invalid_id'],
      ['categories', 'rest_term_invalid'],
    ] as const) {
      const { status, body } = await ask('POST', path, { title: 'a', name: 'a', parent: 999_999 });
      expect([path, status, body]).toEqual([path, 400, expect.objectContaining({ code })]);
    }
    expect(await held()).toEqual(before);
    // The page `about` is the parent of `team`, which is the parent of `lead`.
    for (const parent of [41, 42, 43])
      expect(await ask('POST', 'pages/41', { parent })).toMatchObject({
        status: 200,
        body: { parent: 0 },
      });
    expect((await ask('GET', 'pages/43?_fields=link')).body).toEqual({
      link: 'http://site.test/about/team/lead/',
    });
  });

  test('unknown terms and terms of another taxonomy are ignored, and a term that is not a number is refused', async () => {
    const response = await ask('POST', 'posts', {
      title: 'a',
      categories: [8, 999_999],
      tags: [1],
    });
    expect(response).toMatchObject({ status: 201, body: { categories: [], tags: [] } });
    const before = await held();
    const { status, body } = await ask('POST', 'posts', { title: 'a', categories: ['none'] });
    expect([status, body]).toMatchObject([400, { code: 'rest_invalid_param' }]);
    expect(await held()).toEqual(before);
  });

  test.each(['2024-13-01T00:00:00', '2024-01-01T25:00:00', '99999-01-01T00:00:00', 'yesterday'])(
    'the date %s is out of range in every argument',
    async (date) => {
      const before = await held();
      const wrong = { status: 400, body: { code: 'rest_invalid_param' } };
      expect(await ask('POST', 'posts', { title: 'a', date })).toMatchObject(wrong);
      expect(await ask('POST', 'posts/1', { title: 'b', date_gmt: date })).toMatchObject(wrong);
      expect(await ask('GET', `posts?after=${date}`)).toMatchObject(wrong);
      expect(await ask('GET', `comments?before=${date}`)).toMatchObject(wrong);
      expect(await held()).toEqual(before);
    },
  );

  test('a day beyond the end of a month rolls over to the next month', async () => {
    const response = await ask('POST', 'posts', { title: 'a', date: '2024-02-31T00:00:00' });
    expect(response).toMatchObject({ status: 201, body: { date: '2024-03-02T00:00:00' } });
  });

  test.each([
    ['another author', 'author', { author: 1 }, 403, 'rest_cannot_edit_others'],
    ['an unknown author', 'admin', { author: 999_999 }, 400, 'rest_invalid_author'],
    ['a published post', 'contributor', { status: 'publish' }, 403, 'rest_cannot_publish'],
    ['any post', 'subscriber', {}, 403, 'rest_cannot_create'],
    ['a sticky post', 'contributor', { sticky: true }, 403, 'rest_cannot_assign_sticky'],
  ])('a user may not write %s', async (_what, user, post, status, code) => {
    const before = await held();
    const response = await ask('POST', 'posts', { title: 'a', ...post }, user);
    expect(response).toMatchObject({ status, body: { code } });
    expect(await held()).toEqual(before);
  });

  test('a title of 10 MB exceeds the body limit, one of 65 kB the field limit, and one of 60 kB is stored', async () => {
    const before = await held();
    const response = await byHttp(JSON.stringify({ title: 'x'.repeat(10_000_000) }));
    expect(response).toMatchObject({ status: 413, body: { code: 'rest_body_too_large' } });
    expect(await held()).toEqual(before);
    const over = await ask('POST', 'posts', { title: 'x'.repeat(66_000) });
    expect(over).toMatchObject({ status: 400, body: { code: 'rest_text_too_long' } });
    expect(await held()).toEqual(before);
    const title = 'x'.repeat(60_000);
    const long = await created('posts', { title, slug: 'y'.repeat(100_000) });
    const { body } = await ask('GET', `posts/${long.id}?context=edit&_fields=title.raw`);
    expect(body).toEqual({ title: { raw: title } });
  });

  test('names of 20,000 characters are sorted and paged by cursor', async () => {
    // Texts that an index cannot compress; some letters take four bytes.
    let seed = 1;
    const letters = (count: number): string =>
      Array.from({ length: count }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return String.fromCodePoint(seed % 2 === 0 ? 0x20000 + (seed % 20_000) : 97 + (seed % 26));
      }).join('');
    const names = ['a', 'b', 'c'].map((first) => `${first}${letters(20_000)}`);
    for (const [at, name] of names.entries()) {
      await created('tags', { name, slug: `long-${at}` });
      await created('users', {
        username: `long${at}`,
        email: `long${at}@site.example`,
        password: 'a',
        name,
      });
    }
    for (const path of ['tags', 'users']) {
      const found: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { headers, body } = await site.ask({
          user: 'admin',
          route: `${CORE}/${path}`,
          query: { per_page: '1', orderby: 'name', cursor },
        });
        found.push(...(body as { name: string }[]).map(({ name }) => name));
        cursor = /cursor=([\w-]+)[^>]*>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? null;
      }
      expect(found.filter((name) => name.length > 1_000)).toEqual(names);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('invalid UTF-8 and lone surrogates are rest_invalid_json, and NUL is removed from texts', async () => {
    const response = await byHttp(Buffer.from('{"title":"a\xff\xc3(b"}', 'latin1'));
    expect(response).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
    const half = await byHttp(JSON.stringify({ title: 'a\ud800b' }));
    expect(half).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
    const nul = await byHttp(JSON.stringify({ title: 'a\0b', slug: '\0', content: '\0c' }));
    expect(nul).toMatchObject({
      status: 201,
      body: { title: { raw: 'ab' }, content: { raw: 'c' } },
    });
    for (const query of ['search=%ff%c3%28', 'slug=%00', `search=${'x'.repeat(5_000)}`]) {
      const address = `http://127.0.0.1:${listening.port}/cms-json${CORE}/posts?${query}`;
      expect((await fetch(address)).status).toBe(200);
    }
  });

  test.each(['posts', 'media', 'users', 'comments', 'categories', 'search'])(
    '%s: a null page is the first page',
    async (path) => {
      const list = async (body: object) => {
        const response = await site.ask({ user: 'admin', route: `${CORE}/${path}`, body });
        const pages = ['Total', 'TotalPages'].map((name) => response.headers.get(`X-CMS-${name}`));
        return { status: response.status, body: response.body, pages };
      };
      expect(await list({ page: null, per_page: 2 })).toEqual(await list({ page: 1, per_page: 2 }));
      expect((await list({ page: null, per_page: 2 })).status).toBe(200);
    },
  );

  test.each([
    ['', 'context[a]=x', 200],
    [CORE, 'context[][a]=x', 200],
    [CORE, 'namespace[a]=x', 404],
    [`${CORE}/posts`, '_method[a]=x', 404],
    [`${CORE}/block-renderer/core/archives`, 'context=edit&name[a]=x', 400],
    [`${CORE}/pattern-directory/patterns`, 'slug[][a]=x', 200],
    [`${CORE}/widget-types/text/encode`, '_method=POST&instance[encoded][a]=x', 400],
  ])('%s?%s has a map instead of text and gets status %i', async (route, query, status) => {
    const address = `http://127.0.0.1:${listening.port}/cms-json${route}?${query}`;
    const response = await fetch(address, { headers: { authorization } });
    expect(response.status).toBe(status);
  });

  test('a negative offset of revisions skips its absolute value', async () => {
    const { id } = await created('posts', { title: 'revised' });
    for (const content of ['a', 'b', 'c']) await ask('PUT', `posts/${id}`, { content });
    const list = (offset: number) =>
      ask('GET', `posts/${id}/revisions?per_page=2&offset=${offset}&_fields=id`);
    expect(await list(1)).toMatchObject({ status: 200, body: [{}, {}] });
    expect(await list(-1)).toEqual(await list(1));
  });

  test('lists of 70,000 ids or slugs find items in the order of the list', async () => {
    const slugs = ['long-b', 'long-c', 'long-a'];
    const ids: unknown[] = [];
    for (const slug of slugs)
      ids.push((await created('posts', { slug, title: slug, status: 'publish' })).id);
    const many = Array.from({ length: 70_000 }, (_, at) => at + 1_000_000);
    const list = async (body: object) => {
      const headers = { 'x-http-method-override': 'GET', 'content-type': 'application/json' };
      const address = `http://127.0.0.1:${listening.port}/cms-json${CORE}/posts?_fields=id`;
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const found: unknown = await (await fetch(address, sent)).json();
      return found;
    };
    const items = ids.map((id) => ({ id }));
    expect(await list({ include: [...ids, ...many], orderby: 'include' })).toEqual(items);
    const slug = [...slugs, '\0', ...many.map(String)];
    expect(await list({ slug, orderby: 'include_slugs' })).toEqual(items);
    expect(await list({ exclude: [...ids, ...many], slug: slugs })).toEqual([]);
  });

  test('no request of these tests reported a bug', () => {
    expect(bugs).toEqual([]);
  });
});
