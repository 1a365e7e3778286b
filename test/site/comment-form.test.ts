import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

/** The comments below a post, and the form that adds them. */

let site: WebSite;
let keeper: Visitor;
let nonce: string;
beforeAll(async () => {
  site = await openWebSite();
  keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  ({ nonce } = await keeper.apiSettings());
});
afterAll(() => site.close());

async function ask<T>(method: string, route: string, body?: object): Promise<T> {
  const answer = await keeper.get(`/cms-json/cms/v2/${route}`, {
    method,
    headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([route, answer.ok]).toEqual([route, true]);
  return (await answer.json()) as T;
}

async function pageAt(path: string, visitor: Pick<WebSite, 'get'> = site): Promise<string> {
  return (await visitor.get(path)).text();
}

const POST = '/2024/03/02/the-lamp-is-lit-again/';

test('a comment that a visitor sends by the form is shown after its approval', async () => {
  const visitor = new Visitor(site.base);
  const fields = {
    author_name: 'Mina <b>',
    author_email: 'mina@x.test',
    content: 'Seen <script>x</script>it.',
  };
  const sent = await visitor.submit(POST, fields);
  expect([sent.status, await sent.text()]).toEqual([
    200,
    expect.stringContaining('awaiting moderation'),
  ]);
  expect(await pageAt(POST)).not.toContain('Mina');
  const [comment] = await ask<{ id: number }[]>(
    'GET',
    'comments?status=hold&orderby=id&order=desc',
  );
  await ask('PUT', `comments/${comment?.id}`, { status: 'approved' });
  const page = await pageAt(POST);
  expect(page).toContain('Mina');
  expect(page).toMatch(new RegExp(`id="comment-${comment?.id}"`));
  expect(page).not.toContain('<script>');
  const soon = await visitor.submit(POST, {
    ...fields,
    author_email: 'other@x.test',
    content: 'Again.',
  });
  expect([soon.status, await soon.text()]).toEqual([400, expect.stringContaining('too quickly')]);
});

test('a comment of a visitor with the e-mail address of a user awaits moderation', async () => {
  const other = await openWebSite();
  const fields = { author_name: 'Ida Brandt', author_email: 'keeper@greyrock.example' };
  const sent = await new Visitor(other.base).submit(POST, { ...fields, content: 'It is me.' });
  expect([sent.status, await sent.text()]).toEqual([
    200,
    expect.stringContaining('awaiting moderation'),
  ]);
  await other.close();
});

test('a comment of a visitor requires a name, a form of this site, and the setting that allows it', async () => {
  const send = (headers: { [name: string]: string }) =>
    site.get('/cms-comments-post.php', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ post: '5', content: 'Hello' }),
    });
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const nameless = await send({});
  expect([nameless.status, await nameless.text()]).toEqual([
    400,
    expect.stringContaining('requires the name'),
  ]);
  const api = await site.get('/cms-json/cms/v2/comments', {
    method: 'POST',
    body: new URLSearchParams({
      post: '5',
      content: 'Hello',
      author_name: 'M',
      author_email: 'm@x.test',
    }),
  });
  expect(api.status).toBe(401);
  await site.store.options.set({ comment_registration: '1' });
  expect((await send({})).status).toBe(401);
  expect(await pageAt(POST)).not.toContain('<textarea');
  await site.store.options.set({ comment_registration: '0' });
});

test('a comment of a reader whose login has ended stays in a form that sends it after a login', async () => {
  await site.store.options.set({ comment_registration: '1' });
  const reader = new Visitor(site.base);
  const content = 'Typed <b>while</b> the login ended.';
  const [, id = ''] = /name="post" value="(\d+)"/.exec(await pageAt(POST, keeper)) ?? [];
  const send = (fields: { readonly [name: string]: string }) =>
    reader.get('/cms-comments-post.php', { method: 'POST', body: new URLSearchParams(fields) });
  const refused = await send({ post: id, content });
  const page = await refused.text();
  expect(refused.status).toBe(401);
  const place = `${site.base}/cms-login.php?redirect_to=`;
  expect(page).toContain(`<a href="${place}${encodeURIComponent(`${site.base}${POST}#respond`)}"`);
  expect(page).toContain('Typed &lt;b&gt;while&lt;/b&gt; the login ended.</textarea>');
  expect(page).not.toContain('author_name');
  await reader.logIn('keeper');
  const [, nonce = ''] =
    /name="_cmsnonce" value="([^"]*)"/.exec(await (await send({ post: id, content })).text()) ?? [];
  expect((await send({ post: id, content, _cmsnonce: nonce })).status).toBe(303);
  await site.store.options.set({ comment_registration: '0' });
});

