import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
});
afterAll(() => site.close());

interface RouteDescription {
  readonly schema: {
    readonly title: string;
    readonly properties: { readonly [name: string]: { readonly type?: unknown } };
    readonly links?: readonly { readonly rel: string }[];
  };
}

async function schemaOf(route: string): Promise<RouteDescription['schema']> {
  const { body } = await site.ask({ user: 'admin', route: '/', query: { context: 'help' } });
  // The index shows routes as patterns.
  return (body as { routes: { [route: string]: RouteDescription } }).routes[route]
    ?.schema as RouteDescription['schema'];
}

test('4.1: OPTIONS lists the links of a menu item in the recorded order', async () => {
  const { links } = await schemaOf('/cms/v2/menu-items');
  expect(links?.map(({ rel }) => rel.replace('https://api.test/', ''))).toEqual([
    'action-publish',
    'action-unfiltered-html',
    'action-assign-menus',
    'action-create-menus',
    'menu-item-object',
  ]);
});

const STATE = [
  ...['author', 'date', 'date_gmt', 'id', 'modified', 'modified_gmt', 'parent', 'slug', 'guid'],
  'title',
];

test.each([
  ['/cms/v2/templates/(?P<parent>[\\d]+)/revisions', [...STATE, 'content']],
  ['/cms/v2/template-parts/(?P<parent>[\\d]+)/revisions', [...STATE, 'content']],
  ['/cms/v2/templates/(?P<id>[\\d]+)/autosaves', [...STATE, 'content', 'preview_link']],
  ['/cms/v2/menu-items/(?P<id>[\\d]+)/autosaves', [...STATE, 'preview_link']],
  ['/cms/v2/blocks/(?P<parent>[\\d]+)/revisions', [...STATE, 'content']],
  ['/cms/v2/posts/(?P<parent>[\\d]+)/revisions', [...STATE, 'content', 'excerpt']],
])('the schema of %s has these properties', async (route, members) => {
  const { properties } = await schemaOf(route);
  expect(Object.keys(properties).toSorted()).toEqual(members.toSorted());
});

test('OPTIONS and responses show the guid of an autosave as an object', async () => {
  const route = '/cms/v2/menu-items/(?P<id>[\\d]+)/autosaves';
  const { properties } = await schemaOf(route);
  expect([properties['guid']?.type, properties['title']?.type]).toEqual([
    'object',
    ['string', 'object'],
  ]);
  const saved = { title: 'Otherwise' };
  const path = '/cms/v2/menu-items/46/autosaves';
  const { status, body } = await site.ask({
    user: 'admin',
    method: 'POST',
    route: path,
    body: saved,
  });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      guid: { raw: expect.any(String), rendered: expect.any(String) },
    }),
  ]);
});

test.each([
  ['POST', '/cms/v2/posts/1/autosaves', { id: 'none' }, 'rest_post_invalid_id'],
  ['POST', '/cms/v2/media/4/edit', { id: 'none', src: 'http://a.test/' }, 'rest_post_invalid_id'],
  ['GET', '/cms/v2/users/me/application-passwords', { user_id: ['0'] }, 'rest_user_invalid_id'],
  ['GET', '/cms/v2/widgets/block-2', { id: ['none'] }, 'rest_widget_not_found'],
])(
  'an invalid path parameter without an argument definition gets 404: %s %s',
  async (method, route, query, code) => {
    const answer = await site.ask({ user: 'admin', method, route, query });
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code })]);
  },
);

test('global styles can be sent back unchanged, including their ID', async () => {
  const route = '/cms/v2/global-styles/53';
  const { body } = await site.ask({ user: 'admin', route });
  expect(body).toMatchObject({ id: 53 });
  const answer = await site.ask({ user: 'admin', method: 'POST', route, body });
  expect(answer.status).toBe(200);
});

test('global styles support `context` without declaring it as an argument', async () => {
  const route = '/cms/v2/global-styles/53';
  const seen = async (context: string) =>
    Object.keys((await site.ask({ user: 'admin', route, query: { context } })).body as object);
  expect(await seen('embed')).toEqual(['id', 'title', '_links']);
  expect(await seen('edit')).toEqual(['id', 'title', 'settings', 'styles', '_links']);
  const refused = await site.ask({ user: 'editor', route, query: { context: 'edit' } });
  expect(refused.body).toMatchObject({ code: 'rest_forbidden_context' });
});

test('attributes, context and supports of a block type are objects without declared properties', async () => {
  const { properties } = await schemaOf('/cms/v2/block-types');
  for (const name of ['attributes', 'provides_context', 'supports'])
    expect(properties[name]).toMatchObject({ properties: {} });
});
