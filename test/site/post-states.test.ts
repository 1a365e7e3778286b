import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite } from './site-of.ts';

let maker: SiteMaker;
let site: TestSite;
beforeAll(async () => {
  maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
});
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

const API = 'http://site.test/cms-json/cms/v2';

/** The checked fields of a post, or of an error. */
interface Item {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  readonly slug: string;
  readonly sticky: boolean;
  readonly link: string;
  readonly password: string;
  readonly date: string;
  readonly guid: { readonly rendered: string };
  readonly permalink_template: string;
  readonly excerpt: { readonly rendered: string };
  readonly _links: { readonly [rel: string]: readonly object[] };
}

async function ask(request: SiteRequest): Promise<Item> {
  return (await site.ask(request)).body as Item;
}

describe('revisions of a post', () => {
  test('include autosaves, and the newest one may be an autosave', async () => {
    const { _links } = await ask({ route: '/cms/v2/posts/6' });
    expect(_links['version-history']).toEqual([{ href: `${API}/posts/6/revisions`, count: 3 }]);
    expect(_links['predecessor-version']).toEqual([
      { href: `${API}/posts/6/revisions/38`, id: 38 },
    ]);
  });

  test('are compared without autosaves when the post changes', async () => {
    const body = { format: 'gallery' };
    const { _links } = await ask({ user: 'admin', method: 'PUT', route: '/cms/v2/posts/6', body });
    expect(_links['version-history']).toEqual([{ href: `${API}/posts/6/revisions`, count: 3 }]);
  });

  test('have the stored excerpt, not one of the content', async () => {
    const { excerpt } = await ask({ user: 'admin', route: '/cms/v2/posts/6/revisions/37' });
    expect(excerpt.rendered).toBe('');
  });
});

describe('a post in the trash', () => {
  test('has a revision of its content', async () => {
    const item = await ask({ user: 'admin', method: 'DELETE', route: '/cms/v2/posts/24' });
    expect(item._links['version-history']).toEqual([
      { href: `${API}/posts/24/revisions`, count: 1 },
    ]);
  });

  test('it is no longer sticky, also after it is restored', async () => {
    const route = '/cms/v2/posts/35';
    const trashed = await ask({ user: 'admin', method: 'DELETE', route });
    expect([trashed.status, trashed.sticky]).toEqual(['trash', false]);
    const body = { status: 'publish' };
    const back = await ask({ user: 'admin', method: 'PUT', route, body });
    expect([back.status, back.sticky]).toEqual(['publish', false]);
  });
});

describe('the comments of a post in the trash', () => {
  const comment = (id: number, body: object) =>
    site.ask({ user: 'admin', method: 'PUT', route: `/cms/v2/comments/${id}`, body });
  const statusOf = async (id: number): Promise<unknown> => {
    const { body } = await site.ask({ user: 'admin', route: `/cms/v2/comments/${id}` });
    return (body as { status: string }).status;
  };

  test('have their status again when the post is restored, unless a moderator has given them another', async () => {
    const post = { title: 'T', status: 'publish' };
    const posts = '/cms/v2/posts';
    const { id } = await ask({ user: 'admin', method: 'POST', route: posts, body: post });
    const route = `${posts}/${id}`;
    const ids: number[] = [];
    for (const [index, status] of ['approved', 'hold', 'spam', 'trash', 'hold'].entries()) {
      const body = { post: id, content: `Comment ${index}`, status };
      const { body: made } = await site.ask({
        user: 'admin',
        method: 'POST',
        route: '/cms/v2/comments',
        body: { ...body, author_name: 'N', author_email: 'n@example.test' },
      });
      ids.push((made as { id: number }).id);
    }
    await ask({ user: 'admin', method: 'DELETE', route });
    for (const id of ids) expect(await statusOf(id)).toBe('post-trashed');
    await comment(ids[4] ?? 0, { status: 'approved' });
    await ask({ user: 'admin', method: 'PUT', route, body: { status: 'draft' } });
    const statuses = ['approved', 'hold', 'spam', 'trash', 'approved'];
    for (const [index, id] of ids.entries()) expect(await statusOf(id)).toBe(statuses[index]);
  });
});

