import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decoded, openWebSite, Visitor } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

/** An image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

describe('the admin of the site without a browser', () => {
  let site: WebSite;

  beforeAll(async () => {
    site = await openWebSite({ uploadLimit: 12 * 1024 * 1024 });
  });
  afterAll(() => site.close());

  const loggedIn = async (login: string): Promise<Visitor> => {
    const visitor = new Visitor(site.base);
    await visitor.logIn(login);
    return visitor;
  };

  test('the page of an item links to the item on the site, unless it is in the trash', async () => {
    const visitor = await loggedIn('keeper');
    const statuses = { publish: true, trash: false };
    for (const [status, isLinked] of Object.entries(statuses)) {
      const [post] = (await site.store.posts.find({ types: ['post'], statuses: [status] })).rows;
      const page = await (await visitor.get(`/cms-admin/posts/edit?id=${post?.id}`)).text();
      expect(page).toContain('name="/title"');
      expect(/<a [^>]*>View<\/a>/.test(page)).toBe(isLinked);
    }
  });

  test('the page of a block and of a navigation menu does not link to the site, where it has no page', async () => {
    const visitor = await loggedIn('keeper');
    for (const [slug, type] of [
      ['blocks', 'cms_block'],
      ['navigation', 'cms_navigation'],
    ] as const) {
      const [post] = (await site.store.posts.find({ types: [type] })).rows;
      const page = await (await visitor.get(`/cms-admin/${slug}/edit?id=${post?.id}`)).text();
      expect(page).toContain('name="/title"');
      expect(page).not.toMatch(/<a [^>]*>View<\/a>/);
    }
  });

  test('the lists below every kind of item open; a list whose route another route hides is not linked', async () => {
    const visitor = await loggedIn('keeper');
    const opened: (readonly [slug: string, child: string, status: number])[] = [];
    for (const slug of ['posts', 'pages', 'blocks', 'navigation', 'templates', 'template-parts']) {
      const list = await (await visitor.get(`/cms-admin/${slug}`)).text();
      const edit = /href="([^"]*\/edit\?id=[^"]*)"/.exec(list)?.[1] ?? '';
      const page = await (await visitor.get(decoded(edit))).text();
      expect(page).toContain('name="/title"');
      const children = /<ul\s+class="children">[\s\S]*?<\/ul>/.exec(page)?.[0] ?? '';
      for (const [, href = '', name = ''] of children.matchAll(/<a href="([^"]*)">([^<]*)</g))
        opened.push([slug, name, (await visitor.get(decoded(href))).status]);
    }
    expect(opened).toEqual([
      ['posts', 'Revisions', 200],
      ['pages', 'Revisions', 200],
      ['blocks', 'Revisions', 200],
      ['navigation', 'Revisions', 200],
    ]);
  });

  test('no two elements of a form have the same ID, and every label names a control', async () => {
    const visitor = await loggedIn('keeper');
    const front = await (await visitor.get('/cms-admin/')).text();
    const lists = new Set([...front.matchAll(/href="(\/cms-admin\/[\w-]+)"/g)].map(([, at]) => at));
    let count = 0;
    for (const path of lists) {
      const list = await (await visitor.get(path ?? '')).text();
      const items = [...list.matchAll(/href="([^"]*\/edit\?id=[^"]*)"/g)].slice(0, 4);
      for (const form of [`${path}/new`, ...items.map(([, edit = '']) => decoded(edit))]) {
        const response = await visitor.get(form);
        const page = await response.text();
        if (!response.ok) continue;
        const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
        expect([form, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([form, []]);
        const controls = /<(?:input|select|textarea)\b[^>]*?\sid="([^"]*)"/g;
        const named = new Set([...page.matchAll(controls)].map(([, id]) => id));
        const targets = [...page.matchAll(/<label\s[^>]*?for="([^"]*)"/g)].map(([, id]) => id);
        expect([form, targets.filter((id) => !named.has(id))]).toEqual([form, []]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(40);
  });

  for (const [how, change, code] of [
    ['was deleted', (id: number) => site.store.posts.remove(id), 'Invalid post ID.'],
    [
      'may no longer be edited',
      (id: number) => site.store.posts.update(id, { author: 1 }),
      'You are not allowed to edit this post.',
    ],
  ] as const)
    test(`the form keeps what was typed when the item ${how} in the meantime`, async () => {
      const visitor = await loggedIn('sailor');
      const created = await submit(visitor, 'posts/new', { '/title': 'Log', '/content': 'One.' });
      const path = editOf(created);
      const body = await formAt(visitor, path, { '/content': 'Written for an hour.' });
      await change(Number(/id=(\d+)/.exec(path)?.[1]));
      const refused = await visitor.get(`/cms-admin/${path}`, { method: 'POST', body });
      const page = await refused.text();
      expect(refused.status).toBeGreaterThanOrEqual(403);
      expect(page).toContain(code);
      expect(page).toContain('Written for an hour.');
    });

  test('a link with the ID `..` does not offer to delete the item above', async () => {
    const visitor = await loggedIn('keeper');
    const [post] = (await site.store.posts.find({ types: ['post'], statuses: ['publish'] })).rows;
    for (const path of [
      `posts.revisions/delete?parent=${post?.id}&id=..`,
      'users.application-passwords/delete?user_id=2&id=..',
      'posts/edit?id=..',
      'posts/edit?id=',
      'posts/edit',
      'posts/edit?id=.',
    ])
      expect([path, (await visitor.get(`/cms-admin/${path}`)).status]).toEqual([path, 404]);
  });

  test('a description that only repeats the label of its field is not shown', async () => {
    const visitor = await loggedIn('keeper');
    const page = await (await visitor.get('/cms-admin/menu-items/new')).text();
    expect(page).toMatch(/<label[^>]*>ID of the target</);
    expect(page).not.toMatch(/>\s*ID of the target\.\s*</);
  });

  test('a list offers for each row what OPTIONS allows, with fewer than five requests to the API', async () => {
    let requests = 0;
    site.app.hooks.on('rest_pre_dispatch', (result) => {
      requests += 1;
      return result;
    });
    const offered: string[] = [];
    for (const [login, slug] of [
      ['keeper', 'posts'],
      ['gull', 'posts'],
      ['gull', 'users'],
    ] as const) {
      const visitor = await loggedIn(login);
      const { root, nonce } = await visitor.apiSettings();
      await visitor.get(`/cms-admin/${slug}`);
      requests = 0;
      const page = await (await visitor.get(`/cms-admin/${slug}`)).text();
      expect(requests).toBeLessThan(5);
      const found = (pattern: RegExp) => [...page.matchAll(pattern)];
      const links = found(/\/(edit|delete)\?id=(\d+)" (?:class="danger" )?aria-label/g);
      const shown = links.map(([, verb, id]) => `${verb} ${id}`);
      const ids = new Set(found(/<th scope="row">.*?\?id=(\d+)"/gs).map(([, id]) => id));
      const allowed = [...ids].map(async (id) => {
        const headers = { 'x-cms-nonce': nonce };
        const route = `${root}cms/v2/${slug}/${id}`;
        const { headers: sent } = await visitor.get(route, { method: 'OPTIONS', headers });
        const allow = sent.get('allow') ?? '';
        const verbs = [allow.includes('PATCH') && 'edit', allow.includes('DELETE') && 'delete'];
        return verbs.filter(Boolean).map((verb) => `${String(verb)} ${id}`);
      });
      expect(shown.toSorted()).toEqual((await Promise.all(allowed)).flat().sort());
      offered.push(`${login} ${slug} ${ids.size} ${shown.length}`);
    }
    expect(offered).toEqual(['keeper posts 20 40', 'gull posts 2 4', 'gull users 3 0']);
  });

  test('a form that is submitted twice creates one item', async () => {
    const visitor = await loggedIn('keeper');
    const page = await (await visitor.get('/cms-admin/tags/new')).text();
    const hidden = page.matchAll(/<input type="hidden" name="(_\w+)" value="([^"]*)"/g);
    const fields = [...hidden].map(([, name = '', value = '']) => [name, value] as const);
    const body = new URLSearchParams(
      Object.fromEntries([...fields, ['/name', 'Anchor'], ['_do', 'save']]),
    );
    const send = () => visitor.get('/cms-admin/tags/new', { method: 'POST', body });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, one.headers.get('location')]).toEqual([303, two.headers.get('location')]);
    expect(one.headers.get('location')).toContain('done=created');
  });

  /** Returns the form of a page with these fields, like a browser without scripts. */
  const formAt = async (
    visitor: Visitor,
    path: string,
    fields: { readonly [name: string]: string },
    file?: File,
  ): Promise<FormData | URLSearchParams> => {
    const page = await (await visitor.get(`/cms-admin/${path}`)).text();
    const hidden = page.matchAll(/<input type="hidden" name="(_\w+)" value="([^"]*)"/g);
    const sent = [...hidden].map(([, name = '', value = '']) => [name, decoded(value)] as const);
    const all = Object.entries({ ...Object.fromEntries(sent), _do: 'save', ...fields });
    const body = file ? new FormData() : new URLSearchParams();
    for (const [name, value] of all) body.set(name, value);
    if (body instanceof FormData && file) body.set('file', file, file.name);
    return body;
  };
  /** Submits the form of a page with these fields. */
  const submit = async (
    visitor: Visitor,
    path: string,
    fields: { readonly [name: string]: string },
    { file, action = path }: { readonly file?: File; readonly action?: string } = {},
  ): Promise<Response> => {
    const body = await formAt(visitor, path, fields, file);
    return visitor.get(`/cms-admin/${action}`, { method: 'POST', body });
  };
  const editOf = (response: Response): string =>
    /\/cms-admin\/(.*?)&/.exec(response.headers.get('location') ?? '')?.[1] ?? '';

  test('the form of a new item has the fields that the links of other items grant', async () => {
    const formOf = async (login: string, path: string) => {
      const page = await (await (await loggedIn(login)).get(`/cms-admin/${path}`)).text();
      const names = [...page.matchAll(/name="\/(\w+)"/g)].map(([, name = '']) => name);
      const fields = ['title', 'author', 'sticky', 'categories'];
      return [
        ...fields.filter((name) => names.includes(name)),
        ...(page.includes('value="publish"') ? ['publish'] : []),
      ];
    };
    const all = ['title', 'author', 'sticky', 'categories', 'publish'];
    expect(await formOf('keeper', 'posts/new')).toEqual(all);
    // A contributor with posts.
    expect(await formOf('gull', 'posts/new')).toEqual(['title', 'categories']);
    expect(await formOf('sailor', 'posts/new')).toEqual(['title', 'categories', 'publish']);
    // An author without media: the form that edits the new item has the other fields.
    expect(await formOf('sailor', 'media/new')).toEqual(['title', 'publish']);
    const refused = await submit(await loggedIn('sailor'), 'posts/new', { '/author': '1' });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('as another user'),
    ]);
  });

  test('an author creates, publishes, uploads, deletes and restores, but cannot edit items of others', async () => {
    const author = await loggedIn('sailor');
    const created = await submit(author, 'posts/new', { '/title': 'Low tide', '/status': 'draft' });
    const post = editOf(created);
    expect(post).toMatch(/^posts\/edit\?id=\d+$/);
    const published = await submit(author, post, { '/status': 'publish' });
    expect(published.headers.get('location')).toContain('done=saved');
    expect(await (await site.get('/?s=Low+tide')).text()).toContain('Low tide');
    const picture = new File([PIXEL], 'dot.png', { type: 'image/png' });
    const uploaded = await submit(author, 'media/new', { '/title': 'A dot' }, { file: picture });
    expect(uploaded.headers.get('location')).toContain('done=created');
    const id = post.replace(/.*=/, '');
    const binned = await submit(author, `posts/delete?id=${id}`, { _do: 'bin', id });
    expect(binned.headers.get('location')).toContain('done=binned');
    const action = 'posts/restore';
    const restored = await submit(author, 'posts/new', { _do: '', id, was: 'publish' }, { action });
    expect(restored.headers.get('location')).toContain('done=restored');
    expect(await (await site.get('/?s=Low+tide')).text()).toContain('Low tide');
    const foreign = await submit(author, post, { _do: 'forever' }, { action: 'posts/delete?id=3' });
    const question = await author.get('/cms-admin/posts/delete?id=3');
    for (const response of [foreign, question])
      expect([response.status, await response.text()]).toEqual([
        403,
        expect.stringMatching(/^(?!.*Delete permanently).*not allowed to delete this post/s),
      ]);
    const page = await (await author.get('/cms-admin/posts/edit?id=3')).text();
    expect(page).not.toContain('class="edit"');
    for (const path of ['settings', 'users/new', 'plugins']) {
      const response = await author.get(`/cms-admin/${path}`);
      expect([path, await response.text()]).toEqual([
        path,
        expect.stringMatching(/No access|not allowed/),
      ]);
    }
  });

  test('a subscriber can edit their own profile only', async () => {
    const reader = await loggedIn('visitor');
    const front = await (await reader.get('/cms-admin/')).text();
    expect(front).toContain('Your profile');
    const saved = await submit(reader, 'users.me', { '/first_name': 'Vera' });
    expect(saved.headers.get('location')).toContain('done=saved');
    const post = await submit(reader, 'posts/new', { '/title': 'x' });
    expect(post.status).toBe(403);
    expect(await post.text()).toContain('value="x"');
  });

  test('settings that refer to items offer them as options', async () => {
    const keeper = await loggedIn('keeper');
    const page = await (await keeper.get('/cms-admin/settings')).text();
    for (const name of [
      ...['default_category', 'page_on_front', 'page_for_posts', 'site_logo'],
      // An argument that is not a property.
      'page_for_privacy_policy',
    ])
      expect(page).toMatch(new RegExp(`<select\\s[^>]*name="/${name}"`));
    expect(page).toContain('Privacy policy page</label');
  });

  test('the form of the settings says that links start with BASE_URL, not with the setting', async () => {
    const keeper = await loggedIn('keeper');
    const page = await (await keeper.get('/cms-admin/settings')).text();
    expect(page).toMatch(/id="f-url-help">\s*This is only stored: links start with BASE_URL/);
    const before = (await site.store.options.get('siteurl')) ?? '';
    await site.store.options.set({ siteurl: 'https://elsewhere.test' });
    const query = { types: ['post'], statuses: ['publish'], limit: 1 };
    const [post] = (await site.store.posts.find(query)).rows;
    const answer = await site.get(`/cms-json/cms/v2/posts/${post?.id}`);
    expect(((await answer.json()) as { link: string }).link).toContain(site.base);
    await site.store.options.set({ siteurl: before });
  });

  test('values of statuses have names, and those that the site uses by itself are not offered', async () => {
    const keeper = await loggedIn('keeper');
    const posts = await (await keeper.get('/cms-admin/posts')).text();
    expect(posts).toMatch(/>\s*Published\s*</);
    expect(posts).not.toMatch(/Inherit|Auto draft|Request pending/);
    const media = await (await keeper.get('/cms-admin/media')).text();
    expect(media).toContain('Same as its post');
    expect(media).not.toContain('Inherit');
  });

  test('a file larger than a body in memory is uploaded; one above the upload limit is refused with a page', async () => {
    const keeper = await loggedIn('keeper');
    const file = (megabytes: number): File =>
      new File(['a'.repeat(megabytes * 1024 * 1024)], 'a.txt', { type: 'text/plain' });
    const large = await submit(keeper, 'media/new', { '/title': 'Large' }, { file: file(9) });
    expect([large.status, large.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('done=created'),
    ]);
    const tooLarge = await submit(keeper, 'media/new', { '/title': 'Huge' }, { file: file(13) });
    expect([tooLarge.status, await tooLarge.text()]).toEqual([
      413,
      expect.stringContaining('must not exceed 12 MiB'),
    ]);
    expect(tooLarge.headers.get('content-type')).toContain('text/html');
  });
});
