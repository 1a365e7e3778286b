import { frontPage } from '../../domain/options.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import { readablePosts } from '../../domain/permissions/reading.ts';
import { shownPostTypes } from '../../domain/post-types.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import { postLinks } from '../../handlers/post-type/permalink-parts.ts';
import { autosavesOf } from '../../handlers/revision/autosaves.ts';
import { contentPages } from '../../domain/text.ts';
import { adminAddress, slugPath, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { findByPath, findMoved, pathOf } from './by-path.ts';
import { findByQuery, isPlain } from './by-query.ts';
import { postById, slugsOf } from './find.ts';
import type { Found, View } from './view.ts';

/** The result of resolving a request: a view, its page number, and an optional redirect. */
export interface Resolved extends Found {
  /** The page number, from 1. */
  readonly page: number;
  /** The URL to redirect to: from a plain or former URL, or from one with a missing or extra slash at its end. */
  readonly redirect: string | null;
}

/** Returns the content that a request is for; `null` if the caller may not see it. */
export async function resolve(request: PageRequest): Promise<Resolved | null> {
  const { path, page, isFirst } = splitPage(request);
  if (path === '' || path === '/' || path === '/index.php') {
    if (isPlain(request)) return resolvePlain(request, page);
    const found = await home(request);
    return found && { ...found, page, redirect: isFirst ? movedTo(request, found.link, []) : null };
  }
  const found = await findByPath(request.scope, path);
  if (!found) {
    const later = await laterPage(request);
    if (later) return later;
    const moved = await findMoved(request.scope, path);
    return moved && { ...moved, page, redirect: movedTo(request, moved.link, []) };
  }
  const { link, unlisted } = found;
  const view = postsPage(request, found) ?? found.view;
  const endsAlike = pathOf(request.scope, link).endsWith('/') === path.endsWith('/');
  const isFront = link === request.scope.permalinks.home();
  // A link with a hidden parent is a plain URL. It is not a redirect target: the path becomes valid again.
  const isLink = !isFront && !isFirst && endsAlike;
  const isInPlace = page > 1 || isLink || (!isFront && unlisted !== undefined);
  return { view, link, page, redirect: isInPlace ? null : movedTo(request, link, []) };
}

/** Returns a page of a post: `/slug/2/`. The number of its first page is redirected. */
async function laterPage(request: PageRequest): Promise<Resolved | null> {
  const { path, scope } = request;
  const [, above = '', number] = /^(.+)\/([1-9]\d{0,8})\/?$/s.exec(path) ?? [];
  const page = Number(number);
  const found = above === '' ? null : await findByPath(scope, above);
  if (found?.view.kind !== 'single' || page > contentPages(found.view.post.content).length)
    return null;
  const address = scope.permalinks.later(found.link, page, true);
  const isBelow = found.link !== scope.permalinks.home();
  const isInPlace = page > 1 && isBelow && address.endsWith('/') === path.endsWith('/');
  return { ...found, page, redirect: isInPlace ? null : movedTo(request, address, []) };
}

/** A preview stays at its plain URL, since its permalink does not show it before it is published. */
const PREVIEW = 'preview';

/** Resolves a plain URL. It redirects to the link of the view, unless that is a plain URL, too. */
async function resolvePlain(request: PageRequest, paged: number): Promise<Resolved | null> {
  const found = await findByQuery(request);
  if (!found) return null;
  const { link, parameters } = found;
  const view = postsPage(request, found) ?? found.view;
  const isPost = view.kind === 'single';
  const page = (isPost && pageIn(textOf(request.query, 'page'))) || paged;
  const isInPlace = link.includes('?') || textOf(request.query, PREVIEW) !== '';
  if (isInPlace) return { view, link, page, redirect: null };
  const later = request.scope.permalinks.later(link, page, isPost);
  const named = [...parameters, 'paged', ...(isPost ? ['page'] : [])];
  return { view, link, page, redirect: movedTo(request, later, named) };
}

/**
 * Returns the address of the form of a post whose type has no pages, such as a reusable block, if the request is for its
 * link and the caller may edit it; otherwise `null`.
 */
export async function formAt(request: PageRequest): Promise<string | null> {
  const { scope, query } = request;
  if (scope.caller === null) return null;
  const path = slugPath(request.path);
  const id = pageIn(textOf(query, 'p'));
  const types = shownPostTypes().filter((type) => !type.isViewable && type.visibility.show_ui);
  const { rows } = await scope.store.posts.find({
    access: readablePosts(scope),
    types: types.map(({ name }) => name),
    ...(path === '' ? { include: [id] } : { slugs: slugsOf(path.split('/').at(-1)) }),
    limit: MOST_FORMS,
  });
  const links = await postLinks(scope, rows);
  const isAt = (link = ''): boolean => path === '' || slugPath(pathOf(scope, link)) === path;
  const posts = await withMeta(scope, rows);
  const post = posts.find((one) => isAt(links.get(one.id)) && canEditPost(scope.caller, one));
  const type = types.find(({ name }) => name === post?.type);
  return post && type ? adminAddress(request, `/${type.base}/edit?id=${post.id}`) : null;
}

const MOST_FORMS = 20;

/** Returns a URL with the query parameters of the request, except some. */
function movedTo({ wire }: PageRequest, address: string, without: readonly string[]): string {
  const question = wire.url.indexOf('?');
  const query = new URLSearchParams(question === -1 ? '' : wire.url.slice(question));
  for (const name of without) query.delete(name);
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

export const POSTS = { kind: 'posts' } as const;

/** Returns the front page: the list of posts, or the page in the settings. */
async function home({ scope }: PageRequest): Promise<Found | null> {
  const { options, permalinks } = scope;
  const link = permalinks.home();
  const chosen = frontPage(options);
  if (chosen === 0) return { view: POSTS, link };
  const page = await postById(scope, chosen);
  return page ? { ...page, link } : { view: POSTS, link };
}

/** Returns the list of posts if a page shows it, because the front page is another page; `null` for any other view. */
function postsPage({ scope: { options } }: PageRequest, { view }: Found): View | null {
  const isOther = view.kind !== 'single' || options.text('show_on_front') !== 'page';
  if (isOther || view.post.id !== options.number('page_for_posts', 0)) return null;
  return { ...POSTS, of: view };
}

interface SplitPath {
  readonly path: string;
  readonly page: number;
  /** Whether the path has the number of the first page, unlike the link. */
  readonly isFirst: boolean;
}

/** Splits the page number of a list from the path: `/category/sea/page/2/`, `/?cat=3&paged=2`. */
function splitPage({ path, query }: PageRequest): SplitPath {
  const later = /^(.*?)\/page\/(\d{1,9})(\/?)$/s.exec(path);
  const page = pageIn(later?.[2] ?? textOf(query, 'paged')) || 1;
  const isFirst = later !== null && page === 1;
  return { path: later ? `${later[1]}${later[3]}` : path, page, isFirst };
}

/** Returns the page number in a text; 0 for none. */
function pageIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/**
 * Returns a view as the preview link of an autosave shows it (`preview=true&preview_id=5`): with the content of the
 * caller's autosave, otherwise of the newest one. Callers who may not edit the post get the view unchanged.
 */
export async function previewed({ scope, query }: PageRequest, shown: Resolved): Promise<Resolved> {
  const { view } = shown;
  if (view.kind !== 'single' || textOf(query, PREVIEW) !== 'true') return shown;
  const { post } = view;
  if (textOf(query, 'preview_id') !== String(post.id)) return shown;
  if (!canEditPost(scope.caller, post)) return shown;
  const autosaves = await autosavesOf(scope, post.id);
  const autosave = autosaves.find(({ author }) => author === scope.caller?.id) ?? autosaves[0];
  if (!autosave) return shown;
  // Fields that the autosave does not set are empty.
  const texts = {
    title: autosave.title || post.title,
    content: autosave.content || post.content,
    excerpt: autosave.excerpt || post.excerpt,
  };
  return { ...shown, view: { ...view, post: { ...post, ...texts, password: '' } } };
}
