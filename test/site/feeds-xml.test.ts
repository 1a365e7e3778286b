import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const HALF = '\ud83d';

/** Texts that are markup, end a section of XML, or are not allowed in XML. */
const TEXTS = [
  'Salt & pepper &amp; &nbsp; &#38; &copy;',
  'a ]]> b <![CDATA[ c ]]>',
  'bell\u0007 null\u0000 escape\u001b next\u0085 end\ufffe\uffff',
  'lamp 🗼 family 👨‍👩‍👧 flag 🇳🇴 tone 👍🏽',
  '<b>bold</b> "quoted" <!-- note --> <?php ?> a < b > c',
  'שלום مرحبا ‮right to left',
  `half ${HALF} of a pair`,
];

/** An element of an XML document. */
interface Element {
  readonly uri: string;
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Element[];
  text: string;
}

/** Returns the root of a document. Throws if it is not well-formed, or uses undeclared prefixes or entities. */
function parse(source: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const top: Element = { uri: '', name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local: name, attributes: given }) => {
    const values = Object.values(given).map(({ name: key, value }) => [key, value] as const);
    const element = { uri, name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (text: string): void => {
    for (const element of open) element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(source).close();
  const [root] = top.children;
  if (!root) throw new Error('no root element');
  return root;
}

describe('feeds and the sitemap over HTTP', () => {
  let site: WebSite;

  beforeAll(async () => {
    site = await openWebSite();
    const keeper = new Visitor(site.base);
    await keeper.logIn('keeper');
    const { root, nonce } = await keeper.apiSettings();
    const create = async (route: string, item: object): Promise<number> => {
      const response = await keeper.get(`${root}cms/v2/${route}`, {
        method: 'POST',
        headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
        body: JSON.stringify(item),
      });
      expect([await response.clone().text(), response.status]).toEqual([expect.anything(), 201]);
      return ((await response.json()) as { id: number }).id;
    };
    const category = await create('categories', { slug: 'ropes', name: 'Ropes & <knots> ]]> 🪢' });
    for (const [at, stored] of TEXTS.entries()) {
      // The API refuses JSON with half of a pair.
      const text = stored.replace(/\p{Surrogate}/u, '');
      const date = `2026-05-0${at + 1}T10:00:00`;
      const content = `<p>${text}</p>`;
      const common = { status: 'publish', date, categories: [category] };
      const post = await create('posts', { title: text, content, excerpt: text, ...common });
      const writer = { author_name: text, author_email: 'reader@mail.example' };
      await create('comments', { post, content: `${text} ${at}`, ...writer });
      // The API removes some characters; files and plugins may store them.
      const raw = await create('posts', { title: `Raw ${at}`, content, ...common });
      const texts = { title: stored, content: stored, excerpt: stored };
      await site.store.posts.update(raw, texts);
    }
    await site.store.options.set({ blogname: TEXTS.join(' '), blogdescription: TEXTS.join(' ') });
  });
  afterAll(() => site.close());

  /** Returns a document; the parser refuses what is not well-formed, undeclared prefixes and undefined entities. */
  async function read(path: string): Promise<Element> {
    const response = await site.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toMatch(
      /^application\/(?:\w+\+)?xml; charset=UTF-8$/,
    );
    const bytes = await response.arrayBuffer();
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    expect(source).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
    return parse(source);
  }

  const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
    parent.children.filter((one) => one.uri === namespace && one.name === name);
  /** Returns the text of the only child with a name. */
  const onlyText = (parent: Element, namespace: string, name: string): string => {
    const found = childrenOf(parent, namespace, name);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0]?.text ?? '';
  };

  test('the parser refuses documents that are not well-formed', () => {
    for (const source of [
      '<a>&nbsp;</a>',
      '<a>]]></a>',
      '<a>\u0007</a>',
      '<b:a/>',
      '<a></b>',
      '<a>',
    ])
      expect(() => parse(source)).toThrow();
  });

  test.each(['/feed/', '/comments/feed/', '/category/ropes/feed/', '/?s=lamp&feed=rss2'])(
    'the RSS feed %s is well-formed and has the required elements, RFC 822 dates and unique ids',
    async (path) => {
      const rss = await read(path);
      expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0']);
      const [channel] = childrenOf(rss, '', 'channel');
      if (!channel) throw new Error('no channel');
      expect(onlyText(channel, '', 'title')).toContain('🗼');
      expect(onlyText(channel, '', 'link')).toMatch(/^http:\/\/127\.0\.0\.1/);
      expect(onlyText(channel, '', 'description')).toContain('👍🏽');
      const [self] = childrenOf(channel, ATOM, 'link');
      expect(self?.attributes['href']).toBe(site.base + path);
      const items = childrenOf(channel, '', 'item');
      expect(items.length).toBeGreaterThan(0);
      const ids = items.map((item) => onlyText(item, '', 'guid'));
      expect(new Set(ids).size).toBe(items.length);
      for (const item of items) {
        expect(onlyText(item, '', 'title')).not.toBe('');
        expect(URL.canParse(onlyText(item, '', 'link'))).toBe(true);
        expect(onlyText(item, '', 'pubDate')).toMatch(RFC_822);
        expect(onlyText(item, DUBLIN_CORE, 'creator')).not.toBe('');
        expect(childrenOf(item, '', 'description').length).toBeLessThan(2);
      }
    },
  );

  test.each(['/feed/atom/', '/comments/feed/atom/', '/category/ropes/feed/atom/'])(
    'the Atom feed %s is well-formed and has the required elements, RFC 3339 dates and unique ids',
    async (path) => {
      const feed = await read(path);
      expect([feed.uri, feed.name]).toEqual([ATOM, 'feed']);
      expect(onlyText(feed, ATOM, 'title')).toContain('🗼');
      expect(onlyText(feed, ATOM, 'updated')).toMatch(RFC_3339);
      const entries = childrenOf(feed, ATOM, 'entry');
      expect(entries.length).toBeGreaterThan(0);
      const ids = [feed, ...entries].map((one) => onlyText(one, ATOM, 'id'));
      expect(new Set(ids).size).toBe(entries.length + 1);
      expect(ids.filter((id) => !URL.canParse(id))).toEqual([]);
      for (const entry of entries) {
        expect(onlyText(entry, ATOM, 'title')).not.toBe('');
        expect(onlyText(entry, ATOM, 'updated')).toMatch(RFC_3339);
        expect(onlyText(entry, ATOM, 'published')).toMatch(RFC_3339);
        const [author] = childrenOf(entry, ATOM, 'author');
        expect(author && onlyText(author, ATOM, 'name')).not.toBe('');
        const [link] = childrenOf(entry, ATOM, 'link');
        expect(URL.canParse(link?.attributes['href'] ?? '')).toBe(true);
        const types = childrenOf(entry, ATOM, 'summary').map((one) => one.attributes['type']);
        expect([['html'], [undefined]]).toContainEqual(types);
      }
    },
  );

  test('the texts of posts arrive in feeds as they are on pages', async () => {
    await site.store.options.set({ posts_per_page: 20 });
    const [channel] = childrenOf(await read('/feed/'), '', 'channel');
    const titles = channel
      ? childrenOf(channel, '', 'item').map((one) => onlyText(one, '', 'title'))
      : [];
    for (const [at, text] of [
      [3, 'lamp 🗼 family 👨‍👩‍👧 flag 🇳🇴 tone 👍🏽'],
      [2, 'bell null escape next end'],
      [0, 'Salt & pepper &'],
    ] as const)
      expect([at, titles.filter((title) => title.startsWith(text)).length]).toEqual([at, 2]);
    await site.store.options.set({ posts_per_page: 10 });
  });

  test('the sitemap is well-formed and has absolute unique URLs with RFC 3339 dates', async () => {
    const urlset = await read('/sitemap.xml');
    expect([urlset.uri, urlset.name]).toEqual([SITEMAP, 'urlset']);
    const urls = childrenOf(urlset, SITEMAP, 'url');
    expect(urls.length).toBe(urlset.children.length);
    const locations = urls.map((url) => onlyText(url, SITEMAP, 'loc'));
    expect(new Set(locations).size).toBe(locations.length);
    for (const [at, url] of urls.entries()) {
      const location = locations[at] ?? '';
      expect(location.startsWith(`${site.base}/`) && location.length < 2048).toBe(true);
      // Only unreserved and escaped characters.
      expect(location).toBe(new URL(location).href);
      for (const date of childrenOf(url, SITEMAP, 'lastmod')) expect(date.text).toMatch(RFC_3339);
    }
  });
});
