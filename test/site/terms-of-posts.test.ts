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

/** The checked fields of a post, or of an error. */
interface Item {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly description: string;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
}

async function ask(request: SiteRequest): Promise<Item> {
  return (await site.ask({ user: 'admin', ...request })).body as Item;
}

const POSTS = '/cms/v2/posts';

describe('the terms of a post', () => {
  test('are ordered by name, independent of the order in the request', async () => {
    const fresh = await ask({ method: 'POST', route: '/cms/v2/tags', body: { name: 'a tag' } });
    const body = { title: 'T', categories: [1, 7, 6], tags: [9, fresh.id, 8] };
    const { categories, tags } = await ask({ method: 'POST', route: POSTS, body });
    // Category 5, Category 6, Uncategorized.
    expect([categories, tags]).toEqual([
      [6, 7, 1],
      [fresh.id, 8, 9],
    ]);
  });

  test('are the default category after an update of a post without categories', async () => {
    const route = `${POSTS}/7`;
    const bare = await ask({ method: 'PUT', route, body: { categories: [] } });
    expect(bare.categories).toEqual([]);
    const changed = await ask({ method: 'PUT', route, body: { title: 'T' } });
    expect(changed.categories).toEqual([1]);
  });
});

describe('the slug of a menu', () => {
  test('is made of its name, not of the sent slug, and an update resets the description', async () => {
    const menu = { name: 'A & B', slug: 'other', description: 'Words' };
    const made = await ask({ method: 'POST', route: '/cms/v2/menus', body: menu });
    expect([made.slug, made.description]).toEqual(['a-b', 'Words']);
    const body = { name: 'Another', slug: 'other' };
    const changed = await ask({ method: 'PUT', route: `/cms/v2/menus/${made.id}`, body });
    expect([changed.slug, changed.description]).toEqual(['another', '']);
  });
});

describe('the slug "0"', () => {
  test('is ignored: posts and terms get a slug from their name', async () => {
    const post = { title: 'A post', slug: '0', status: 'publish' };
    expect((await ask({ method: 'POST', route: POSTS, body: post })).slug).toBe('a-post');
    const tag = { name: 'A tag', slug: '0' };
    expect((await ask({ method: 'POST', route: '/cms/v2/tags', body: tag })).slug).toBe('a-tag');
    const kept = await ask({ method: 'PUT', route: '/cms/v2/tags/8', body: { slug: '0' } });
    expect(kept.slug).toBe('tag-1');
  });
});
