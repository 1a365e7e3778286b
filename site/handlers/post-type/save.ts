import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import { canPublish } from '../../domain/permissions/posts.ts';
import { gmtOf, momentOf, NO_DATE, storedDate } from '../../domain/dates.ts';
import type { StoredDate } from '../../domain/dates.ts';
import type { PostType } from '../../domain/post-types.ts';
import { postStatus } from '../../domain/statuses.ts';
import type { PostChange, PostRow } from '../../store/index.ts';
import { badRequest } from '../errors.ts';
import { addToMenus } from '../menus/extras.ts';
import type { Scope } from '../scope.ts';
import { isFilled } from '../parameters.ts';
import type { KnownPost } from './access.ts';
import type { PostDraft } from './draft.ts';
import { ownsSlug } from './generated-slugs.ts';
import { permalinkParts } from './permalink-parts.ts';
import { noteDue } from './schedule.ts';

/**
 * Writes a new post, or changes one. Date, status and slug depend on one another: a post with a future date
 * gets the status `future`, a post without a slug gets one when it is published. Error: `empty_content`.
 */
export async function savePost(
  scope: Scope,
  type: PostType,
  draft: PostDraft,
  before: KnownPost | null,
): Promise<PostRow | RestError> {
  const post = { ...(before ?? newPost(scope, type)), ...draft };
  const { title, content, excerpt, author, parent, menu_order, status: wanted } = post;
  const mayBeEmpty = !['title', 'editor', 'excerpt'].every((feature) => type.supports.has(feature));
  // A lone `0` counts as empty, as in comments.
  if (!mayBeEmpty && ![title, content, excerpt].some(isFilled))
    return badRequest('empty_content', 'Title, content and excerpt are all empty.');

  const date = resolveDate(scope, draft, before, wanted);
  const status = settledStatus(scope, wanted, date);
  const changed = storedDate(scope.now, scope.options.zone);
  const isFirstDate = before === null && draft.date;
  const row: NewRow = {
    type: type.name,
    title,
    content,
    excerpt,
    status,
    ...date,
    modified: isFirstDate ? date.date : changed.date,
    modified_gmt: isFirstDate ? date.date_gmt : changed.date_gmt,
    author,
    parent,
    menu_order,
    // A private post has no password.
    password: status === 'private' ? '' : post.password,
    comment_status: post.comment_status,
    ping_status: post.ping_status,
    slug: await slugOf(scope, type, { title, parent, wanted, status }, draft, before),
  };
  noteDue(status, date);
  const saved = before
    ? ((await scope.store.posts.update(before.id, changes(before, row))) ?? before)
    : await scope.store.posts.insert(row, (id) => namesOf(scope, type, row, id));
  await addToMenus(scope, type, saved, before?.status);
  return saved;
}

/** Returns what a new post has unless the request says otherwise. */
function newPost(scope: Scope, type: PostType): Required<Omit<PostDraft, 'date' | 'slug'>> {
  return {
    ...{ title: '', content: '', excerpt: '', status: 'draft', password: '' },
    ...{ author: scope.caller?.id ?? 0, parent: 0, menu_order: 0 },
    comment_status: startStatus(scope, type, 'comment'),
    ping_status: startStatus(scope, type, 'ping'),
  };
}

type NewRow = Omit<PostRow, 'id' | 'mime_type' | 'guid' | 'comment_count' | 'sticky'>;

/** Returns the members that differ: a column that is written costs its indexes and triggers, changed or not. */
function changes(before: PostRow, row: NewRow): PostChange {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== known.get(name)),
  );
}

/** Returns the slug and the `guid` of a new post: its first address, which never changes. */
async function namesOf(scope: Scope, type: PostType, row: NewRow, id: number) {
  // A title without letters gives no slug; the id of the post is used instead.
  const needsSlug = row.slug === '' && !postStatus(row.status).isDateFloating;
  const slug = needsSlug
    ? await freeSlug(scope, type, String(id), { id, parent: row.parent })
    : row.slug;
  const named = { ...row, id, slug, mime_type: '', guid: '', comment_count: 0, sticky: false };
  // Everyone can read the `guid`, so it contains only public data.
  const partsOf = await permalinkParts({ ...scope, caller: null }, type, [named]);
  return { slug, guid: scope.permalinks.post(named, type, true, partsOf(named)) };
}

