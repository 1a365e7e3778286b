import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

/** Blocks that depend on their page: its list and the page number of it. */

let site: WebSite;
let keeper: Visitor;
let nonce: string;
beforeAll(async () => {
  site = await openWebSite();
  keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  ({ nonce } = await keeper.apiSettings());
  // Shows only the content of a post and a sidebar.
  const content = '<!-- cms:post-content /--><!-- cms:widget-area {"id":"sidebar-1"} /-->';
  for (const slug of ['single', 'search', 'home'])
    await ask('PUT', `templates/lantern//${slug}`, { content });
  await ask('POST', 'templates', { slug: 'category', content });
});
afterAll(() => site.close());

interface Item {
  readonly id: number;
  readonly link: string;
  readonly rendered: string;
  readonly content: { readonly rendered: string };
}

async function ask(method: string, route: string, body?: object): Promise<Item> {
  const answer = await keeper.get(`/cms-json/cms/v2/${route}`, {
    method,
    headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([route, answer.ok]).toEqual([route, true]);
  return (await answer.json()) as Item;
}

function render(name: string, attributes: object = {}, post?: number): Promise<Item> {
  const about = post === undefined ? {} : { post_id: post };
  return ask('POST', `block-renderer/core/${name}`, { context: 'edit', attributes, ...about });
}

async function titlesOf(route: string): Promise<string[]> {
  const found = await site.get(`/cms-json/cms/v2/${route}`);
  return ((await found.json()) as { title: { rendered: string } }[]).map(
    ({ title }) => title.rendered,
  );
}

function publish(content: string, more: object = {}): Promise<Item> {
  return ask('POST', 'posts', { title: 'Blocks', status: 'publish', content, ...more });
}

async function pageAt(address: string, visitor?: Visitor): Promise<string> {
  const answer = await (visitor ? visitor.get(address) : site.get(address));
  expect([address, answer.status]).toEqual([address, 200]);
  return flat(await answer.text());
}

/** Puts a block into the sidebar of the templates of these tests. */
async function onEveryPage(content: string): Promise<void> {
  const instance = { raw: { content } };
  await ask('POST', 'widgets', { id_base: 'block', sidebar: 'sidebar-1', instance });
}

function flat(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/> </g, '><');
}

/** Returns the elements of a page with this class. */
function pieces(page: string, name: string): string[] {
  const pattern = new RegExp(`<(\\w+)[^>]*class="cms-block-${name}["\\s][\\s\\S]*?</\\1>`, 'g');
  return page.match(pattern) ?? [];
}

const PAGINATION =
  '<!-- cms:query-pagination {"paginationArrow":"arrow"} --><!-- cms:query-pagination-previous /-->' +
  '<!-- cms:query-pagination-numbers /--><!-- cms:query-pagination-next {"label":"More"} /--><!-- /cms:query-pagination -->';

function loop(id: number, query: object): string {
  const each = '<!-- cms:post-template --><!-- cms:post-title /--><!-- /cms:post-template -->';
  const none = '<!-- cms:query-no-results --><p>None.</p><!-- /cms:query-no-results -->';
  const blockAttributes = JSON.stringify({ queryId: id, query: { inherit: false, ...query } });
  return `<!-- cms:query ${blockAttributes} -->${each}${PAGINATION}${none}<!-- /cms:query -->`;
}

test('a query block has pages by number and links to them', async () => {
  const { link, content } = await publish(loop(7, { perPage: 2, pages: 4, order: 'asc' }));
  const first = await pageAt(link);
  const titles = pieces(first, 'post-title');
  expect(titles).toHaveLength(2);
  expect(pieces(first, 'query-pagination')).toHaveLength(1);
  expect(first).toContain(
    `href="${link}?query-7-page=2">More <span aria-hidden="true">→</span></a>`,
  );
  expect(pieces(first, 'query-pagination-previous')).toEqual([]);
  // A response of the API has the first page, with links to the pages of the post.
  expect(flat(content.rendered)).toContain(`href="${link}?query-7-page=4">4</a>`);

  const third = await pageAt(`${link}?query-7-page=3`);
  expect(pieces(third, 'post-title').filter((title) => titles.includes(title))).toEqual([]);
  expect(third).toContain('<span class="page-numbers current" aria-current="page">3</span>');
  expect(third).toContain(`href="${link}?query-7-page=2"`);
  expect(third).toContain(`href="${link}">1</a>`);
  expect(pieces(await pageAt(`${link}?query-7-page=4`), 'query-pagination-next')).toEqual([]);
});

test('two query blocks on one page have separate page numbers; an invalid number is the first page', async () => {
  const { link } = await publish(loop(1, { perPage: 2 }) + loop(2, { perPage: 2 }));
  const page = await pageAt(`${link}?query-1-page=2`);
  expect(page).toContain(`href="${link}?query-1-page=2&amp;query-2-page=2"`);
  const first = pieces(await pageAt(link), 'post-title');
  for (const wrong of ['0', '-1', 'x', '1.5', '99999999999999999999'])
    expect(pieces(await pageAt(`${link}?query-1-page=${wrong}`), 'post-title')).toEqual(first);
});

test('a query block filters by terms and by parent', async () => {
  const term = await ask('POST', 'categories', { name: 'Loops' });
  await publish('', { title: 'In the loop', categories: [term.id] });
  const { content } = await publish(loop(1, { taxQuery: { category: [term.id] } }));
  expect(pieces(flat(content.rendered), 'post-title')).toEqual([
    '<h2 class="cms-block-post-title">In the loop</h2>',
  ]);
  const { content: none } = await publish(loop(1, { postType: 'page', parents: [999_999] }));
  expect(none.rendered).toContain('None.');
  expect(pieces(none.rendered, 'query-pagination')).toEqual([]);
});

test('a query block on an archive lists the posts of the archive, page by page', async () => {
  const inherit = JSON.stringify({ query: { inherit: true } });
  const each = '<!-- cms:post-template --><!-- cms:post-title /--><!-- /cms:post-template -->';
  await onEveryPage(`<!-- cms:query ${inherit} -->${each}${PAGINATION}<!-- /cms:query -->`);
  await ask('POST', 'settings', { posts_per_page: 2 });
  const { link: category } = await ask('GET', 'categories/1');
  for (const number of [1, 2]) {
    const address = number === 1 ? category : `${category}page/${number}/`;
    const page = await pageAt(address);
    const listed = await titlesOf(`posts?categories=1&per_page=2&page=${number}`);
    const again = pieces(page, 'post-title').map((piece) => piece.replace(/<[^>]*>/g, ''));
    expect([number, again]).toEqual([number, listed]);
    expect(page).toContain(
      `<span class="page-numbers current" aria-current="page">${number}</span>`,
    );
  }
  expect(await pageAt(category)).toContain(
    `class="cms-block-query-pagination-next" rel="next" href="${category}page/2/"`,
  );
  await ask('POST', 'settings', { posts_per_page: 10 });
});

test('archives and searches have a title, and terms a description', async () => {
  const described = { name: 'Salt & sand', description: 'All <b>about</b> the shore.' };
  const { id, link } = await ask('POST', 'categories', described);
  await publish('', { categories: [id] });
  await onEveryPage(
    '<!-- cms:query-title {"type":"archive","level":2} /--><!-- cms:term-description /-->',
  );
  await onEveryPage('<!-- cms:query-title {"type":"search","level":3} /-->');
  const page = await pageAt(link);
  expect(pieces(page, 'query-title')).toEqual([
    '<h2 class="cms-block-query-title">Category: Salt &amp; sand</h2>',
  ]);
  expect(pieces(page, 'term-description')).toEqual([
    '<div class="cms-block-term-description"> All <b>about</b> the shore. </div>',
  ]);
  const searched = await pageAt('/?s=<i>');
  expect(pieces(searched, 'query-title')).toEqual([
    '<h3 class="cms-block-query-title">Search results for “&lt;i&gt;”</h3>',
  ]);
  expect(pieces(searched, 'term-description')).toEqual([]);
  expect(pieces(await pageAt('/'), 'query-title')).toEqual([]);
  // The API has no archive for a title.
  expect((await render('query-title', { type: 'archive' })).rendered).toBe('');
  expect((await render('term-description')).rendered).toBe('');
});

test('the links to a post format lead to its archive', async () => {
  const { id } = await publish('', { title: 'A word aside', format: 'aside' });
  const found = await site.get('/cms-json/cms/v2/search?type=post-format');
  const [aside] = (await found.json()) as [{ id: string; url: string }];
  expect(aside).toMatchObject({ id: 'aside', url: `${site.base}/type/aside/` });
  const page = await pageAt(aside.url);
  expect(page).toContain('<h1 class="cms-block-query-title">Format: Aside</h1>');
  expect(page).toContain('>A word aside</a>');
  expect(page).not.toContain('>Blocks</a></h2>');
  const plain = await site.get('/?post_format=aside');
  expect([plain.status, plain.headers.get('location')]).toEqual([301, aside.url]);
  for (const missing of ['/type/standard/', '/type/video/', '/type/nothing/', '/?post_format=x'])
    expect([missing, (await site.get(missing)).status]).toEqual([missing, 404]);
  await ask('POST', `posts/${id}`, { format: 'standard' });
});

test('a pattern block renders the named pattern; an unknown or recursive one renders nothing', async () => {
  const { rendered } = await render('pattern', { slug: 'lantern/closing-line' });
  expect(rendered.length).toBeGreaterThan(20);
  expect((await render('pattern', { slug: 'lantern/no-such' })).rendered).toBe('');
  expect((await render('pattern')).rendered).toBe('');
  const own = '<p>Once.</p><!-- cms:pattern {"slug":"shop/own"} /-->';
  site.app.site.patterns.registerBlockPattern('shop/own', { title: 'Own', content: own });
  const { link } = await publish('<!-- cms:pattern {"slug":"shop/own"} /-->');
  expect((await pageAt(link)).match(/Once\./g)).toHaveLength(1);
});

test('a widget that contains its own sidebar leaves the other widgets of the sidebar as they are', async () => {
  const area = '<!-- cms:widget-area {"id":"sidebar-1"} /-->';
  await ask('POST', 'template-parts', { slug: 'again', area: 'uncategorized', content: area });
  const { link } = await publish('<p>Alone.</p>');
  const counts = async (): Promise<number> =>
    (await pageAt(link)).match(/The boat sails|Last of all/g)?.length ?? 0;
  const before = await counts();
  for (const content of [area, '<!-- cms:template-part {"slug":"again"} /-->']) {
    const widgets = [content, '<p>Last of all.</p>'].map((text) => ({
      id_base: 'block',
      sidebar: 'sidebar-1',
      instance: { raw: { content: text } },
    }));
    const made = [
      await ask('POST', 'widgets', widgets[0]),
      await ask('POST', 'widgets', widgets[1]),
    ];
    expect(await counts()).toBe(before + 1);
    for (const { id } of made) await ask('DELETE', `widgets/${id}?force=true`);
  }
});

test('visitors see a published reusable block, but none that is a draft, private or protected', async () => {
  const { id } = await ask('POST', 'blocks', {
    content: '<p>Boats at ten.</p>',
    status: 'publish',
  });
  const { link } = await publish(`<p>Before.</p><!-- cms:block {"ref":${id}} /--><p>After.</p>`);
  const seen = async (): Promise<boolean> => (await pageAt(link)).includes('Boats at ten.');
  expect(await seen()).toBe(true);
  for (const hidden of [{ status: 'draft' }, { status: 'private' }, { password: 'a rope' }]) {
    await ask('POST', `blocks/${id}`, hidden);
    expect([hidden, await seen()]).toEqual([hidden, false]);
    await ask('POST', `blocks/${id}`, { status: 'publish', password: '' });
  }
});

test('comments have 50 per page', async () => {
  const { id, link } = await publish(
    '<!-- cms:comments --><!-- cms:comment-template --><!-- cms:comment-content /--><!-- /cms:comment-template -->' +
      '<!-- cms:comments-pagination --><!-- cms:comments-pagination-previous /--><!-- cms:comments-pagination-numbers /--><!-- cms:comments-pagination-next /--><!-- /cms:comments-pagination --><!-- /cms:comments -->',
  );
  const comment = { post: id, approved: '1', author_name: 'Kim', type: 'comment' };
  await site.store.transaction(async ({ comments }) => {
    for (let count = 1; count <= 51; count += 1)
      await comments.insert({ ...comment, content: `Word ${count}.` });
  });
  const first = await pageAt(link);
  expect(pieces(first, 'comment-content')).toHaveLength(50);
  expect(first).toContain(`href="${link}?comments-page=2">Later comments`);
  const second = await pageAt(`${link}?comments-page=2`);
  expect(pieces(second, 'comment-content')).toHaveLength(1);
  expect(second).toContain(`href="${link}"> Earlier comments`);
  expect(second).toContain('<span class="page-numbers current" aria-current="page">2</span>');
});

test('blocks of a post link the previous and the next post, the author and the post', async () => {
  const blocks =
    '<!-- cms:post-navigation-link {"type":"previous","showTitle":true} /-->' +
    '<!-- cms:post-navigation-link {"label":"On"} /-->' +
    '<!-- cms:avatar {"size":32,"isLink":true} /--><!-- cms:post-author-biography /-->' +
    '<!-- cms:read-more {"content":"All of <i>it</i>"} /-->';
  const early = await publish('', { title: 'First & before', date: '2019-01-01T00:00:00' });
  const made = await publish(blocks, { title: 'Between', date: '2019-01-02T00:00:00' });
  const late = await publish('', { title: 'After', date: '2019-01-03T00:00:00' });
  const page = await pageAt(made.link);
  const leads = pieces(page, 'post-navigation-link').join('');
  expect(leads).toContain(`<a href="${early.link}" rel="prev">First &#038; before</a>`);
  expect(leads).toContain(`<a href="${late.link}" rel="next">On</a>`);
  expect(pieces(page, 'avatar')[0]).toMatch(/<a href="[^"]*\/author\/keeper\/" ><img/);
  expect(pieces(page, 'read-more')[0]).toContain('All of <i>it</i><span class="skip">: Between');
  const me = (await ask('GET', 'users/me')) as unknown as { description: string };
  expect(me.description).not.toBe('');
  expect(pieces(page, 'post-author-biography')[0]).toContain(me.description);
  const oldest = await render('post-navigation-link', { type: 'previous' }, early.id);
  expect(oldest.rendered).toBe('');
});

test('labels that are written as HTML keep emphasis and entities, and lose scripts', async () => {
  const label = 'a &amp; b & <em>c</em><img src="x" onerror="x()">';
  const shown = 'a &amp; b &amp; <em>c</em>';
  const searched = flat((await render('search', { label, buttonText: label })).rendered);
  expect(searched).toContain('aria-label="a &amp; b &amp; c"');
  expect(searched).toContain(`<span class="label">${shown}</span>`);
  expect(searched).toContain(`<button type="submit">${shown}</button>`);
  expect(flat((await render('home-link', { label })).rendered)).toContain(`>${shown}</a>`);
  const oldest = await site.get('/cms-json/cms/v2/posts?_fields=id&order=asc&per_page=1');
  const [post] = (await oldest.json()) as Item[];
  const link = await render('post-navigation-link', { label }, post?.id);
  expect(flat(link.rendered)).toContain(`>${shown}</a>`);
});

test('social links have safe URLs only, and their labels are escaped', async () => {
  const link = (url: string, more = ''): string =>
    `<!-- cms:social-link {"url":"${url}","service":"mastodon"${more}} /-->`;
  const { content } = await publish(
    `<!-- cms:social-links {"openInNewTab":true} --><ul>${link('https://x.test/@kim')}${link(
      'javascript:alert(1)',
    )}${link('', ',"label":"None"')}${link('mailto:kim@x.test', ',"label":"<Kim>"')}</ul><!-- /cms:social-links -->`,
  );
  const shown = flat(content.rendered);
  expect(shown.match(/<li /g)).toHaveLength(2);
  expect(shown).toContain(
    '<a href="https://x.test/@kim" rel="noopener nofollow" target="_blank">mastodon</a>',
  );
  expect(shown).toContain('href="mailto:kim@x.test"');
  expect(shown).toContain('>&lt;Kim&gt;</a>');
});

test('a post with page breaks has an address, a title and links for each of its pages', async () => {
  const mark = '<!-- cms:nextpage --><!--nextpage--><!-- /cms:nextpage -->';
  const { id, link, content } = await publish(`<p>One.</p>${mark}<p>Two.</p><!--nextpage-->Three.`);
  expect(content.rendered).toMatch(/One[^]*Two[^]*Three/);
  const first = await pageAt(link);
  expect(first).toContain('One.');
  expect(first).not.toContain('Two.');
  expect(first).toContain(
    '<span class="page-numbers current" aria-current="page">1</span>' +
      `<a class="page-numbers" href="${link}2/">2</a><a class="page-numbers" href="${link}3/">3</a>`,
  );
  const second = await pageAt(`${link}2/`);
  expect([
    second.includes('<p>One.'),
    second.includes('<p>Two.'),
    second.includes('Three.'),
  ]).toEqual([false, true, false]);
  expect(second).toContain(`<link rel="canonical" href="${link}2/" />`);
  expect(second).toMatch(/<title>Blocks – Page 2/);
  const place = async (address: string) => {
    const { status, headers } = await site.get(address);
    return headers.get('location') ?? status;
  };
  expect(await place(`${link}1/`)).toBe(link);
  expect(await place(`${link}2?a=b`)).toBe(`${link}2/?a=b`);
  expect(await place(`/?p=${id}&page=3`)).toBe(`${link}3/`);
  expect([await place(`${link}4/`), await place(`${link}0/`), await place(`${link}02/`)]).toEqual([
    404, 404, 404,
  ]);
  const { link: whole } = await publish('<p>Alone.</p>');
  expect([await place(`${whole}2/`), await pageAt(whole)]).toEqual([
    404,
    expect.not.stringContaining('post-nav-links'),
  ]);
});

test('a logged-in reader comments through the form on the page of a post', async () => {
  await site.store.options.set({ comment_registration: '1' });
  const { id, link, content } = await publish(
    '<!-- cms:comment-template --><!-- cms:comment-content /--><!-- /cms:comment-template -->' +
      '<!-- cms:post-comments-form /-->',
  );
  expect(flat(content.rendered)).toContain(`<a href="${link}#respond">Write a comment</a>`);
  expect((await render('post-comments-form', {}, id)).rendered).toContain('Write a comment');
  expect(await pageAt(link)).toContain('rel="nofollow"');
  expect(await pageAt(link)).not.toContain('<textarea');
  const path = link.slice(site.base.length);
  const sent = await keeper.submit(path, { content: 'Seen from <b>here</b>.' });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/#comment-\d+$/);
  expect(await pageAt(link)).toContain('Seen from <b>here</b>.');

  const empty = await keeper.submit(path, { content: ' ' });
  expect([empty.status, await empty.text()]).toEqual([
    400,
    expect.stringContaining('The comment is empty'),
  ]);
  const foreign = await keeper.get('/cms-comments-post.php', {
    method: 'POST',
    body: new URLSearchParams({ post: String(id), content: 'Forged' }),
  });
  expect(foreign.status).toBe(403);
  const stranger = await site.get('/cms-comments-post.php', {
    method: 'POST',
    body: new URLSearchParams({ post: String(id), content: 'Nobody' }),
  });
  expect(stranger.status).toBe(401);
  expect(await pageAt(link)).not.toContain('Nobody');
  expect((await site.get('/cms-comments-post.php')).status).toBe(405);

  await ask('POST', `posts/${id}`, { comment_status: 'closed' });
  expect(await pageAt(link, keeper)).not.toContain('<textarea');
  await site.store.options.set({ comment_registration: '0' });
});
