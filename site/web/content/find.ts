import { isCaller } from '../../domain/permissions/caller.ts';
import { canReadPost, listedStatuses } from '../../domain/permissions/posts.ts';
import { readablePosts } from '../../domain/permissions/reading.ts';
import { canListUsers } from '../../domain/permissions/users.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import { currentSite } from '../../context.ts';
import { FORMAT_TAXONOMY, formatSlug, postFormats } from '../../domain/built-in-taxonomies.ts';
import type { DateParts } from '../../domain/links.ts';
import { findPostType, shownPostTypes } from '../../domain/post-types.ts';
import { taxonomyOf } from '../../domain/taxonomies.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import { postLinks } from '../../handlers/post-type/permalink-parts.ts';
import type { Scope } from '../../handlers/scope.ts';
import { slugPath, withAncestors } from '../../handlers/taxonomy/ancestors.ts';
import { hasPublished } from '../../store/index.ts';
import type { PostRow, TermRow, UserRow } from '../../store/index.ts';
import type { Found, FoundPost } from './view.ts';

/** Returns a post by its ID; `null` if the caller may not see it. */
export async function postById(scope: Scope, id: number): Promise<FoundPost | null> {
  const row = await scope.store.posts.byId(id);
  return row ? ((await postsShown(scope, [row]))[0] ?? null) : null;
}

/** Returns a post of a type by its slug; `null` if the caller may not see it. */
export async function postBySlug(
  scope: Scope,
  type: string,
  slug: string,
): Promise<FoundPost | null> {
  const slugs = slugsOf(slug);
  if (slugs.length === 0 || !shownTypes().includes(type)) return null;
  const query = { access: readablePosts(scope), types: [type], slugs, limit: MOST_OF_A_SLUG };
  const { rows } = await scope.store.posts.find(query);
  return (await postsShown(scope, rows))[0] ?? null;
}

// Posts in the trash may have the same slug.
const MOST_OF_A_SLUG = 20;

/** Returns the possible slugs for a path segment: non-Latin letters are stored with escapes. */
export function slugsOf(part: string | undefined): string[] {
  if (part === undefined || part === '') return [];
  return [...new Set([part, sanitizeTitle(part)])].filter(Boolean);
}

/** Returns the posts that the caller may see, with their links. */
export async function postsShown(scope: Scope, rows: readonly PostRow[]): Promise<FoundPost[]> {
  const posts: KnownPost[] = [];
  for (const post of await withMeta(scope, rows)) if (isShown(scope, post)) posts.push(post);
  const links = await postLinks(scope, posts);
  // If a parent has become a draft, its child pages are also found at their previous URL. The front page has one, too.
  const isElsewhere = (link = ''): boolean =>
    link.includes('?') || link === scope.permalinks.home();
  const elsewhere = posts.filter(({ id }) => isElsewhere(links.get(id)));
  const unlisted = await postLinks(scope, elsewhere, { includesHidden: true, isOwn: true });
  return posts.flatMap((post): FoundPost[] => {
    const type = findPostType(post.type);
    const link = links.get(post.id);
    const other = unlisted.get(post.id);
    if (!type?.isViewable || link === undefined) return [];
    const view = { kind: 'single', post, type } as const;
    return [{ view, link, ...(other === undefined ? {} : { unlisted: other }) }];
  });
}

/** Returns the post types whose posts have pages. */
export function shownTypes(): string[] {
  return shownPostTypes()
    .filter(({ isViewable }) => isViewable)
    .map(({ name }) => name);
}

export async function termById(scope: Scope, taxonomy: string, id: number): Promise<Found | null> {
  const term = await scope.store.terms.byId(id);
  return term?.taxonomy === taxonomy ? termFound(scope, taxonomyOf(taxonomy), term) : null;
}

export async function termBySlug(
  scope: Scope,
  taxonomy: string,
  slug: string,
): Promise<Found | null> {
  const term = await scope.store.terms.first({ taxonomies: [taxonomy], slugs: slugsOf(slug) });
  return term ? termFound(scope, taxonomyOf(taxonomy), term) : null;
}

