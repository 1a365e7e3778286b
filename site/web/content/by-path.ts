import { LRUCache } from 'lru-cache';
import { dateOrder } from '../../domain/links.ts';
import type { DateParts } from '../../domain/links.ts';
import { readablePosts } from '../../domain/permissions/reading.ts';
import { taxonomyOf, viewableTaxonomies } from '../../domain/taxonomies.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { PostRow } from '../../store/index.ts';
import { bare, slugPath } from '../request.ts';
import {
  authorBySlug,
  dateOf,
  formatFound,
  postById,
  postsShown,
  shownTypes,
  slugsOf,
  termFound,
  within,
} from './find.ts';
import type { Found } from './view.ts';

/** Regular expressions of the tags in permalink patterns. */
const TAGS: { readonly [tag: string]: string } = {
  year: '(\\d{4})',
  monthnum: '(\\d{1,2})',
  day: '(\\d{1,2})',
  hour: '(\\d{1,2})',
  minute: '(\\d{1,2})',
  second: '(\\d{1,2})',
  post_id: '(\\d{1,15})',
  postname: '([^/]+)',
  pagename: '([^/]+)',
  category: '(.+)',
  author: '([^/]+)',
};

/**
 * Returns the values of the tags in a permalink pattern (`/%year%/%postname%/`); `null` if the path does not match. The
 * path is decoded and has no slashes at its ends.
 */
function readPattern(pattern: string, path: string): ReadonlyMap<string, string> | null {
  if (pattern === '') return null;
  const { expression, tags } = patterns.memo(pattern);
  const match = expression.exec(path);
  return match && new Map(tags.map((tag, index) => [tag, match[index + 1] ?? '']));
}

const patterns = new LRUCache({ max: 40, memoMethod: compilePattern });

function compilePattern(pattern: string) {
  const tags: string[] = [];
  const source = pattern
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .split(/(%\w+%)/)
    .map((part) => {
      const tag = /^%(\w+)%$/.exec(part)?.[1] ?? '';
      const expression = Object.hasOwn(TAGS, tag) ? TAGS[tag] : undefined;
      if (expression === undefined) return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      tags.push(tag);
      return expression;
    })
    .join('');
  return { expression: new RegExp(`^${source}$`, 'u'), tags };
}

const LONGEST_PATH = 2_000;
const MOST_CANDIDATES = 100;
const MOST_PARTS = 8;

/**
 * Finds the content at a path. Candidates are looked up by the slugs in the path; the result is the candidate whose
 * link has exactly this path, so that links and pages are consistent.
 */
export async function findByPath(scope: Scope, path: string): Promise<Found | null> {
  for (const wanted of readingsOf(path)) {
    const isThere = ({ link, unlisted = link }: Found): boolean =>
      [link, unlisted].some((address) => slugPath(pathOf(scope, address)) === wanted);
    const last = lastOf(wanted);
    const lookups = [
      () => posts(scope, wanted),
      () => terms(scope, last),
      () => formatFound(scope, last),
      () => authorBySlug(scope, last),
      () => dateFound(scope, wanted),
    ];
    for (const candidates of lookups) {
      const found = [await candidates()].flat().find((each) => each !== null && isThere(each));
      if (found) return found;
    }
  }
  return null;
}

/** Returns the path with its escapes as parts of slugs, and decoded if that is different. */
function readingsOf(path: string): readonly string[] {
  if (path.length > LONGEST_PATH) return [];
  return [...new Set([slugPath(path), bare(path)])].filter(Boolean);
}

/**
 * Finds the content that had this path: a post with a former slug or parent of its own or of a page above it, or one
 * whose permalink has changed in other parts than its slug, like the date.
 */
export async function findMoved(scope: Scope, path: string, hops = 3): Promise<Found | null> {
  for (const reading of readingsOf(path)) {
    const found = await movedTo(scope, reading.split('/'), hops);
    if (found) return found;
  }
  return null;
}

async function movedTo(
  scope: Scope,
  parts: readonly string[],
  hops: number,
): Promise<Found | null> {
  if (parts.length > MOST_PARTS || hops === 0) return null;
  for (let count = parts.length; count > 0; count -= 1) {
    const found = await formerly(scope, parts.slice(0, count).join('/'));
    if (!found) continue;
    if (count === parts.length) return found;
    const current = [slugPath(pathOf(scope, found.link)), ...parts.slice(count)].join('/');
    return (await findByPath(scope, current)) ?? (await findMoved(scope, current, hops - 1));
  }
  return null;
}

