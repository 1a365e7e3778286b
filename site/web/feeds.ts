import type { WireResponse } from '../../runtime/http/index.ts';
import { shared } from '../../runtime/http/index.ts';
import { stripAllTags } from '../../runtime/schema/text/html.ts';
import { FORMAT_TAXONOMY } from '../domain/built-in-taxonomies.ts';
import { languageOf } from '../domain/formatters.ts';
import { commentLink } from '../domain/links.ts';
import { publicPosts, readableComments } from '../domain/permissions/reading.ts';
import { withSmileys } from '../domain/smileys.ts';
import { shownTaxonomies } from '../domain/taxonomies.ts';
import { renderComment, renderExcerpt } from '../domain/text.ts';
import type { Scope } from '../handlers/scope.ts';
import { xmlText } from '../lib/oembed/xml.ts';
import { loginPath } from './addresses.ts';
import { isReading, plainText, wrongMethod } from './response.ts';
import { findByPath } from './content/by-path.ts';
import { isPlain } from './content/by-query.ts';
import { postsShown, shownTypes } from './content/find.ts';
import { advertised, advertisedInHeaders } from './content/head-links.ts';
import { listTitle, postList } from './content/list.ts';
import { POSTS, resolve } from './content/resolve.ts';
import { plainTitle } from './content/titles.ts';
import type { Found, PostList, View } from './content/view.ts';
import type { PostRow } from '../store/index.ts';
import { html, raw, stored } from './html.ts';
import type { Html } from './html.ts';
import { hasPostPassword, isOpen } from './post-password.ts';
import { textOf } from './request.ts';
import type { PageRequest } from './request.ts';

/** The two formats of a feed. */
type Format = 'rss2' | 'atom';

const TYPES: { readonly [F in Format]: string } = {
  rss2: 'application/rss+xml; charset=UTF-8',
  atom: 'application/atom+xml; charset=UTF-8',
};

interface Entry {
  readonly link: string;
  /** A permanent URL that does not change with the link. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The names of the categories, tags and other terms. */
  readonly terms: readonly string[];
  /** ISO 8601 in UTC. */
  readonly published: string;
  readonly updated: string;
  /** HTML; `null` for a protected post. */
  readonly content: string | null;
}

interface Channel {
  /** The view of the feed; `null` for the comments of the site. */
  readonly view: View | null;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly self: string;
  readonly entries: readonly Entry[];
}

/** The last path segment of a feed. */
export const FEED = 'feed';

const PATH = /^(.*?)\/feed(?:\/(rss|rss2|atom))?\/?$/s;
const COMMENTS = '/comments';
const MOST_COMMENTS = 10;

/**
 * Returns the feed of a list (`/feed/`, `/category/sea/feed/atom/`, `/?cat=3&feed=rss2`), of the comments on a post
 * (`/2024/03/01/fog/feed/`) or of the latest comments (`/comments/feed/`); `null` for any other URL, and for a list that
 * does not exist.
 */
export async function feed(request: PageRequest): Promise<WireResponse | null> {
  const found = requested(request);
  if (!found) return null;
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const { format, path } = found;
  const { baseUrl } = request.scope.settings;
  const self = baseUrl + request.wire.url.slice(folderOf(baseUrl).length);
  const channel =
    path === COMMENTS
      ? await commentChannel(request, self, null)
      : await listChannel(request, path, self);
  if (!channel) return null;
  const write = format === 'atom' ? atom : rss;
  const body = `${DECLARATION}${write(channel, languageOf(request.scope.options.locale)).text}\n`;
  const links = advertisedInHeaders(advertised(request, channel.view));
  const headers = ['Content-Type', TYPES[format], ...links];
  // A feed with private or unlocked posts must not be cached for others.
  const isPersonal = request.session.user !== null || hasPostPassword(request);
  return isPersonal
    ? { status: 200, headers: [...headers, ...PRIVATE], body }
    : shared(request.wire, { status: 200, headers, body });
}

const PRIVATE = ['Cache-Control', 'private, no-cache, no-store'];
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns the path of the site without a slash at its end. */
function folderOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}

function requested(request: PageRequest): { format: Format; path: string } | null {
  const { path, query } = request;
  const found = PATH.exec(path);
  const given = textOf(query, 'feed');
  // `comments-rss2` is a feed of comments: of a post, or of the site.
  const isOfSite = /^\/(?:index\.php)?$/.test(path) && !isPlain(request);
  const ofComments = found ? found[1] === COMMENTS : isOfSite && given.startsWith('comments-');
  const name = found ? (found[2] ?? 'rss2') : given.replace(/^comments-/, '');
  const format = name === 'atom' ? 'atom' : ['rss', 'rss2', 'feed'].includes(name) ? 'rss2' : null;
  const of = found ? `${found[1] ?? ''}/` : path;
  return format && { format, path: ofComments ? COMMENTS : of };
}

