import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite, SiteResponse } from './site-of.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

let maker: SiteMaker;
let site: TestSite;
let now: number;
beforeAll(async () => {
  maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, { clock: () => now });
});
beforeEach(async () => {
  now = NOW;
  site = await maker.make();
});
afterEach(() => site.close());

const POSTS = '/cms/v2/posts';

async function ask(request: SiteRequest): Promise<SiteResponse & { readonly item: Item }> {
  const response = await site.ask(request);
  return { ...response, item: response.body as Item };
}

function create(user: string, body: object) {
  return ask({ user, method: 'POST', route: POSTS, body });
}

function update(user: string, id: number, body: object) {
  return ask({ user, method: 'PUT', route: `${POSTS}/${id}`, body });
}

/** The checked fields of a post, or of an error. */
interface Item {
  readonly id: number;
  readonly code?: string;
  readonly status: string;
  readonly slug: string;
  readonly date: string;
  readonly date_gmt: string;
  readonly link: string;
  readonly author: number;
  readonly sticky: boolean;
  readonly format: string;
  readonly featured_media: number;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly title: { readonly raw: string; readonly rendered: string };
  readonly content: {
    readonly raw: string;
    readonly rendered: string;
    readonly protected: boolean;
  };
  readonly excerpt: { readonly rendered: string };
  readonly generated_slug: string;
  readonly permalink_template: string;
  readonly guid: { readonly rendered: string };
  readonly _links: { readonly [rel: string]: readonly object[] };
}

describe('visibility of posts', () => {
  test('a list contains and counts only posts that the caller may read', async () => {
    const query = { status: 'private', _fields: 'id,author' };
    const own = await site.ask({ user: 'author', route: POSTS, query });
    expect(own.headers.get('X-CMS-Total')).toBe('1');
    expect((own.body as Item[]).every(({ author }) => author === 3)).toBe(true);
    const all = await site.ask({ user: 'editor', route: POSTS, query });
    expect(all.body).toHaveLength(3);
  });

  test('a post with a password hides content and excerpt until the password is sent', async () => {
    const route = `${POSTS}/34`;
    const closed = await ask({ route });
    expect(closed.item.content).toEqual({ rendered: '', protected: true });
    const open = await ask({ route, query: { password: 'secret' } });
    expect(open.item.content.rendered).toContain('Body of post 29');
    const wrong = await ask({ route, query: { password: 'other' } });
    expect([wrong.status, wrong.item.code]).toEqual([403, 'rest_post_incorrect_password']);
  });

  test('an anonymous search does not find protected posts', async () => {
    const query = { search: 'Post 29', _fields: 'id' };
    expect((await site.ask({ route: POSTS, query })).body).toEqual([]);
    expect((await site.ask({ user: 'subscriber', route: POSTS, query })).body).toEqual([
      { id: 34 },
    ]);
  });

  test('an item has a Link header with the URL of its page', async () => {
    const { headers } = await ask({ route: `${POSTS}/6` });
    expect(headers.get('Link')).toContain(
      '<http://site.test/2023/01/01/post-1/>; rel="alternate"; type=text/html',
    );
  });
});

test('a page has a Link header with its URL, independent of `_fields`', async () => {
  const { headers } = await ask({ route: '/cms/v2/pages/43', query: { _fields: 'id' } });
  expect(headers.get('Link')).toContain(
    '<http://site.test/about/team/lead/>; rel="alternate"; type=text/html',
  );
});

test('a link to another page contains a false argument without a value', async () => {
  const { headers } = await ask({ route: POSTS, query: { sticky: 'false', per_page: '2' } });
  expect(headers.get('Link')).toContain('/posts?sticky&per_page=2&page=2>; rel="next"');
});

describe('dates and status', () => {
  test('a post with a future date is scheduled, and published at its date', async () => {
    const { item } = await create('editor', {
      title: 'Later',
      status: 'publish',
      date_gmt: '2026-11-21T13:00:00',
    });
    expect([item.status, item.link]).toEqual(['future', `http://site.test/?p=${item.id}`]);
    expect((await ask({ route: `${POSTS}/${item.id}` })).status).toBe(401);
    now += 60 * 60 * 1000;
    const published = await ask({ route: `${POSTS}/${item.id}` });
    expect([published.status, published.item.status]).toEqual([200, 'publish']);
  });

  test('the date of a draft is the current time until it is published', async () => {
    const { item } = await create('editor', { title: 'Draft' });
    expect(item.date).toBe('2026-11-21T12:00:00');
    now += 60_000;
    const published = await update('editor', item.id, { status: 'publish' });
    expect(published.item.date).toBe('2026-11-21T12:01:00');
  });

  test('a null date resets the date', async () => {
    const { item } = await create('editor', { title: 'Dated', date: '2020-01-01T00:00:00' });
    const reset = await update('editor', item.id, { date: null });
    expect(reset.item.date).toBe('2026-11-21T12:00:00');
  });

  test('`date` is in the time zone of the site', async () => {
    await site.store.options.set({ timezone_string: 'Asia/Kolkata' });
    const { item } = await create('editor', { title: 'There', date: '2022-06-01T12:00:00' });
    expect([item.date, item.date_gmt]).toEqual(['2022-06-01T12:00:00', '2022-06-01T06:30:00']);
  });
});

