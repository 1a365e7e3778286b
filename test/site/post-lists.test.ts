import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite, SiteResponse } from './site-of.ts';

const POSTS = '/cms/v2/posts';

let maker: SiteMaker;
let site: TestSite;
beforeAll(async () => {
  maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
});
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

/** Sends a request; returns the response and the code of its error. */
async function ask(
  request: SiteRequest,
): Promise<SiteResponse & { readonly code: string | undefined }> {
  const response = await site.ask(request);
  return { ...response, code: (response.body as { readonly code?: string }).code };
}

describe('a list of posts', () => {
  async function total(user: string | 0, query: object): Promise<number> {
    const { headers } = await ask({ user, route: POSTS, query: { ...query } });
    return Number(headers.get('X-CMS-Total'));
  }

  test('with an empty status contains published posts and readable private ones', async () => {
    const published = await total(0, {});
    expect(await total(0, { status: '' })).toBe(published);
    const ofEditor = await total('editor', { status: 'publish,private' });
    expect(await total('editor', { status: '' })).toBe(ofEditor);
    expect(ofEditor).toBeGreaterThan(published);

    const ofAuthor = await total('author', { status: '' });
    const body = { title: 'For myself', status: 'private' };
    await ask({ user: 'author', method: 'POST', route: POSTS, body });
    expect(await total('author', { status: '' })).toBe(ofAuthor + 1);
    expect(ofAuthor).toBeLessThan(ofEditor);
    expect(await total('contributor', { status: '' })).toBe(published);
  });

  test('of media with an empty status contains all media', async () => {
    const response = await ask({ route: '/cms/v2/media', query: { status: '' } });
    const all = await ask({ route: '/cms/v2/media' });
    expect(response.headers.get('X-CMS-Total')).toBe(all.headers.get('X-CMS-Total'));
    expect(Number(all.headers.get('X-CMS-Total'))).toBeGreaterThan(0);
  });

  test('of media and pages with `parent` ignores `parent_exclude`', async () => {
    const query = { parent: 0, parent_exclude: 0 };
    for (const route of ['/cms/v2/media', '/cms/v2/pages']) {
      const both = await ask({ route, query });
      const parent = await ask({ route, query: { parent: 0 } });
      expect(both.body).toEqual(parent.body);
      expect(both.body).not.toEqual([]);
    }
  });

  test('of sticky posts ignores `exclude`', async () => {
    const { body } = await ask({
      route: POSTS,
      query: { sticky: true, exclude: '35', _fields: 'id' },
    });
    expect(body).toEqual([{ id: 35 }]);
    const some = { sticky: true, include: '6', exclude: '6' };
    expect(await total(0, some)).toBe(0);
  });

  test('with an offset beyond the last post has the total 0 on every page', async () => {
    for (const page of [1, 2, 99]) {
      const response = await ask({ route: POSTS, query: { offset: 1000, page } });
      expect([response.status, response.headers.get('X-CMS-Total')]).toEqual([200, '0']);
    }
    // With a smaller offset, pages beyond the last are an error.
    const far = await ask({ route: POSTS, query: { offset: 1, page: 99 } });
    expect(far.code).toBe('rest_post_invalid_page_number');
  });

  test('is empty for a search that consists of exclusions only', async () => {
    expect(await total(0, { search: '-' })).toBe(0);
  });
});
