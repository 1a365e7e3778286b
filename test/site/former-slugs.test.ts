import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../../site/lib/problem.ts';
import { checkSiteFile, importSite } from '../../site/store/index.ts';
import { bothDatabases, siteOn } from './site-on.ts';
import type { TestSite } from './site-of.ts';
import { opened as newStore } from './store-databases.ts';
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

  test('pages that were moved redirect from their former addresses, as do pages below them', async () => {
    const old = await save('pages', { title: 'L', slug: 'old' });
    const below = await save('pages', { title: 'M', slug: 'below' });
    const moved = await save('pages', { title: 'N', slug: 'moved', parent: old.id });
    const leaf = await save('pages', { title: 'O', slug: 'leaf', parent: moved.id });
    await save('pages', { parent: below.id }, moved.id);
    expect(await opened(moved.path)).toEqual([301, '/below/moved/']);
    expect(await opened(leaf.path)).toEqual([301, '/below/moved/leaf/']);
    await save('pages', { parent: 0, slug: 'renamed' }, moved.id);
    await save('pages', { slug: 'older' }, old.id);
    for (const path of ['/old/moved/', '/older/moved/', '/below/moved/'])
      expect(await opened(path)).toEqual([301, '/renamed/']);
    expect(await opened('/older/moved/leaf/')).toEqual([301, '/renamed/leaf/']);
    for (const path of ['/older/leaf/', '/other/moved/', '/leaf/'])
      expect(await opened(path)).toBe(404);
    await save('pages', { parent: old.id, slug: 'moved' }, moved.id);
    expect(await opened('/older/moved/')).toBe(200);
    expect(await opened('/renamed/')).toEqual([301, '/older/moved/']);
  });

  test('pages below a removed page redirect from their former addresses', async () => {
    const top = await save('pages', { title: 'Removed' });
    const child = await save('pages', { title: 'Left behind', parent: top.id });
    const leaf = await save('pages', { title: 'Deep', parent: child.id });
    const route = `/cms/v2/pages/${top.id}`;
    await site.ask({ user: 'admin', method: 'DELETE', route, query: { force: 'true' } });
    expect(await opened(child.path)).toEqual([301, '/left-behind/']);
    expect(await opened(leaf.path)).toEqual([301, '/left-behind/deep/']);
    expect([await opened(top.path), await opened('/deep/')]).toEqual([404, 404]);
  });

  test('the former place of a moved page shows a new page there, and never a private page', async () => {
    const above = await save('pages', { title: 'P', slug: 'above' });
    const first = await save('pages', { title: 'Q', slug: 'place' });
    await save('pages', { parent: above.id, status: 'private' }, first.id);
    expect(await opened('/place/')).toBe(404);
    const second = await save('pages', { title: 'R', slug: 'place' });
    expect([second.path, await opened('/place/')]).toEqual(['/place/', 200]);
    await save('pages', { parent: above.id }, second.id);
    expect(await opened('/place/')).toEqual([301, expect.stringMatching(/^\/above\/place/)]);
  });

  test('an imported export redirects from the same former addresses', async () => {
    const first = await save('pages', { title: 'S', slug: 'first' });
    const second = await save('pages', { title: 'T', slug: 'second', parent: first.id });
    await save('pages', { slug: 'renamed-second', parent: 0 }, second.id);
    const addresses = { baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' };
    const file = checkSiteFile(JSON.parse(JSON.stringify(await site.store.export(addresses))));
    if (file instanceof Problem) throw new Error(file.message);
    expect(file.posts.find(({ id }) => id === second.id)).toMatchObject({
      former_slugs: ['second'],
      former_parents: [first.id],
    });
    const store = await newStore(await databases.fresh());
    await importSite(store, file, addresses);
    expect(await store.export(addresses)).toEqual(await site.store.export(addresses));
    await store.close();
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
