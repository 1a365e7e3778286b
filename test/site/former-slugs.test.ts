import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases, siteOn } from './site-on.ts';
import type { TestSite } from './site-of.ts';
import { wireTold } from './wire-of.ts';

describe.each(bothDatabases)('on %s', (_, open) => {
  let databases: Awaited<ReturnType<typeof open>>;
  let site: TestSite;
  beforeAll(async () => {
    databases = await open();
    site = await siteOn(databases);
  });
  afterAll(async () => {
    await site.close();
    await databases.stop();
  });

  /** Creates or changes a published post or page; returns its ID and the path of its link. */
  async function save(type: 'posts' | 'pages', body: object, id?: number) {
    const route = `/cms/v2/${type}${id === undefined ? '' : `/${id}`}`;
    const published = { status: 'publish', ...body };
    const response = await site.ask({ user: 'admin', method: 'POST', route, body: published });
    // The fields of a post that was saved.
    const item = response.body as { id: number; link: string };
    return { id: item.id, path: item.link.replace('http://site.test', '') };
  }

  /** Returns the status of a page, and the path that it redirects to. */
  async function opened(url: string): Promise<unknown> {
    const { status, headers } = await wireTold(site.app, { url });
    const at = headers.findIndex((name) => name.toLowerCase() === 'location');
    return at === -1 ? status : [status, headers[at + 1]?.replace('http://site.test', '')];
  }

  test('the former addresses of a renamed post redirect to its address', async () => {
    const first = await save('posts', { title: 'A', slug: 'größer' });
    const second = await save('posts', { slug: '日本' }, first.id);
    const third = await save('posts', { slug: 'third' }, first.id);
    for (const { path } of [first, second]) expect(await opened(path)).toEqual([301, third.path]);
    expect(await opened(`${first.path}?a=b`)).toEqual([301, `${third.path}?a=b`]);
    expect(await opened(third.path)).toBe(200);
  });

  test('a post that gets its former slug back is shown, and its other slug redirects', async () => {
    const first = await save('posts', { title: 'B', slug: 'back' });
    const second = await save('posts', { slug: 'away' }, first.id);
    await save('posts', { slug: 'back' }, first.id);
    expect(await opened(first.path)).toBe(200);
    expect(await opened(second.path)).toEqual([301, first.path]);
  });

  test('a new post with the former slug of another is shown at its address', async () => {
    const first = await save('posts', { title: 'C', slug: 'taken' });
    await save('posts', { slug: 'given' }, first.id);
    expect((await save('posts', { title: 'D', slug: 'taken' })).path).toBe(first.path);
    expect(await opened(first.path)).toBe(200);
  });

  test('a post whose date has changed redirects from the address with the former date', async () => {
    const first = await save('posts', { title: 'E', slug: 'dated', date: '2020-01-01T00:00:00' });
    const second = await save('posts', { date: '2021-02-02T00:00:00' }, first.id);
    expect(await opened(first.path)).toEqual([301, second.path]);
    expect(await opened('/2020/01/01/')).toBe(404);
  });

  test('pages below a renamed page redirect from their former addresses', async () => {
    const top = await save('pages', { title: 'F', slug: 'about' });
    const child = await save('pages', { title: 'G', slug: 'team', parent: top.id });
    await save('pages', { slug: 'about-us' }, top.id);
    expect(await opened(child.path)).toEqual([301, '/about-us/team/']);
    await save('pages', { slug: 'people' }, child.id);
    expect(await opened(child.path)).toEqual([301, '/about-us/people/']);
    expect(await opened('/about/other/')).toBe(404);
    expect(await opened('/other/team/')).toBe(404);
  });

  test('pages that have exchanged their slugs are shown, and unknown pages below them are not found', async () => {
    const [one, two] = [
      await save('pages', { title: 'H', slug: 'one' }),
      await save('pages', { title: 'I', slug: 'two' }),
    ];
    await save('pages', { slug: 'between' }, one.id);
    await save('pages', { slug: 'one' }, two.id);
    await save('pages', { slug: 'two' }, one.id);
    expect(await opened('/one/')).toBe(200);
    expect(await opened('/between/')).toEqual([301, '/two/']);
    expect(await opened('/one/below/')).toBe(404);
  });

  test('the former address of a post that is private, in the trash or deleted is not found', async () => {
    for (const body of [{ status: 'private' }, { status: 'draft' }]) {
      const { id, path } = await save('posts', { title: 'J', slug: 'hidden' });
      await save('posts', { slug: `renamed` }, id);
      expect(await opened(path)).toEqual([301, expect.stringContaining('/renamed/')]);
      await save('posts', body, id);
      expect(await opened(path)).toBe(404);
      for (const query of [{}, { force: true }]) {
        await site.ask({ user: 'admin', method: 'DELETE', route: `/cms/v2/posts/${id}`, query });
        expect(await opened(path)).toBe(404);
      }
    }
  });

  test('the address of an unpublished draft does not redirect', async () => {
    const draft = await save('posts', { title: 'K', slug: 'drafted', status: 'draft' });
    const { path } = await save('posts', { slug: 'published' }, draft.id);
    expect(await opened(path.replace('published', 'drafted'))).toBe(404);
  });
});