async function listChannel(
  request: PageRequest,
  path: string,
  self: string,
): Promise<Channel | null> {
  const { scope } = request;
  const resolved = await resolve({ ...request, path });
  if (!resolved) return null;
  const { link } = resolved;
  // The feed of the site has its posts, also if the front page is a page.
  const view = link === scope.permalinks.home() ? POSTS : resolved.view;
  if (view.kind === 'single') {
    // The page below can have the slug `feed`.
    const isPage = path !== request.path && (await findByPath(scope, request.path)) !== null;
    if (isPage) return null;
    return { ...(await commentChannel(request, self, { post: view.post, link })), view };
  }
  const { posts, pages } = await postList(scope, view, resolved.page, false);
  if (resolved.page > pages) return null;
  const authors = await scope.store.users.byIds(posts.map(({ post }) => post.author));
  const terms = await termNames(scope, posts);
  const name = siteName(scope);
  const title = stripAllTags(listTitle(scope, view).text);
  return {
    view,
    title: title === '' ? name : `${title} – ${name}`,
    description: scope.options.text('blogdescription'),
    link,
    self,
    entries: posts.map(({ post, link: address }) => ({
      link: address,
      id: scope.permalinks.plainPost(post.id),
      title: plainTitle(post).text,
      author: authors.get(post.author)?.name ?? '',
      terms: terms(post.id),
      published: utc(post.date_gmt),
      updated: utc(post.modified_gmt),
      content: isOpen(request, post)
        ? withSmileys(renderExcerpt(post.excerpt, post.content), scope.options)
        : null,
    })),
  };
}

/** Returns a function that returns the names of a post's terms in the public taxonomies, without formats. */
async function termNames({ store }: Scope, posts: PostList['posts']) {
  const ids = posts.map(({ post }) => post.id);
  const carried = await store.posts.termsOf(ids);
  const names = shownTaxonomies().flatMap(({ name }) => (name === FORMAT_TAXONOMY ? [] : [name]));
  const of = (id: number) => names.flatMap((name) => carried.get(id)?.[name] ?? []);
  const rows = await store.terms.byIds([...new Set(ids.flatMap(of))]);
  return (id: number) => of(id).flatMap((term) => rows.get(term)?.name ?? []);
}

/** Returns the latest comments on a post, or on all posts. */
async function commentChannel(
  request: PageRequest,
  self: string,
  of: { readonly post: PostRow; readonly link: string } | null,
): Promise<Channel> {
  const { scope } = request;
  const unlocked = of && isOpen(request, of.post) ? [of.post.id] : [];
  const { rows } = await scope.store.comments.find({
    access: readableComments({ ...scope, caller: null }, unlocked),
    ...(of && { posts: [of.post.id] }),
    approved: ['1'],
    types: ['comment', ''],
    limit: MOST_COMMENTS,
  });
  const posts = await scope.store.posts.byIds(rows.map(({ post }) => post));
  const shown = new Map(
    (await postsShown(scope, [...posts.values()])).map(({ view: { post }, link }) => [
      post.id,
      { post, link, title: plainTitle(post).text },
    ]),
  );
  return {
    view: null,
    title: `Comments – ${of ? plainTitle(of.post).text : siteName(scope)}`,
    description: scope.options.text('blogdescription'),
    link: of?.link ?? scope.permalinks.home(),
    self,
    entries: rows.flatMap((comment) => {
      const post = shown.get(comment.post);
      if (!post) return [];
      const published = utc(comment.date_gmt);
      const link = commentLink(post.link, comment.id, post.post);
      // It stays when the slug of the post changes, and when further comments add a page to it.
      const id = `${scope.permalinks.plainPost(comment.post)}#comment-${comment.id}`;
      const author = comment.author_name || 'Anonymous';
      const title = `${author} on “${post.title}”`;
      const content = renderComment(comment.content);
      return [{ link, id, title, author, terms: [], published, updated: published, content }];
    }),
  };
}

function siteName({ options }: Scope): string {
  return options.text('blogname') || 'Untitled site';
}

function utc(date: string): string {
  return `${date.replace(' ', 'T')}Z`;
}

/** Returns the newest date of the entries; empty without entries. */
function newestOf(entries: readonly Entry[]): string {
  return entries.reduce((newest, { updated }) => (updated > newest ? updated : newest), '');
}

