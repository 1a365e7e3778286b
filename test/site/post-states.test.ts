import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { Ask, TestSite } from './site-of.ts';

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

/** What the tests look at of any answer. */
interface Item {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  readonly sticky: boolean;
  readonly excerpt: { readonly rendered: string };
  readonly _links: { readonly [rel: string]: readonly object[] };
}

async function ask(request: Ask): Promise<Item> {
  return (await site.ask(request)).body as Item;
}

describe('the states of a post', () => {
  test('a state that was saved by itself counts among them, and can be the newest', async () => {
    const { _links } = await ask({ route: '/cms/v2/posts/6' });
    expect(_links['version-history']).toEqual([{ href: `${API}/posts/6/revisions`, count: 3 }]);
    expect(_links['predecessor-version']).toEqual([
      { href: `${API}/posts/6/revisions/38`, id: 38 },
    ]);
  });

  test('a change is compared with the newest that was not', async () => {
    const body = { format: 'gallery' };
    const { _links } = await ask({ user: 'admin', method: 'PUT', route: '/cms/v2/posts/6', body });
    expect(_links['version-history']).toEqual([{ href: `${API}/posts/6/revisions`, count: 3 }]);
  });

  test('their excerpts are what was written, and nothing of the content', async () => {
    const { excerpt } = await ask({ user: 'admin', route: '/cms/v2/posts/6/revisions/37' });
    expect(excerpt.rendered).toBe('');
  });
});

describe('a post in the trash', () => {
  test('what it said is kept', async () => {
    const item = await ask({ user: 'admin', method: 'DELETE', route: '/cms/v2/posts/24' });
    expect(item._links['version-history']).toEqual([
      { href: `${API}/posts/24/revisions`, count: 1 },
    ]);
  });

  test('it stands at the top no more, and comes back without', async () => {
    const route = '/cms/v2/posts/35';
    const trashed = await ask({ user: 'admin', method: 'DELETE', route });
    expect([trashed.status, trashed.sticky]).toEqual(['trash', false]);
    const body = { status: 'publish' };
    const back = await ask({ user: 'admin', method: 'PUT', route, body });
    expect([back.status, back.sticky]).toEqual(['publish', false]);
  });
});

describe('reusable blocks', () => {
  test('an unpublished one is deleted by nobody', async () => {
    const body = { title: 'B', content: 'x' };
    const { id } = await ask({ user: 'admin', method: 'POST', route: '/cms/v2/blocks', body });
    const item = { user: 'admin', route: `/cms/v2/blocks/${id}`, query: { context: 'edit' } };
    const { headers } = await site.ask(item);
    expect(headers.get('Allow')).toBe('GET, POST, PUT, PATCH');
    const force = { force: 'true' };
    const refused = await ask({ ...item, method: 'DELETE', query: force });
    expect(refused.code).toBe('rest_cannot_delete');
  });

  test('a private one is its author’s', async () => {
    const route = '/cms/v2/blocks/50';
    await ask({ user: 'admin', method: 'PUT', route, body: { status: 'private' } });
    expect((await ask({ user: 'admin', route })).status).toBe('private');
    expect((await ask({ user: 'editor', route })).code).toBe('rest_forbidden');
  });
});
