import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
});
afterAll(() => site.close());

// IDs of the site file, and one that does not exist.
const POST = 6;
const PAGE = 41;
const IMAGE = 4;
const CATEGORY = 2;
const TAG = 8;
const NONE = 99999;

function send(path: string, body: object, method = 'PUT'): Promise<SiteResponse> {
  return site.ask({ user: 'admin', method, route: `/cms/v2/${path}`, body });
}

/** Returns the status and the parameters that the error names. */
function named({ status, body }: SiteResponse): unknown {
  const { data } = body as { data?: { params?: object } };
  return [status, Object.keys(data?.params ?? {})];
}

const settings = async () => (await site.ask({ user: 'admin', route: '/cms/v2/settings' })).body;

describe('a setting is refused and nothing is stored if it refers to', () => {
  test.each([
    ...['UTC+5', '+05:00', 'Mars/Olympus', 'europe/berlin', 'est'].map((timezone) => ({
      timezone,
    })),
    ...[NONE, TAG, -1].map((default_category) => ({ default_category })),
    ...['xx', 'fr_FR', 'en'].map((language) => ({ language })),
    { default_post_format: 'essay' },
    { show_on_front: 'tabs' },
    ...[NONE, POST, IMAGE, -PAGE].map((page_on_front) => ({ page_on_front })),
    ...[NONE, POST].map((page_for_posts) => ({ page_for_posts })),
    ...[NONE, POST].map((site_icon) => ({ site_icon })),
    ...[NONE, PAGE].map((site_logo) => ({ site_logo })),
    ...[7, -1].map((start_of_week) => ({ start_of_week })),
    { url: 'mailto:a@site.test' },
  ])('%j', async (body: object) => {
    const before = await settings();
    const response = await send('settings', { title: 'Another', ...body });
    expect(response.body).toMatchObject({ code: 'rest_invalid_param' });
    expect(named(response)).toEqual([400, Object.keys(body)]);
    expect(await settings()).toEqual(before);
  });

  test('several missing objects, all of which the error names', async () => {
    const response = await send('settings', { page_on_front: NONE, timezone: 'Nowhere' });
    expect(named(response)).toEqual([400, ['timezone', 'page_on_front']]);
  });

  test('any object, for an anonymous caller, with the same error for existing and missing ones', async () => {
    for (const page_on_front of [PAGE, NONE])
      expect(
        await site.ask({ method: 'PUT', route: '/cms/v2/settings', body: { page_on_front } }),
      ).toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
  });
});

test.each([
  { default_category: CATEGORY },
  { timezone: 'Asia/Kolkata' },
  { language: 'en_US' },
  { language: '' },
  { default_post_format: 'quote' },
  { default_post_format: '0' },
  { show_on_front: 'page', page_on_front: PAGE, page_for_posts: 0 },
  { site_icon: IMAGE, site_logo: IMAGE },
  { site_icon: 0, site_logo: null },
  { start_of_week: 6 },
])('settings that refer to existing objects are stored: %j', async (body: object) => {
  expect(await send('settings', body)).toMatchObject({ status: 200, body });
});

describe('a reference to a missing object is refused with the name of the parameter:', () => {
  test.each([
    ['media/4', { post: NONE }, 'post'],
    ['media/4', { post: 4 }, 'post'],
    ['comments/1', { status: 'shiny' }, 'status'],
    ['menu-items/47', { object_id: NONE }, 'object_id'],
    ['menu-items/47', { object_id: POST }, 'object_id'],
    ['menu-items/47', { object: 'lamp' }, 'object'],
    ['menu-items/48', { object_id: NONE }, 'object_id'],
    ['menu-items/48', { object_id: TAG }, 'object_id'],
    ['menu-items/48', { object: 'lamp' }, 'object'],
    ['menu-items/48', { type: 'post_type_archive', object: 'lamp' }, 'object'],
    ['menu-items/46', { type: 'taxonomy' }, 'object'],
    ['menus/17', { locations: ['attic'] }, 'locations'],
    ['posts/6', { template: 'attic' }, 'template'],
    ['posts/6', { format: 'essay' }, 'format'],
    ['posts/6', { status: 'shiny' }, 'status'],
    ['users/2', { locale: 'xx' }, 'locale'],
    ['templates/twentytwentythree//index', { type: 'lamp' }, 'type'],
  ])('%s %j', async (path, body, parameter) => {
    expect(named(await send(path, body))).toEqual([400, [parameter]]);
  });

  test.each([
    ['media/4', { post: POST }],
    ['comments/1', { status: 'spam' }],
    ['menu-items/47', { object_id: 42 }],
    ['menu-items/47', { object: 'post', object_id: POST }],
    ['menu-items/48', { object: 'post_tag', object_id: TAG }],
  ])('an existing object is accepted: %s %j', async (path, body: object) => {
    expect(await send(path, body)).toMatchObject({ status: 200, body });
  });
});

describe('a setting that refers to a post is 0 once the post is', () => {
  const front = { show_on_front: 'page', page_on_front: PAGE, site_icon: IMAGE, site_logo: IMAGE };
  const remove = (path: string, query: object = {}): Promise<SiteResponse> =>
    own.ask({ user: 'admin', method: 'DELETE', route: `/cms/v2/${path}`, query: { ...query } });
  const change = (body: object): Promise<SiteResponse> =>
    own.ask({ user: 'admin', method: 'PUT', route: '/cms/v2/settings', body });
  const current = async () => (await own.ask({ user: 'admin', route: '/cms/v2/settings' })).body;
  let own: TestSite;
  let posts: number;
  beforeEach(async () => {
    own = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
    const route = '/cms/v2/pages';
    const body = { title: 'News', status: 'publish' };
    const { body: page } = await own.ask({ user: 'admin', method: 'POST', route, body });
    // A created page.
    posts = (page as { id: number }).id;
    const sent = { ...front, page_for_posts: posts, page_for_privacy_policy: posts };
    expect((await change(sent)).status).toBe(200);
  });
  afterEach(() => own.close());

  test.each([
    ['in the trash', {}],
    ['deleted', { force: 'true' }],
  ])('%s; without its front page the site shows posts', async (_, query) => {
    expect((await remove(`pages/${posts}`, query)).status).toBe(200);
    expect(await current()).toMatchObject({ ...front, page_for_posts: 0 });
    expect((await own.store.options.all()).get('cms_page_for_privacy_policy')).toBe(0);
    expect((await remove(`pages/${PAGE}`, query)).status).toBe(200);
    expect(await current()).toMatchObject({ show_on_front: 'posts', page_on_front: 0 });
  });

  test('an image that is deleted', async () => {
    expect((await remove(`media/${IMAGE}`, { force: 'true' })).status).toBe(200);
    const settings = await current();
    expect(settings).toMatchObject({ ...front, site_icon: 0, site_logo: 0 });
    expect((await change(settings as object)).status).toBe(200);
  });
});
