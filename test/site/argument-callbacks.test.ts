import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite } from './site-of.ts';

/** Arguments with their own validation or sanitization functions (4.6, 7.2). */

let site: TestSite;
beforeAll(async () => {
  const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
  site = await maker.make();
});
afterAll(() => site.close());

/** Returns the error code of the response and the problem of each argument. */
async function verdict(ask: SiteRequest): Promise<object> {
  const { body } = await site.ask(ask);
  // All of these requests fail.
  const { code, data } = body as { code: string; data: { details?: object } };
  return { code, ...(data.details ? { details: data.details } : {}) };
}

const put = (route: string, body: object): SiteRequest => ({ method: 'PUT', route, body });
const post = (route: string, body: object): SiteRequest => ({ method: 'POST', route, body });

test.each(['0', 0, false, '', [], {}])('`template` accepts %j as no template', async (template) => {
  expect(await verdict(put('/cms/v2/pages/999999', { template }))).toEqual({
    code: 'rest_post_invalid_id',
  });
});

test.each(['1', 'no-such', true])(
  '`template` rejects the unknown template %j',
  async (template) => {
    expect(await verdict(put('/cms/v2/pages/999999', { template }))).toMatchObject({
      code: 'rest_invalid_param',
      details: { template: { code: 'rest_invalid_param' } },
    });
  },
);

test.each(['+1', ' 1', '1 ', 'A@b.c', 'a b'])('%j is a valid username', async (username) => {
  expect(await verdict(put('/cms/v2/users/me', { username }))).toEqual({
    code: 'rest_user_invalid_id',
  });
});

test.each(['0', '', 'a  b', '+a'])('%j is an invalid username', async (username) => {
  expect(await verdict(put('/cms/v2/users/me', { username }))).toMatchObject({
    code: 'rest_invalid_param',
    details: { username: { code: 'rest_user_invalid_username' } },
  });
});

test.each(['/cms/v2/users/me', '/cms/v2/users/999999'])(
  'an update of %s reports invalid `roles` next to another invalid argument',
  async (route) => {
    expect(await verdict(put(route, { email: 'bad', roles: [5] }))).toMatchObject({
      code: 'rest_invalid_param',
      details: {
        email: { code: 'rest_invalid_email' },
        roles: { code: 'rest_invalid_type', data: { param: 'roles[0]' } },
      },
    });
  },
);

test.each([[], {}, '', false, 'false', 0, '2'])('`reassign` accepts %j', async (reassign) => {
  const body = { reassign, force: true };
  expect(
    await verdict({ user: 'admin', method: 'DELETE', route: '/cms/v2/users/999999', body }),
  ).toEqual({ code: 'rest_user_invalid_id' });
});

test.each(['', '0', false])('`author_email` of a comment accepts %j', async (author_email) => {
  expect(await verdict(put('/cms/v2/comments/999999', { author_email }))).toEqual({
    code: 'rest_comment_invalid_id',
  });
});

test('the URL of a menu item is validated after its conversion to text', async () => {
  for (const url of ['', '#x', 5, true, 0])
    expect(await verdict(post('/cms/v2/menu-items', { url }))).toEqual({
      code: 'rest_cannot_create',
    });
  for (const url of ['javascript:x', false])
    expect(await verdict(post('/cms/v2/menu-items', { url }))).toMatchObject({
      details: { url: { code: 'rest_invalid_url' } },
    });
});

test('an unknown menu location is rejected by its name', async () => {
  expect(await verdict(post('/cms/v2/menus', { name: 'x', locations: ['primary', '5'] }))).toEqual({
    code: 'rest_invalid_param',
    details: {
      locations: {
        code: 'rest_invalid_menu_location',
        message: 'Invalid menu location: 5.',
        data: { location: '5' },
      },
    },
  });
});

test('`type` and `subtype` of a search are rejected with a reason each', async () => {
  const query = { type: 'nope', subtype: 'post' };
  expect(await verdict({ route: '/cms/v2/search', query })).toMatchObject({
    code: 'rest_invalid_param',
    details: {
      type: { code: 'rest_not_in_enum' },
      subtype: { code: 'rest_search_invalid_type', data: { status: 400 } },
    },
  });
});

test('`form_data` of a widget accepts values that are not text', async () => {
  for (const form_data of ['a=b', 5, null, []])
    expect(await verdict(post('/cms/v2/widget-types/text/encode', { form_data }))).toEqual({
      code: 'rest_cannot_manage_widgets',
    });
});

test.each(['pages', 'menu-items'])(
  'a null parent of an autosave of %s is accepted',
  async (base) => {
    expect(await verdict(post(`/cms/v2/${base}/999999/autosaves`, { parent: null }))).toEqual({
      code: 'rest_post_invalid_id',
    });
  },
);

test('a name of an application password that is empty without markup is refused, and keeps the old name on update', async () => {
  const route = '/cms/v2/users/2/application-passwords';
  for (const name of ['<b></b>', '0'])
    expect(await verdict({ user: 'admin', method: 'POST', route, body: { name } })).toEqual({
      code: 'application_password_empty_name',
    });
  const { body } = await site.ask({ user: 'admin', method: 'POST', route, body: { name: 'Pad' } });
  const { uuid } = body as { uuid: string };
  const renamed = await site.ask({
    user: 'admin',
    method: 'PUT',
    route: `${route}/${uuid}`,
    body: { name: '<b></b>' },
  });
  expect(renamed.body).toMatchObject({ name: 'Pad' });
});