/** Returns the initial status of the comments or pings of a new post. */
function startStatus({ options }: Scope, type: PostType, kind: 'comment' | 'ping'): string {
  const feature = kind === 'comment' ? 'comments' : 'trackbacks';
  // Comments on pages are closed by default.
  if (type.name === 'page' || !type.supports.has(feature)) return 'closed';
  return options.text(`default_${kind}_status`) || 'closed';
}

/** Returns the date of a post. The date of a draft floats until one is sent or the post is published. */
function resolveDate(
  { options, now }: Scope,
  draft: PostDraft,
  before: KnownPost | null,
  status: string,
): StoredDate {
  if (draft.date) return draft.date;
  const isFloating = postStatus(status).isDateFloating === true;
  const isFound = before !== null && draft.date !== null && !isStillFloating(before);
  const { date, date_gmt } = isFound
    ? { date: before.date, date_gmt: before.date_gmt }
    : { date: storedDate(now, options.zone).date, date_gmt: NO_DATE };
  if (date_gmt !== NO_DATE || isFloating) return { date, date_gmt };
  return { date, date_gmt: gmtOf(date, options.zone) };
}

function isStillFloating(post: PostRow): boolean {
  return post.date_gmt === NO_DATE && postStatus(post.status).isDateFloating === true;
}

const ONE_MINUTE = 60_000;

/** A post with a future date becomes `future`; a scheduled post whose date has passed is published. */
function settledStatus({ now }: Scope, wanted: string, { date_gmt }: StoredDate): string {
  if (wanted !== 'publish' && wanted !== 'future') return wanted;
  const moment = momentOf(date_gmt) ?? now;
  return moment - now >= ONE_MINUTE ? 'future' : 'publish';
}

/** Returns the slug of a post. `wanted` is the requested status; `status` is the one that results from the date. */
async function slugOf(
  scope: Scope,
  type: PostType,
  {
    title,
    parent,
    wanted,
    status,
  }: Pick<PostRow, 'title' | 'parent' | 'status'> & { wanted: string },
  draft: PostDraft,
  before: KnownPost | null,
): Promise<string> {
  const isUnfinished = postStatus(wanted).isDateFloating === true;
  const chosen = chosenSlug(scope, type, wanted, draft, before);
  const slug = sanitizeTitle(chosen === '' && !isUnfinished ? title : chosen);
  if (slug === '')
    return before && !isUnfinished
      ? freeSlug(scope, type, String(before.id), { id: before.id, parent })
      : '';
  if (before?.slug === slug && before.parent === parent && ownsSlug(before)) return slug;
  // The slug of a draft is reserved only if it is sent and, for a new draft, a status is sent with it.
  const isSettled = before !== null || draft.status !== undefined;
  if (postStatus(status).isDateFloating && (draft.slug === undefined || !isSettled)) return slug;
  return freeSlug(scope, type, slug, { id: before?.id, parent });
}

/** Returns the slug that a post had before it was in the bin, that is sent, or that it has; empty if there is none. */
function chosenSlug(
  { caller, keys }: Scope,
  type: PostType,
  wanted: string,
  draft: PostDraft,
  before: KnownPost | null,
): string {
  const isRestored = before?.status === 'trash' && wanted !== 'trash';
  const restored = isRestored ? before.meta[keys.trashedSlug] : undefined;
  if (typeof restored === 'string' && restored !== '') return restored;
  // Users who may not publish do not choose the slug.
  if (wanted === 'pending' && !canPublish(caller, type)) return '';
  return draft.slug ?? before?.slug ?? '';
}

/** Returns the slug, or a variant of it that no other post in the same place has. */
function freeSlug(
  { store }: Scope,
  type: PostType,
  slug: string,
  { id, parent }: { readonly id: number | undefined; readonly parent: number },
): Promise<string> {
  return store.posts.uniqueSlug(slug, {
    type: type.name,
    ...(type.isHierarchical ? { parent } : {}),
    ...(id === undefined ? {} : { exceptId: id }),
  });
}
