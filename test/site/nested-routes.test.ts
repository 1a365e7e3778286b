import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite } from './site-of.ts';

/** Every route of the running site with an item below another item. */

const CALLERS = [0, 'subscriber', 'contributor', 'author', 'editor', 'admin'] as const;
const NOWHERE = 999_999;

const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
let site: TestSite;
/** Routes with two or more groups and their methods, from the index of the site. */
let routes: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  site = await maker.make();
  site.app.site.types.registerPostType('book', {
    public: true,
    show_in_rest: true,
    rest_base: 'books',
    rest_namespace: 'library/v1',
    supports: ['title', 'editor', 'author', 'revisions'],
  });
  const { body } = await site.ask({ route: '/' });
  const listed = (body as { routes: { [route: string]: { methods: string[] } } }).routes;
  routes = new Map(
    Object.entries(listed)
      .filter(([route]) => route.split('(?P<').length > 2)
      .map(([route, { methods }]) => [route, methods]),
  );
});
afterAll(() => site.close());

/** Returns the parts of a response that a caller can compare. */
async function comparable(ask: SiteRequest): Promise<unknown> {
  const { status, headers, body } = await site.ask(ask);
  return { status, allow: headers.get('Allow'), body };
}

const STATES =
  /^\/(?<namespace>.*)\/(?<base>[\w-]+)\/\(\?P<parent>\[\\d\]\+\)\/(?:revisions|autosaves)\/\(\?P<id>\[\\d\]\+\)$/;
const PASSWORDS = String.raw`/cms/v2/users/(?P<user_id>(?:[\d]+|me))/application-passwords/(?P<uuid>[\w\-]+)`;
/** Routes whose two groups form one name. */
const ONE_NAME = [
  String.raw`/cms/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)`,
];

const TYPES: { readonly [base: string]: string } = {
  posts: 'post',
  pages: 'page',
  blocks: 'cms_block',
  navigation: 'cms_navigation',
  templates: 'cms_template',
  'template-parts': 'cms_template_part',
  'menu-items': 'nav_menu_item',
  books: 'book',
};

test('these tests cover every route with two IDs', () => {
  const unknown = [...routes.keys()].filter(
    (route) => !STATES.test(route) && route !== PASSWORDS && !ONE_NAME.includes(route),
  );
  expect(unknown).toEqual([]);
  const bases = [...routes.keys()].flatMap((route) => STATES.exec(route)?.groups?.['base'] ?? []);
  expect([...new Set(bases)].sort()).toEqual(Object.keys(TYPES).sort());
});

interface Family {
  readonly post: number;
  readonly revision: number;
  readonly autosave: number;
}

/** Creates a draft with a revision and an autosave. */
async function family(type: string, author: number): Promise<Family> {
  const { posts } = site.store;
  const { id } = await posts.insert({ type, author, status: 'draft', title: 'A secret' });
  const state = { type: 'revision', status: 'inherit', parent: id, author, title: 'A secret' };
  const revision = await posts.insert({ ...state, slug: `${id}-revision-v1` });
  const autosave = await posts.insert({ ...state, slug: `${id}-autosave-v1` });
  return { post: id, revision: revision.id, autosave: autosave.id };
}

describe.each(CALLERS)('for caller %s', (user) => {
  test('a revision or autosave of another post gets the response of one that does not exist', async () => {
    const caller = user === 0 ? undefined : await site.store.users.byLogin(user);
    for (const [route, methods] of routes) {
      const base = STATES.exec(route)?.groups?.['base'];
      if (base === undefined) continue;
      const type = TYPES[base] ?? '';
      const own = await family(type, caller?.id ?? 0);
      const foreign = await family(type, 1);
      const otherType = await family(type === 'post' ? 'page' : 'post', caller?.id ?? 0);
      for (const parent of [own, foreign, otherType])
        for (const method of methods) {
          const at = (id: number): SiteRequest => ({
            ...{ user, method, query: { force: 'true', context: 'edit' } },
            route: route
              .replace(String.raw`(?P<parent>[\d]+)`, String(parent.post))
              .replace(String.raw`(?P<id>[\d]+)`, String(id)),
          });
          const missing = await comparable(at(NOWHERE));
          const elsewhere = [own, foreign, otherType].filter((one) => one !== parent);
          for (const { post, revision, autosave } of elsewhere)
            for (const id of [post, revision, autosave])
              expect([at(id).route, await comparable(at(id))]).toEqual([at(id).route, missing]);
        }
    }
  });

  test('an application password of another user gets the response of one that does not exist', async () => {
    const { uuids } = await passwords();
    for (const owner of ['me', '1', '3'])
      for (const method of routes.get(PASSWORDS) ?? []) {
        const at = (uuid: string): SiteRequest => ({
          ...{ user, method, route: `/cms/v2/users/${owner}/application-passwords/${uuid}` },
          ...(method === 'GET' ? { query: { context: 'edit' } } : {}),
        });
        const missing = await comparable(at('00000000-0000-4000-8000-000000000000'));
        const ownerId = owner === 'me' ? await idOf(user) : Number(owner);
        for (const [id, uuid] of uuids)
          if (id !== ownerId) expect(await comparable(at(uuid))).toEqual(missing);
      }
    expect((await passwords()).count).toBe(uuids.size);
  });
});

async function idOf(user: string | 0): Promise<number> {
  return user === 0 ? 0 : ((await site.store.users.byLogin(user))?.id ?? 0);
}

/** Returns one application password of every user by user ID; creates missing ones. */
async function passwords(): Promise<{ uuids: ReadonlyMap<number, string>; count: number }> {
  const uuids = new Map<number, string>();
  for (const { id } of (await site.store.users.find({})).rows) {
    const [known] = await site.store.applicationPasswords.of(id);
    const made =
      known ?? (await makeApplicationPassword(site.store, id, { name: 'A program' })).row;
    uuids.set(id, made.uuid);
  }
  return { uuids, count: uuids.size };
}

test('a revision is shown below its own post to users who may edit the post', async () => {
  const { post, revision } = await family('post', 1);
  const route = `/cms/v2/posts/${post}/revisions/${revision}`;
  const statuses = await Promise.all(
    CALLERS.map(async (user) => (await site.ask({ user, route })).status),
  );
  expect(statuses).toEqual([401, 403, 403, 403, 200, 200]);
  // Query parameters override path parameters: the permission is that of the post that they name.
  const own = await family('post', 3);
  const request = { user: 'author', route: `/cms/v2/posts/${own.post}/revisions/${revision}` };
  const { status, body } = await site.ask({ ...request, query: { parent: String(post) } });
  expect([status, body]).toMatchObject([403, { code: 'rest_cannot_read' }]);
});

test('a revision is not found below a post of another type', async () => {
  const { post, revision } = await family('post', 1);
  const { status, body } = await site.ask({
    user: 'admin',
    route: `/cms/v2/pages/${post}/revisions/${revision}`,
  });
  expect([status, body]).toMatchObject([404, { code: 'rest_post_invalid_parent' }]);
});
