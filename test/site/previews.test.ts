import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let keeper: Visitor;
let harbour: Visitor;
let gull: Visitor;
beforeAll(async () => {
  site = await openWebSite();
  [keeper, harbour, gull] = await Promise.all([
    loggedIn('keeper'),
    loggedIn('harbour'),
    loggedIn('gull'),
  ]);
});
afterAll(() => site.close());

async function loggedIn(login: string): Promise<Visitor> {
  const visitor = new Visitor(site.base);
  await visitor.logIn(login);
  return visitor;
}

interface Item {
  readonly id: number;
  readonly link: string;
  readonly preview_link: string;
}

async function send(visitor: Visitor, route: string, body: object): Promise<Item> {
  const { nonce } = await visitor.apiSettings();
  const answer = await visitor.get(`/cms-json/cms/v2/${route}`, {
    method: 'POST',
    headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([route, answer.ok]).toEqual([route, true]);
  return (await answer.json()) as Item;
}

async function shown(who: Visitor | WebSite, address: string): Promise<string> {
  const answer = await who.get(address);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('the preview link of an autosave shows its text to callers who may edit the post', async () => {
  const post = { title: 'Published title', content: '<p>Published text.</p>', status: 'publish' };
  const { id, link } = await send(keeper, 'posts', post);
  const saved = await send(keeper, `posts/${id}/autosaves`, {
    title: 'Saved title',
    content: '<p>Saved text.</p>',
  });
  const preview = await shown(keeper, saved.preview_link);
  expect(preview).toContain('<p>Saved text.</p>');
  expect(preview).toMatch(/<h1[^>]*>\s*Saved title\s*<\/h1>/);
  expect(preview).not.toContain('Published text.');
  // Another user with the permission, who has no autosave.
  expect(await shown(harbour, saved.preview_link)).toContain('Saved text.');
  for (const who of [site, gull]) {
    const page = await shown(who, saved.preview_link);
    expect(page).toContain('Published text.');
    expect(page).not.toContain('Saved');
  }
  for (const address of [link, `/?p=${id}&preview=true`, `/?p=${id}&preview=true&preview_id=1`]) {
    const page = await shown(keeper, address === link ? link : address);
    expect(page).toContain('Published text.');
    expect(page).not.toContain('Saved text.');
  }
});

test('each of two users sees their own autosave at the preview link', async () => {
  const { id } = await send(keeper, 'pages', {
    title: 'Tides',
    content: 'Old.',
    status: 'publish',
  });
  const first = await send(keeper, `pages/${id}/autosaves`, { content: 'By the keeper.' });
  const second = await send(harbour, `pages/${id}/autosaves`, { content: 'By the harbour.' });
  const page = await shown(keeper, first.preview_link);
  expect(page).toContain('By the keeper.');
  expect(page).toMatch(/<h1[^>]*>\s*Tides\s*<\/h1>/);
  expect(await shown(harbour, second.preview_link)).toContain('By the harbour.');
});

test('a preview of a post with a password shows the text without the password, and is not cached', async () => {
  const post = { title: 'Secret', content: 'Old.', status: 'publish', password: 'tide' };
  const { id } = await send(keeper, 'posts', post);
  const { preview_link: link } = await send(keeper, `posts/${id}/autosaves`, { content: 'New.' });
  const answer = await keeper.get(link);
  expect(await answer.text()).toContain('New.');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await shown(site, link)).not.toMatch(/Old\.|New\./);
});

test.each(['draft', 'pending'])(
  'a %s of a page is shown with the template of pages',
  async (status) => {
    const page = { title: 'Unfinished', content: '<p>Page text.</p>', status };
    const { id, link } = await send(keeper, 'pages', page);
    const { preview_link: preview } = await send(harbour, `pages/${id}/autosaves`, {
      title: 'Unfinished, too',
      content: '<p>Saved text.</p>',
    });
    expect(await shown(keeper, link)).toContain('<p>Page text.</p>');
    expect(await shown(harbour, preview)).toContain('<p>Saved text.</p>');
  },
);

test('an autosave of a type without pages has no preview link', async () => {
  for (const base of ['blocks', 'navigation']) {
    const { id } = await send(keeper, base, { title: 'No page', status: 'publish' });
    const saved = await send(keeper, `${base}/${id}/autosaves`, { title: 'No page yet' });
    expect(saved.preview_link).toBe('');
  }
});