function rss({ title, description, link, self, entries }: Channel, language: string): Html {
  const newest = newestOf(entries);
  const items = entries.map(
    (entry) => html`<item>
<title>${plain(entry.title)}</title>
<link>${entry.link}</link>
<guid isPermaLink="false">${entry.id}</guid>
<dc:creator>${plain(entry.author)}</dc:creator>
<pubDate>${new Date(entry.published).toUTCString()}</pubDate>
${entry.terms.map(
  (term) => html`<category>${plain(term)}</category> `,
)}${entry.content !== null && html`<description>${xmlText(entry.content)}</description>`}
</item>
`,
  );
  return html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${plain(title)}</title>
<link>${link}</link>
<description>${plain(description)}</description>
<language>${language}</language>
${
  newest !== '' && html`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate> `
}<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items}</channel>
</rss>`;
}

function atom({ title, description, link, self, entries }: Channel, language: string): Html {
  const items = entries.map(
    (entry) =>
      html`<entry>
        <title>${plain(entry.title)}</title>
        <link href="${entry.link}" />
        <id>${entry.id}</id>
        <author><name>${plain(entry.author) || 'Anonymous'}</name></author>
        <published>${entry.published}</published>
        <updated>${entry.updated}</updated>
        ${entry.terms.map((term) => html`<category term="${plain(term)}" />`)}
        ${entry.content === null ? html`<summary></summary>` : html`<summary type="html">${xmlText(entry.content)}</summary>`}
      </entry> `,
  );
  return html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
    <title>${plain(title)}</title>
    ${description !== '' && html`<subtitle>${plain(description)}</subtitle>`}
    <link href="${link}" />
    <link href="${self}" rel="self" />
    <id>${self}</id>
    <updated>${newestOf(entries) || '1970-01-01T00:00:00Z'}</updated>
    ${items}</feed
  >`;
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' };
const LAST_CODE_POINT = 0x10ffff;

/** Returns a stored name as plain text: entities are decoded. */
function plain(stored: string): string {
  const text = stored.replace(
    /&(?:(amp|lt|gt|quot)|#(\d{1,7}));/g,
    (_entity, name: string | undefined, code: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(Math.min(Number(code), LAST_CODE_POINT))
        : (ENTITIES[name] ?? ''),
  );
  return xmlText(text);
}

/** Returns the `link` elements for the feed of the site, and for that of the list or the comments on a page. */
export function feedLinks({ settings, options, permalinks }: Scope, { view, link }: Found): Html {
  const own = link.includes('?') ? `${link}&feed=rss2` : `${link.replace(/\/?$/, '/')}feed/`;
  const hasOwn = view.kind !== 'single' || view.post.comment_status === 'open';
  const feeds: readonly (readonly [title: Html, address: string])[] = [
    [stored(options.text('blogname')), `${settings.baseUrl}/feed/`],
    ...(hasOwn && link !== permalinks.home()
      ? [[view.kind === 'single' ? raw('Comments') : listTitle({ options }, view), own] as const]
      : []),
  ];
  return html`${feeds.map(
    ([title, address]) =>
      html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${address}" />`,
  )}`;
}

const MOST_URLS = 50_000;
const A_READ = 1_000;

/** Returns the sitemap: the front page and the newest 50,000 published posts and pages. */
export async function sitemap({ scope, wire }: PageRequest): Promise<WireResponse> {
  const types = shownTypes().filter((type) => type !== 'attachment');
  const home = scope.permalinks.home();
  const urls: Html[] = [html`<url><loc>${home}</loc></url> `];
  for (let offset = 0; offset < MOST_URLS; offset += A_READ) {
    const { rows } = await scope.store.posts.find({
      access: publicPosts(scope),
      types,
      statuses: ['publish'],
      limit: A_READ,
      offset,
    });
    for (const { view, link } of await postsShown(scope, rows)) {
      if (link === home || urls.length >= MOST_URLS) continue;
      urls.push(
        html`<url><loc>${link}</loc><lastmod>${utc(view.post.modified_gmt)}</lastmod></url> `,
      );
    }
    if (rows.length < A_READ) break;
  }
  const body = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"> ${urls}</urlset> `;
  const headers = ['Content-Type', 'application/xml; charset=UTF-8'];
  return shared(wire, { status: 200, headers, body: DECLARATION + body.text });
}

/** Returns `robots.txt`: everything except the admin pages and the login page may be crawled. */
export function robots({ server }: PageRequest): WireResponse {
  const { adminUrl, baseUrl, token } = server.settings;
  const lines = [
    'User-agent: *',
    `Disallow: ${new URL(adminUrl).pathname}/`,
    `Disallow: ${folderOf(baseUrl)}${loginPath(token)}`,
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
  ];
  return plainText(`${lines.join('\n')}\n`);
}
