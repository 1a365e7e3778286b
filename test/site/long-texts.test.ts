import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
});
afterAll(() => site.close());

interface Answer {
  readonly code?: string;
  readonly data?: object;
}

async function send(user: string, method: string, route: string, body: object) {
  const { status, body: answer } = await site.ask({
    user,
    method,
    route: `/cms/v2/${route}`,
    body,
  });
  return { status, answer: answer as Answer };
}

const KIB = 1024;

// These are sanitized as arguments, where TEXT_LIMIT applies.
const LONG: { readonly [name: string]: string } = {
  first_name: 'x'.repeat(64 * KIB + 1),
  name: 'x'.repeat(64 * KIB + 1),
};

/** Markup of a given length that sanitizes to nothing. */
function script(length: number): string {
  return `<script>${'x'.repeat(length - 17)}</script>`;
}

test('the length of a comment is checked before it is sanitized', async () => {
  const comment = (content: string) => send('subscriber', 'POST', 'comments', { post: 1, content });
  expect(await comment(script(65_526))).toMatchObject({
    status: 400,
    answer: { code: 'comment_content_column_length' },
  });
  expect(await comment('<b>'.repeat(30_000))).toMatchObject({
    status: 400,
    answer: { code: 'comment_content_column_length' },
  });
  expect(await comment(script(65_525))).toMatchObject({
    status: 400,
    answer: { code: 'rest_comment_content_invalid' },
  });
  // Sanitizing makes four characters of each.
  expect(await comment('<'.repeat(60_000))).toMatchObject({
    status: 400,
    answer: { code: 'comment_content_column_length' },
  });
});

test.each([
  ['subscriber', 'POST', 'users/me', 'description'],
  ['subscriber', 'POST', 'users/me', 'first_name'],
  ['subscriber', 'POST', 'users/me', 'password'],
  ['editor', 'POST', 'categories', 'name'],
  ['editor', 'POST', 'tags', 'description'],
  ['contributor', 'POST', 'posts', 'title'],
  ['contributor', 'POST', 'posts', 'excerpt'],
  ['admin', 'POST', 'templates', 'title'],
  ['admin', 'POST', 'menu-items', 'title'],
  ['admin', 'POST', 'menus', 'description'],
])(
  '%s: %s %s refuses a %s over FIELD_LIMIT before it is sanitized',
  async (user, method, route, name) => {
    const body = {
      name: 'a',
      slug: 'a',
      title: 'a',
      url: 'http://a.test/',
      [name]: LONG[name] ?? script(64 * KIB + 1),
    };
    expect(await send(user, method, route, body)).toMatchObject({
      status: 400,
      answer: {
        code: 'rest_text_too_long',
        data: { limit: 'text', maximum: 64 * KIB, params: [name] },
      },
    });
  },
);

test('a text over TEXT_LIMIT bytes anywhere in a parameter is refused', async () => {
  const long = 'é'.repeat(512 * KIB);
  const refused = (params: string[]) => ({
    status: 400,
    answer: { code: 'rest_text_too_long', data: { maximum: 1024 * KIB, params } },
  });
  const content = (text: string) =>
    send('contributor', 'POST', 'posts', { title: 'a', content: text });
  expect((await content(long)).status).toBe(201);
  expect(await content(`${long}a`)).toMatchObject(refused(['content']));
  expect(
    await send('admin', 'POST', 'widgets', {
      id_base: 'text',
      sidebar: 'sidebar-1',
      instance: { raw: { text: `${long}a`, title: 'a' } },
    }),
  ).toMatchObject(refused(['instance']));
  expect(
    await send('contributor', 'POST', 'posts', { title: `${long}a`, unknown: [`${long}a`] }),
  ).toMatchObject(refused(['title', 'unknown']));
});

test('deeply nested content is reduced to 256 levels and keeps its text', async () => {
  const { status, answer } = await send('contributor', 'POST', 'posts', {
    title: 'Deep',
    content: `${'<div>'.repeat(20_000)}words<img src="a.png">${'</div>'.repeat(20_000)}`,
  });
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    content: {
      raw: `${'<div>'.repeat(256)}words<img src="a.png" />${'</div>'.repeat(256)}`,
    },
  });
});