async function formerly(scope: Scope, path: string): Promise<Found | null> {
  const { store, options } = scope;
  const named = readPattern(options.permalinks, path)?.get('postname');
  const [slug = ''] = slugsOf(named ?? lastOf(path)).slice(-1);
  const query = { access: readablePosts(scope), types: shownTypes(), limit: MOST_CANDIDATES };
  const { rows } = await store.posts.find({ ...query, formerSlugs: [slug] });
  const before = await postsShown(
    scope,
    rows.map((row) => ({ ...row, slug })),
  );
  const exact = before.find(({ link }) => slugPath(pathOf(scope, link)) === path);
  const ids = exact ? [exact.view.post.id] : await movedFrom(scope, path);
  if (named !== undefined && !exact) {
    const current = await store.posts.find({ ...query, types: ['post'], slugs: [slug] });
    const posts = [...rows.filter(({ type }) => type === 'post'), ...current.rows];
    ids.push(...posts.map(({ id }) => id));
  }
  for (const id of ids) {
    const found = await postById(scope, id);
    if (found && !found.link.includes('?')) return found;
  }
  return null;
}

/**
 * Returns the posts that had a path below another parent, or below none. A parent that has been removed may have had any
 * path.
 */
async function movedFrom(scope: Scope, path: string): Promise<number[]> {
  const above = path.split('/').slice(0, -1).join('/');
  const [slug = ''] = slugsOf(lastOf(path)).slice(-1);
  const found: number[] = [];
  const orphans: number[] = [];
  for (const { post, parent } of await scope.store.posts.moved(slug)) {
    const link = parent === 0 ? '' : (await postById(scope, parent))?.link;
    if (link !== undefined && !link.includes('?') && slugPath(pathOf(scope, link)) === above)
      found.push(post);
    else if (above !== '' && parent !== 0 && !(await scope.store.posts.byId(parent)))
      orphans.push(post);
  }
  return [...found, ...orphans];
}

/** Returns the path of a link relative to the site; empty for a link with a query. */
export function pathOf({ settings }: Scope, link: string): string {
  return link.includes('?') ? '' : link.slice(settings.baseUrl.length);
}

async function posts(scope: Scope, path: string): Promise<Found[]> {
  const { store, options } = scope;
  const named = readPattern(options.permalinks, path);
  const rows: PostRow[] = [];
  const id = Number(named?.get('post_id') ?? 0);
  if (id > 0) rows.push(...(await store.posts.byIds([id])).values());
  const slugs = [named?.get('postname'), lastOf(path)].flatMap(slugsOf);
  const query = { access: readablePosts(scope), types: shownTypes(), limit: MOST_CANDIDATES };
  rows.push(...(await store.posts.find({ ...query, slugs })).rows);
  // A pattern with neither ID nor slug identifies posts only by their date.
  if (named && !named.has('post_id') && !named.has('postname')) {
    const range = dayOf(named);
    if (range) rows.push(...(await store.posts.find({ ...query, ...range })).rows);
  }
  return postsShown(scope, rows);
}

async function terms(scope: Scope, slug: string): Promise<Found[]> {
  const { rows } = await scope.store.terms.find({
    taxonomies: viewableTaxonomies().map(({ name }) => name),
    slugs: slugsOf(slug),
    limit: MOST_CANDIDATES,
  });
  return Promise.all(rows.map((term) => termFound(scope, taxonomyOf(term.taxonomy), term)));
}

function dateFound(scope: Scope, path: string): Found | null {
  const numbers = /(?:^|\/)(\d{1,4}(?:\/\d{1,4}){0,2})$/.exec(path)?.[1]?.split('/') ?? [];
  // If days come first, the path of a month is the last two of the three parts.
  const given = DATE.slice(0, numbers.length);
  const order = dateOrder(scope.options.permalinks).filter((part) => given.includes(part));
  const values = given.map((part) => Number(numbers[order.indexOf(part)]));
  return dateOf(scope, values);
}

const DATE: readonly (keyof DateParts)[] = ['year', 'month', 'day'];

/** Returns the day in a path as a date range. */
function dayOf(named: ReadonlyMap<string, string>): { after: string; before: string } | null {
  const [year, month, day] = ['year', 'monthnum', 'day'].map((name) =>
    Number(named.get(name) ?? 0),
  );
  return year && month && day ? within({ year, month, day }) : null;
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
