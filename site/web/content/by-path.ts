import { readablePosts } from '../../domain/permissions/reading.ts';
import { dateOrder } from '../../domain/links.ts';
import type { DateParts } from '../../domain/links.ts';
import { taxonomyOf, viewableTaxonomies } from '../../domain/taxonomies.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { PostRow } from '../../store/index.ts';
import { bare } from '../request.ts';
import {
  authorBySlug,
  dateOf,
  formatFound,
  postsShown,
  shownTypes,
  slugsOf,
  termFound,
  within,
} from './find.ts';
import { readPattern } from './pattern.ts';
import type { Found } from './view.ts';

const LONGEST_PATH = 2_000;
const MOST_CANDIDATES = 100;

/**
 * What has its address at a path. Candidates are looked up by what the path may name, and the one whose
 * own link leads to this very path is it: links and pages can never disagree.
 */
export async function findByPath(scope: Scope, path: string): Promise<Found | null> {
  const wanted = bare(path);
  if (path.length > LONGEST_PATH || wanted === '') return null;
  const isThere = ({ link, unlisted = link }: Found): boolean =>
    [link, unlisted].some((address) => bare(pathOf(scope, address)) === wanted);
  for (const candidates of [posts, terms, formats, authors, dates]) {
    const found = (await candidates(scope, wanted)).find(isThere);
    if (found) return found;
  }
  return null;
}

/** The path of an address of the site, below that of the site; an address with a query has none. */
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
  // A pattern that names neither number nor slug has only the date to go by.
  if (named && !named.has('post_id') && !named.has('postname')) {
    const range = dayOf(named);
    if (range) rows.push(...(await store.posts.find({ ...query, ...range })).rows);
  }
  return postsShown(scope, rows);
}

async function terms(scope: Scope, path: string): Promise<Found[]> {
  const { rows } = await scope.store.terms.find({
    taxonomies: viewableTaxonomies().map(({ name }) => name),
    slugs: slugsOf(lastOf(path)),
    limit: MOST_CANDIDATES,
  });
  return Promise.all(rows.map((term) => termFound(scope, taxonomyOf(term.taxonomy), term)));
}

async function formats(scope: Scope, path: string): Promise<Found[]> {
  const found = await formatFound(scope, lastOf(path));
  return found ? [found] : [];
}

async function authors(scope: Scope, path: string): Promise<Found[]> {
  for (const slug of slugsOf(lastOf(path))) {
    const found = await authorBySlug(scope, slug);
    if (found) return [found];
  }
  return [];
}

async function dates(scope: Scope, path: string): Promise<Found[]> {
  const numbers = /(?:^|\/)(\d{1,4}(?:\/\d{1,4}){0,2})$/.exec(path)?.[1]?.split('/') ?? [];
  const order = dateOrder(scope.options.permalinks);
  // A month alone, where days come first, is the last two of three.
  const parts = order.filter((part) => UP_TO[numbers.length]?.includes(part));
  const date = new Map(parts.map((part, index) => [part, Number(numbers[index])]));
  const given = [date.get('year'), date.get('month'), date.get('day')];
  const found = dateOf(
    scope,
    given.filter((part) => part !== undefined),
  );
  return found ? [found] : [];
}

const UP_TO: readonly (readonly (keyof DateParts)[])[] = [
  [],
  ['year'],
  ['year', 'month'],
  ['year', 'month', 'day'],
];

/** The day that a path names, as limits of a search. */
function dayOf(named: ReadonlyMap<string, string>): { after: string; before: string } | null {
  const [year, month, day] = ['year', 'monthnum', 'day'].map((name) =>
    Number(named.get(name) ?? 0),
  );
  return year && month && day ? within({ year, month, day }) : null;
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