/** Returns a term with the link to its page. */
export async function termFound(
  { store, permalinks }: Scope,
  taxonomy: Taxonomy,
  term: TermRow,
): Promise<Found> {
  const slugs = taxonomy.isHierarchical
    ? slugPath(await withAncestors(store, [], [term]), term.id)
    : [term.slug];
  return {
    view: { kind: 'term', taxonomy, term },
    link: permalinks.term(taxonomy, term.id, slugs),
  };
}

/** Returns a post format; `null` if the caller may read no post of this format. */
export async function formatFound(scope: Scope, name: string): Promise<Found | null> {
  const { store, permalinks } = scope;
  const format = postFormats.find((known) => known === name);
  const slug = format === undefined ? null : formatSlug(format);
  const taxonomy = currentSite().types.taxonomy(FORMAT_TAXONOMY);
  const term = slug !== null && (await store.terms.bySlug(FORMAT_TAXONOMY, slug));
  if (format === undefined || !taxonomy || !term) return null;
  const carries = { taxonomy: FORMAT_TAXONOMY, terms: [term.id], match: 'any' } as const;
  const posts = await store.posts.count({
    access: readablePosts(scope),
    types: ['post'],
    statuses: listedStatuses(scope.caller),
    terms: { relation: 'AND', clauses: [carries] },
  });
  if (posts === 0) return null;
  return {
    view: { kind: 'format', format, term },
    link: permalinks.term(taxonomy, term.id, [format]),
  };
}

export async function authorById(scope: Scope, id: number): Promise<Found | null> {
  const user = await scope.store.users.byId(id);
  return user ? authorFound(scope, user) : null;
}

export async function authorBySlug(scope: Scope, part: string): Promise<Found | null> {
  for (const slug of slugsOf(part)) {
    const user = await scope.store.users.bySlug(slug);
    if (user) return authorFound(scope, user);
  }
  return null;
}

/** Returns an author with the link to the page; `null` if the caller may not see the user. */
async function authorFound(
  { store, permalinks, caller }: Scope,
  user: UserRow,
): Promise<Found | null> {
  const isKnown = isCaller(caller, user.id) || canListUsers(caller);
  const known = isKnown ? undefined : (await store.users.known([user.id])).get(user.id);
  if (!isKnown && !(known && hasPublished(known, shownTypes()))) return null;
  return { view: { kind: 'author', user }, link: permalinks.author(user.id, user.slug) };
}

/** Returns the archive of a year, month or day, from numbers in this order; `null` for an invalid date. */
export function dateOf({ permalinks }: Scope, numbers: readonly number[]): Found | null {
  const [year = 0, month, day] = numbers;
  if (year < 1 || year > 9999 || numbers.length > 3) return null;
  const date: DateParts = { year, month, day };
  const moment = new Date(Date.UTC(2000, (month ?? 1) - 1, day ?? 1));
  moment.setUTCFullYear(year);
  const isReal = moment.getUTCMonth() + 1 === (month ?? 1) && moment.getUTCDate() === (day ?? 1);
  return isReal ? { view: { kind: 'date', date }, link: permalinks.date(date) } : null;
}

/** Returns the search for a text. */
export function searchFor({ permalinks }: Scope, text: string): Found {
  return { view: { kind: 'search', text }, link: permalinks.search(text) };
}

/** Returns a year, month or day as a date range with exclusive limits. */
export function within({ year, month, day }: DateParts): { after: string; before: string } {
  const parts = [month, day].filter((part) => part !== undefined);
  const date = [
    String(year).padStart(4, '0'),
    ...parts.map((part) => String(part).padStart(2, '0')),
  ].join('-');
  // Dates are compared as text: `~` sorts after every date with this prefix.
  return { after: date, before: `${date}~` };
}

/** Whether the caller may see the page of a post. Posts in the trash have no page. */
function isShown({ caller }: Scope, post: KnownPost): boolean {
  return post.status !== 'trash' && post.status !== 'auto-draft' && canReadPost(caller, post);
}