describe('the trash', () => {
  test('frees the slug, includes the comments, and restores the slug', async () => {
    const route = `${POSTS}/7`;
    const trashed = await ask({ user: 'editor', method: 'DELETE', route });
    expect([trashed.item.status, trashed.item.slug]).toEqual(['trash', 'post-2__trashed']);
    expect((await site.store.comments.find({ posts: [7], approved: ['1'] })).total).toBe(0);
    const again = await ask({ user: 'editor', method: 'DELETE', route });
    expect([again.status, again.item.code]).toEqual([410, 'rest_already_trashed']);
    const back = await update('editor', 7, { status: 'publish' });
    expect([back.item.status, back.item.slug]).toEqual(['publish', 'post-2']);
  });

  test('a forced deletion removes the post and returns it', async () => {
    const response = await site.ask({
      user: 'admin',
      method: 'DELETE',
      route: `${POSTS}/6`,
      query: { force: 'true' },
    });
    expect(response.body).toMatchObject({ deleted: true, previous: { id: 6, slug: 'post-1' } });
    expect((await ask({ route: `${POSTS}/6` })).item.code).toBe('rest_post_invalid_id');
  });
});

describe('relations of a post', () => {
  test('terms, format and featured media are stored; IDs that do not exist are ignored', async () => {
    const { item } = await create('author', {
      title: 'T',
      categories: [2, 999_999],
      tags: [8, 2],
      format: 'quote',
      featured_media: 4,
    });
    expect(item).toMatchObject({
      categories: [2],
      tags: [8],
      format: 'quote',
      featured_media: 4,
    });
    const plain = await update('author', item.id, { format: 'standard', featured_media: 0 });
    expect(plain.item).toMatchObject({ format: 'standard', featured_media: 0, categories: [2] });
  });

  test('a sticky post cannot have a password', async () => {
    const both = await create('editor', { title: 'T', sticky: true, password: 'x' });
    expect(both.item.code).toBe('rest_invalid_field');
    const protect = await update('editor', 35, { password: 'x' });
    expect(protect.item.code).toBe('rest_invalid_field');
    const raise = await update('editor', 34, { sticky: true });
    expect(raise.item.code).toBe('rest_invalid_field');
  });

  test('a post without title, content and excerpt is refused', async () => {
    const { status, item } = await create('editor', { title: '   ' });
    expect([status, item.code]).toEqual([400, 'empty_content']);
  });

  test('a post whose texts are only "0" is refused', async () => {
    const { status, item } = await create('editor', { title: '0', content: '0', excerpt: '' });
    expect([status, item.code]).toEqual([400, 'empty_content']);
    expect((await create('editor', { title: '0', content: 'Text' })).status).toBe(201);
  });

  test('an update that changes the content creates a revision with the previous content', async () => {
    await update('admin', 9, { content: 'One' });
    await update('admin', 9, { content: 'Two' });
    await update('admin', 9, { content: 'Two' });
    const { item } = await ask({ route: `${POSTS}/9` });
    expect(item._links['version-history']).toEqual([
      { href: 'http://site.test/cms-json/cms/v2/posts/9/revisions', count: 2 },
    ]);
  });
});

describe('HTML in posts', () => {
  test('scripts of a user without the permission for HTML are removed, and block comments are kept', async () => {
    const { item } = await create('author', {
      title: 'A & <i>B</i><script>alert(1)</script>',
      content:
        '<!-- cms:paragraph --><p onclick="x()">Hi</p><!-- /cms:paragraph --><iframe src="/"></iframe>',
    });
    expect(item.title.raw).toBe('A &amp; <i>B</i>');
    expect(item.content.raw).toBe('<!-- cms:paragraph --><p>Hi</p><!-- /cms:paragraph -->');
  });

  test('a user with the permission for HTML may write scripts', async () => {
    const content = '<script>alert(1)</script>';
    const { item } = await create('editor', { title: 'T', content });
    expect(item.content.raw).toBe(content);
  });
});

