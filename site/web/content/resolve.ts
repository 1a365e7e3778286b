import { frontPage } from '../../domain/options.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { findByPath, pathOf } from './by-path.ts';
import { findByQuery, isPlain } from './by-query.ts';
import { postById } from './find.ts';
import type { Found } from './view.ts';

/** The result of resolving a request: a view, its page number, and whether the request used the address of the view. */
export interface Resolved extends Found {
  /** 1 for the first. */
  readonly page: number;
  /** The address to redirect to: of a plain address, or one whose last slash is missing or too many. */
  readonly redirect: string | null;
}

/** Finds out what a request is for; `null` for nothing that the caller may see. */
export async function resolve(request: PageRequest): Promise<Resolved | null> {
  const { path, page } = splitPage(request);
  if (path === '' || path === '/' || path === '/index.php') {
    if (isPlain(request)) return resolvePlain(request, page);
    const found = await home(request);
    return found && { ...found, page, redirect: null };
  }
  const found = (await findByPath(request.scope, path)) ?? null;
  if (!found) return null;
  const { view, link, unlisted } = isPostsPage(request, found) ? { ...found, view: POSTS } : found;
  const endsAlike = pathOf(request.scope, link).endsWith('/') === path.endsWith('/');
  // No redirect leads to a plain address: the other one is right again once its parents can be read.
  const isInPlace = page > 1 || endsAlike || unlisted !== undefined;
  return { view, link, page, redirect: isInPlace ? null : movedTo(request, link, []) };
}

/** A preview shows what its address will not show before it is published. */
const PREVIEW = 'preview';

/** Resolves a plain address. It redirects to the address of the view, unless that is a plain one as well. */
async function resolvePlain(request: PageRequest, page: number): Promise<Resolved | null> {
  const found = await findByQuery(request);
  if (!found) return null;
  const { view, link, parameters } = found;
  const isInPlace = link.includes('?') || textOf(request.query, PREVIEW) !== '';
  if (isInPlace) return { view, link, page, redirect: null };
  const later = request.scope.permalinks.later(link, page);
  return { view, link, page, redirect: movedTo(request, later, [...parameters, 'paged']) };
}

/** Returns the address with the parameters of the request, without those that it stands for. */
function movedTo({ wire }: PageRequest, address: string, without: readonly string[]): string {
  const question = wire.url.indexOf('?');
  const query = new URLSearchParams(question === -1 ? '' : wire.url.slice(question));
  for (const name of without) query.delete(name);
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

const POSTS = { kind: 'posts' } as const;

/** The front page: posts, or the page that the site has chosen for it. */
async function home({ scope }: PageRequest): Promise<Found | null> {
  const { options, permalinks } = scope;
  const link = permalinks.home();
  const chosen = frontPage(options);
  if (chosen === 0) return { view: POSTS, link };
  const page = await postById(scope, chosen);
  return page ? { ...page, link } : { view: POSTS, link };
}

/** Whether a page stands for the list of posts, because another one is the front page. */
function isPostsPage({ scope: { options } }: PageRequest, { view }: Found): boolean {
  if (view.kind !== 'single' || options.text('show_on_front') !== 'page') return false;
  return view.post.id === options.number('page_for_posts', 0);
}

/** The page of a list that is asked for: `/category/sea/page/2/`, `/?cat=3&paged=2`. */
function splitPage({ path, query }: PageRequest): { path: string; page: number } {
  const later = /^(.*?)\/page\/(\d{1,9})(\/?)$/s.exec(path);
  const asked = later?.[2] ?? textOf(query, 'paged');
  const page = /^\d{1,9}$/.test(asked) ? Math.max(1, Number(asked)) : 1;
  return { path: later ? `${later[1]}${later[3]}` : path, page };
}
