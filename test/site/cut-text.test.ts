import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSlug, cutText } from '../../site/domain/text.ts';
import { withEnding } from '../../site/store/slugs.ts';
import { openWebSite, Visitor } from './web-site.ts';

test.each([
  ['harbour', 9, 'harbour'],
  ['harbour', 4, 'harb'],
  ['a\u{1f6a2}b', 2, 'a'],
  ['a\u{1f6a2}b', 3, 'a\u{1f6a2}'],
  ['cafe\u0301', 4, 'caf'],
  ['x\u{1f469}\u200d\u{1f680}y', 4, 'x'],
  ['x\u{1f1f3}\u{1f1f4}\u{1f1f8}\u{1f1ea}', 7, 'x\u{1f1f3}\u{1f1f4}'],
  ['', 3, ''],
  ['日本', 0, ''],
])('the text %j is cut to %i units as %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('a grapheme longer than the limit is cut between code points', () => {
  expect(cutText(`a${'\u0301'.repeat(200)}`, 100)).toBe(`a${'\u0301'.repeat(99)}`);
  expect(cutText(`\u{1f6a2}${'\u0301'.repeat(200)}\u{1f6a2}`, 1)).toBe('');
});

test('a cut slug is a prefix of the slug that can be decoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(80), (text, most) => {
      const slug = encodeURIComponent(Buffer.from(text).toString()).toLowerCase();
      const cut = cutSlug(slug, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(slug.startsWith(cut)).toBe(true);
      expect(decodeURIComponent(slug).startsWith(decodeURIComponent(cut))).toBe(true);
      // The longest encoded code point has twelve characters.
      expect(cut.length).toBeGreaterThan(Math.min(most, slug.length) - 12);
    }),
  );
});

test('a slug with a suffix has at most 200 characters, and the whole suffix if it fits', () => {
  const [slug, ending] = ['%f0%9f%9a%a2'.repeat(16), `-${'%e6%97%a5'.repeat(22)}`];
  expect(withEnding('a', '-2')).toBe('a-2');
  expect(withEnding(`${slug}aaaaaaaa`, '-10')).toBe(`${slug}aaaaa-10`);
  expect(withEnding(slug, ending)).toBe(`${'%f0%9f%9a%a2'.repeat(8)}-${'%e6%97%a5'.repeat(11)}`);
  expect(withEnding(`a${'-'.repeat(198)}`, '-2')).toBe(
    `a${'-'.repeat(197)}-2`.replace(/-+2/, '-2'),
  );
});

test('a post with a slug that is cut to the maximum length has a working link', async () => {
  const site = await openWebSite();
  const keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  const { nonce } = await keeper.apiSettings();
  const ask = async (method: string, route: string, body: object): Promise<Post> => {
    const answer = await keeper.get(`/cms-json/cms/v2/${route}`, {
      method,
      headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Post;
  };
  const title = '港の灯台守の長い長い日記とその続き灯台守の日記と続き';
  const posts = [];
  for (let number = 0; number < 3; number += 1)
    posts.push(await ask('POST', 'posts', { title, status: 'publish' }));
  for (const { slug, link } of posts) {
    expect(slug.length).toBeLessThanOrEqual(200);
    expect(title.startsWith(decodeURIComponent(slug.replace(/-\d$/, '')))).toBe(true);
    expect((await site.get(link)).status).toBe(200);
  }
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(3);
  const trashed = await ask('DELETE', `posts/${posts[0]?.id}`, {});
  expect(title.startsWith(decodeURIComponent(trashed.slug.replace('__trashed', '')))).toBe(true);
  await site.close();
});

interface Post {
  readonly id: number;
  readonly slug: string;
  readonly link: string;
}

test('the admin cuts long titles and texts between characters', async () => {
  const site = await openWebSite();
  const keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  const { nonce } = await keeper.apiSettings();
  const ducks = '\u{1f986}'.repeat(100);
  for (const name of [ducks, `a${ducks}`]) {
    const body = JSON.stringify({ name, description: name });
    const headers = { 'x-cms-nonce': nonce, 'content-type': 'application/json' };
    const made = await keeper.get('/cms-json/cms/v2/tags', { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: number };
    for (const path of ['/cms-admin/tags?order=desc&orderby=id', `/cms-admin/tags/edit?id=${id}`]) {
      const page = await (await keeper.get(path)).text();
      expect(page).toContain('\u{1f986}…');
      expect(page).not.toContain('\ufffd');
    }
  }
  await site.close();
});