describe('links', () => {
  test.each([
    ['/%postname%/', 'http://site.test/post-1/'],
    ['/archive/%post_id%', 'http://site.test/archive/6'],
    ['/%category%/%author%/%postname%', 'http://site.test/category-1/admin/post-1'],
    ['', 'http://site.test/?p=6'],
  ])('with the permalinks %s the post is at %s', async (pattern, link) => {
    await site.store.options.set({ permalink_structure: pattern });
    expect((await ask({ route: `${POSTS}/6` })).item.link).toBe(link);
  });
});

test('a list needs the same number of queries for any length', async () => {
  const counted = async (query: object): Promise<number> => {
    let count = 0;
    const { posts, meta, terms, users } = site.store;
    for (const store of [posts, meta, terms, users]) {
      for (const [name, method] of Object.entries(store)) {
        if (typeof method !== 'function') continue;
        Object.defineProperty(store, name, {
          configurable: true,
          writable: true,
          value: (...args: unknown[]) => {
            count += 1;
            return Reflect.apply(method, store, args);
          },
        });
      }
    }
    await site.ask({ user: 'admin', route: POSTS, query: { ...query, context: 'edit' } });
    return count;
  };
  // One of them has a format, the other a slug that is not made of its title.
  const two = await counted({ include: '1,8' });
  await site.close();
  site = await maker.make();
  expect(await counted({ per_page: '100' })).toBe(two);
});

describe('texts sent as `raw` of a map', () => {
  test('may be numbers, and are stored as text', async () => {
    const { item } = await create('admin', { title: { raw: 5 }, content: { raw: 1.5 } });
    const { item: kept } = await ask({
      user: 'admin',
      route: `${POSTS}/${item.id}`,
      query: { context: 'edit' },
    });
    expect([kept.title.raw, kept.content.raw]).toEqual(['5', '1.5']);
  });

  test('may empty the content, but not the title', async () => {
    const { item } = await create('admin', { title: 'Here', content: 'There' });
    const changed = await update('admin', item.id, { title: { raw: '' }, content: { raw: '' } });
    expect([changed.item.title.raw, changed.item.content.raw]).toEqual(['Here', '']);
    const named = await update('admin', item.id, { title: '' });
    expect(named).toMatchObject({ status: 400, item: { code: 'empty_content' } });
  });
});

test('a date before the year 1 is invalid', async () => {
  for (const date of ['0000-01-01T00:00:00', '0000-00-00T00:00:00'])
    expect(await create('editor', { title: 'Old', date })).toMatchObject({
      status: 400,
      item: { code: 'invalid_date' },
    });
  expect((await create('editor', { title: 'Old', date: '0001-01-01T00:00:00' })).item.date).toBe(
    '0001-01-01T00:00:00',
  );
});

test('a date after the year 9999 is invalid in either time zone', async () => {
  await site.ask({
    user: 'admin',
    method: 'POST',
    route: '/cms/v2/settings',
    body: { timezone: 'America/New_York' },
  });
  const last = '9999-12-31T23:59:59';
  for (const sent of [{ date: `${last}-12:00` }, { date: last }, { date_gmt: `${last}-12:00` }])
    expect(await create('editor', { title: 'Late', ...sent })).toMatchObject({
      status: 400,
      item: { code: 'invalid_date' },
    });
  expect((await create('editor', { title: 'Late', date_gmt: last })).item.date_gmt).toBe(last);
});

test('4.1: OPTIONS lists the action links of a post in the recorded order', async () => {
  const { body } = await site.ask({ method: 'OPTIONS', route: POSTS });
  const { schema } = body as { schema: { links: readonly { rel: string }[] } };
  expect(schema.links.map(({ rel }) => rel.replace('https://api.test/action-', ''))).toEqual([
    'publish',
    'unfiltered-html',
    'sticky',
    'assign-author',
    'assign-categories',
    'create-categories',
    'assign-tags',
    'create-tags',
  ]);
});

test('a post of a deleted user can be saved as it was read, and not given to another missing user', async () => {
  const { item } = await create('author', { title: 'Left behind', status: 'publish' });
  const query = { force: true, reassign: false };
  const gone = await ask({ user: 'admin', method: 'DELETE', route: '/cms/v2/users/3', query });
  expect(gone.status).toBe(200);
  const route = `${POSTS}/${item.id}`;
  const read = await ask({ user: 'admin', route, query: { context: 'edit' } });
  expect(read.item).toMatchObject({ status: 'trash', author: 3 });
  const saved = await update('admin', item.id, { ...read.item, status: 'publish' });
  expect(saved).toMatchObject({ status: 200, item: { status: 'publish', author: 3 } });
  const other = await update('admin', item.id, { author: 987 });
  expect(other).toMatchObject({ status: 400, item: { code: 'rest_invalid_author' } });
});