test('a refused comment is in a form that sends it again', async () => {
  const send = (fields: { readonly [name: string]: string }) =>
    keeper.get('/cms-comments-post.php', { method: 'POST', body: new URLSearchParams(fields) });
  const [, id = ''] = /name="post" value="(\d+)"/.exec(await pageAt(POST)) ?? [];
  const content = 'Typed <b>before</b> the form expired.';
  const refused = await send({ post: id, content, _cmsnonce: 'expired' });
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain('>Typed &lt;b&gt;before&lt;/b&gt; the form expired.</textarea>');
  const [, nonce = ''] = /name="_cmsnonce" value="([^"]*)"/.exec(page) ?? [];
  expect((await send({ post: id, content, _cmsnonce: nonce })).status).toBe(303);

  const visitor = new URLSearchParams({ post: id, content: 'Of a guest.', author_name: 'Mo' });
  const post = { method: 'POST', body: visitor };
  const nameless = await (await site.get('/cms-comments-post.php', post)).text();
  expect(nameless).toMatch(/name="author_name"\s+value="Mo"/);
  expect(nameless).toContain('>Of a guest.</textarea>');
  const headers = { 'sec-fetch-site': 'cross-site' };
  const forged = await site.get('/cms-comments-post.php', { ...post, headers });
  expect(await forged.text()).not.toContain('Of a guest.');
});

test('a link below each comment opens a reply form without scripts', async () => {
  const page = await pageAt(POST);
  const [, id = ''] = /replytocom=(\d+)#respond/.exec(page) ?? [];
  const reply = await keeper.submit(`${POST}?replytocom=${id}`, { content: 'A reply.' });
  expect(reply.headers.get('location')).toMatch(/#comment-\d+$/);
  const [comment] = await ask<{ parent: number }[]>('GET', 'comments?orderby=id&order=desc');
  expect(comment?.parent).toBe(Number(id));
  // The ID of a comment on another post has no effect.
  expect(await pageAt(`${POST}?replytocom=99999`)).not.toContain('name="parent"');
});

test('the address of a comment beyond the first page shows it: from the form, the API and feeds', async () => {
  const post = await ask<{ id: number; link: string }>('POST', 'posts', {
    title: 'Many comments',
    status: 'publish',
  });
  for (let day = 10; day < 60; day += 1) {
    const date = `2024-05-01T00:00:${day}`;
    await ask('POST', 'comments', { post: post.id, content: `Comment ${day}.`, date });
  }
  const sent = await keeper.submit(post.link.slice(site.base.length), { content: 'The last.' });
  const address = sent.headers.get('location') ?? '';
  const [, id = ''] = /#comment-(\d+)$/.exec(address) ?? [];
  const page = await pageAt(address.slice(site.base.length));
  expect(page).toContain(`id="comment-${id}"`);
  expect((await ask<{ link: string }>('GET', `comments/${id}`)).link).toBe(address);
  expect(await pageAt(`${post.link.slice(site.base.length)}feed/`)).toContain(address);
  const first = await ask<{ link: string }[]>('GET', `comments?post=${post.id}&order=asc`);
  expect(await pageAt((first[0]?.link ?? '').slice(site.base.length))).toContain('Comment 10.');

  // The link to the form keeps the page of comments, too.
  const [, reply = ''] = new RegExp(`href="([^"]*replytocom=${id})#respond"`).exec(page) ?? [];
  const form = await pageAt(reply.slice(site.base.length));
  expect(form).toContain(`name="parent" value="${id}"`);
  expect(form).toContain(`id="comment-${id}"`);
  const [, back = ''] = /href="([^"]*)#respond"\s*>Do not reply/.exec(form) ?? [];
  expect(await pageAt(back.slice(site.base.length))).toContain(`id="comment-${id}"`);
});

test('replies below the deepest level of the settings are shown on that level', async () => {
  const post = await ask<{ id: number; link: string }>('POST', 'posts', {
    title: 'Threads',
    status: 'publish',
  });
  const ids: number[] = [];
  for (const content of ['First', 'Second', 'Third', 'Fourth']) {
    const parent = ids.at(-1) ?? 0;
    const sent = {
      post: post.id,
      parent,
      content: `${content}.`,
      date: `2024-05-0${ids.length + 1}T00:00:00`,
    };
    ids.push((await ask<{ id: number }>('POST', 'comments', sent)).id);
  }
  const path = post.link.slice(site.base.length);
  const levels = async (options: Record<string, string>): Promise<unknown> => {
    await site.store.options.set(options);
    const page = await pageAt(path);
    const list = page.slice(page.indexOf('cms-block-comment-template'));
    const levelOf = (id: number): number => {
      const before = list.slice(0, list.indexOf(`id="comment-${id}"`));
      return before.split('<li ').length - before.split('</li>').length;
    };
    return [...ids.map(levelOf), page.includes('replytocom=')];
  };
  expect(await levels({})).toEqual([1, 2, 3, 4, true]);
  expect(await levels({ thread_comments_depth: '2' })).toEqual([1, 2, 2, 2, true]);
  expect(await levels({ thread_comments: '0' })).toEqual([1, 1, 1, 1, false]);
  expect(await pageAt(`${path}?replytocom=${ids[0]}`)).not.toContain('name="parent"');
  await levels({ thread_comments: '1', thread_comments_depth: '5' });
});
