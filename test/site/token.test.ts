import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let keeper: Visitor;
let nonce: string;

beforeAll(async () => {
  site = await openWebSite({ token: 'wp' });
  keeper = new Visitor(site.base, 'wp');
  await keeper.logIn('keeper');
  ({ nonce } = await keeper.apiSettings());
});
afterAll(() => site.close());

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
  return (await keeper.get(`/wp-json/wp/v2/${path}`, { ...init, headers })).json();
}

// Names of post types are content of the site, like `post` and `page`.
const TYPES = /cms_(?:block|template|template_part|navigation)\b/g;

test.each([
  '/',
  '/?p=5',
  '/wp-admin/',
  '/wp-admin/authorize-application.php',
  '/xmlrpc.php?rsd',
  '/wp-json/',
  '/wp-json/wp/v2',
  '/wp-json/wp/v2/posts?context=edit&_embed',
  '/wp-json/wp/v2/comments?context=edit&_embed',
  '/wp-json/wp/v2/media?context=edit',
  '/wp-json/wp/v2/users?context=edit',
  '/wp-json/wp/v2/settings',
  '/wp-json/wp/v2/none',
])(
  '1, 4.2: with the token wp, headers and text of %s do not contain the default token',
  async (path) => {
    const headers = { 'X-WP-Nonce': nonce, Origin: 'http://elsewhere.test' };
    const answer = await keeper.get(path, { headers });
    const headerText = [...answer.headers].map((header) => header.join(': ')).join('\n');
    expect(headerText).not.toMatch(/cms/i);
    expect((await answer.text()).replace(TYPES, '')).not.toMatch(/cms/i);
  },
);

test('2.1: with another token a site file keeps its image metadata and posts in the trash', async () => {
  expect(await ask('media?slug=tower-at-dusk&_fields=alt_text,media_details')).toMatchObject([
    { alt_text: 'The tower at dusk', media_details: { file: '2024/03/tower-at-dusk.png' } },
  ]);
  const [post] = (await ask('posts?status=trash&_fields=id,slug&context=edit')) as {
    readonly id: number;
  }[];
  expect(post).toMatchObject({ slug: 'an-idea-about-goats__trashed' });
  const body = JSON.stringify({ status: 'draft' });
  expect(await ask(`posts/${post?.id ?? 0}?_fields=slug`, { method: 'PUT', body })).toEqual({
    slug: 'an-idea-about-goats',
  });
});