describe('links', () => {
  test('a new draft keeps the slug of another post, unless its status is sent as well', async () => {
    const slug = 'post-1';
    const made = async (more: object) => {
      const body = { title: 'T', slug, ...more };
      return (await ask({ user: 'admin', method: 'POST', route: '/cms/v2/posts', body })).slug;
    };
    expect(await made({})).toBe('post-1');
    expect(await made({ status: 'draft' })).toBe('post-1-2');
  });

  test('the link of a block has its date', async () => {
    const { link } = await ask({ user: 'admin', route: '/cms/v2/blocks/50' });
    expect(link).toBe('http://site.test/2026/11/21/reusable/');
  });

  test('the guid of a page is its URL below its parent at creation', async () => {
    const body = { title: 'Office', status: 'publish', parent: 41 };
    const { guid } = await ask({ user: 'admin', method: 'POST', route: '/cms/v2/pages', body });
    expect(guid.rendered).toBe('http://site.test/about/office/');
  });

  test('the permalink template of a page in the trash is below its parent', async () => {
    const response = await ask({ user: 'admin', method: 'DELETE', route: '/cms/v2/pages/42' });
    expect(response.permalink_template).toBe('http://site.test/about/%pagename%/');
  });
});

describe('values of a post', () => {
  test('a null date_gmt resets the date, even if `date` is sent', async () => {
    const body = { date: '2022-06-18T10:17:00', date_gmt: null };
    const made = { user: 'admin', method: 'POST', route: '/cms/v2/posts' };
    const { date } = await ask({ ...made, body: { ...body, title: 'T' } });
    expect(Math.abs(Date.parse(`${date}Z`) - Date.now())).toBeLessThan(60_000);
  });

  test('a private post has no password, and cannot get one', async () => {
    const body = { title: 'T', status: 'private', password: 'x' };
    const made = await ask({ user: 'admin', method: 'POST', route: '/cms/v2/posts', body });
    expect(made.password).toBe('');
    const route = '/cms/v2/posts/34';
    const hidden = await ask({ user: 'admin', method: 'PUT', route, body: { status: 'private' } });
    expect(hidden.password).toBe('');
    const again = await ask({ user: 'admin', method: 'PUT', route, body: { status: 'publish' } });
    expect(again.password).toBe('');
  });

  test('`template` is accepted for types with pages only', async () => {
    const body = { template: 'oracle-template' };
    const choose = async (route: string) => ask({ user: 'admin', method: 'PUT', route, body });
    expect((await choose('/cms/v2/navigation/49')).code).toBe('rest_invalid_param');
    expect((await choose('/cms/v2/posts/7')).status).toBe('publish');
  });
});

describe('lists in the edit context', () => {
  const shown = async (user: string, route: string) => {
    const query = { context: 'edit', per_page: '100' };
    const { headers, body } = await site.ask({ user, route, query });
    const numbers = (body as readonly Item[]).map(({ id }) => id);
    return { total: headers.get('X-CMS-Total'), numbers };
  };

  test('contain the items that the caller may edit, and count all readable ones', async () => {
    expect(await shown('author', '/cms/v2/posts')).toEqual({
      total: '21',
      numbers: [17, 14, 23, 11, 35, 20, 8],
    });
    expect(await shown('contributor', '/cms/v2/posts')).toEqual({ total: '21', numbers: [] });
    expect(await shown('author', '/cms/v2/media')).toEqual({ total: '2', numbers: [5] });
  });
});

describe('reusable blocks', () => {
  test('an unpublished block cannot be deleted, even by an administrator', async () => {
    const body = { title: 'B', content: 'x' };
    const { id } = await ask({ user: 'admin', method: 'POST', route: '/cms/v2/blocks', body });
    const item = { user: 'admin', route: `/cms/v2/blocks/${id}`, query: { context: 'edit' } };
    const { headers } = await site.ask(item);
    expect(headers.get('Allow')).toBe('GET, POST, PUT, PATCH');
    const force = { force: 'true' };
    const refused = await ask({ ...item, method: 'DELETE', query: force });
    expect(refused.code).toBe('rest_cannot_delete');
  });

  test('a private block is readable for its author only', async () => {
    const route = '/cms/v2/blocks/50';
    await ask({ user: 'admin', method: 'PUT', route, body: { status: 'private' } });
    expect((await ask({ user: 'admin', route })).status).toBe('private');
    expect((await ask({ user: 'editor', route })).code).toBe('rest_forbidden');
  });
});
