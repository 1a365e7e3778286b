import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import { canPublish } from '../../domain/permissions/posts.ts';
import { changedDate, isBeyondYears } from '../../domain/dates.ts';
import type { StoredDate } from '../../domain/dates.ts';
import { safeHtml, safePhrase } from '../../domain/html.ts';
import type { PostType } from '../../domain/post-types.ts';
import { isPostStatus } from '../../domain/statuses.ts';
import { badRequest } from '../errors.ts';
import { longFields, rawText, rawTitle, sentSlug } from '../parameters.ts';
import type { Scope } from '../scope.ts';
import type { KnownPost } from './access.ts';
import type { WriteArgs } from './types.ts';
import { noSuch } from '../references.ts';
import { parentProblem, treeOf } from '../tree.ts';

/** The requested state of a post; absent members stay unchanged or get their defaults. */
export interface PostDraft {
  title?: string;
  content?: string;
  excerpt?: string;
  status?: string;
  /** `null` resets the date. */
  date?: StoredDate | null;
  slug?: string;
  author?: number;
  password?: string;
  comment_status?: string;
  ping_status?: string;
  parent?: number;
  menu_order?: number;
}

/** Reads the post members of a request. Returns an error for a change that is forbidden or invalid. */
export async function readDraft(
  scope: Scope,
  type: PostType,
  args: WriteArgs,
  before: KnownPost | null,
): Promise<PostDraft | RestError> {
  const long = longFields(args, ['title', 'excerpt', 'slug', 'password']);
  if (long) return long;
  const { status, slug, author, password, comment_status, ping_status } = args;
  const draft: PostDraft = { ...sentTexts(scope, args) };
  if (status !== undefined && status !== before?.status) {
    const refusal = statusRefusal(scope, type, status);
    if (refusal) return refusal;
    draft.status = isPostStatus(status) ? status : 'draft';
  }
  const date = dateOf(scope, args, before);
  if (date && isBeyondYears(date)) return badRequest('invalid_date', 'Invalid date.');
  if (date !== undefined) draft.date = date;
  if (author && author !== before?.author) {
    if (author !== scope.caller?.id && !(await scope.store.users.byId(author)))
      return badRequest('rest_invalid_author', 'Invalid author ID.');
    draft.author = author;
  }
  const conflict = stickyConflict(args, before);
  if (conflict) return conflict;
  const place = await placeOf(scope, type, args, before);
  if (isError(place)) return place;
  if (slug !== undefined) draft.slug = sentSlug(slug);
  if (password !== undefined) draft.password = password;
  if (comment_status) draft.comment_status = comment_status;
  if (ping_status) draft.ping_status = ping_status;
  return Object.assign(draft, place);
}

/** Returns title, content and excerpt as they are stored: sanitized, unless the caller may write any HTML. */
export function sentTexts(
  { caller }: Scope,
  args: Pick<WriteArgs, 'title' | 'content' | 'excerpt'>,
): Pick<PostDraft, 'title' | 'content' | 'excerpt'> {
  const isFree = can(caller, 'unfiltered_html');
  const title = rawTitle(args.title);
  const content = rawText(args.content);
  const excerpt = rawText(args.excerpt);
  return {
    ...(title === undefined ? {} : { title: (isFree ? title : safePhrase(title)).trim() }),
    ...(content === undefined ? {} : { content: isFree ? content : safeHtml(content) }),
    ...(excerpt === undefined ? {} : { excerpt: isFree ? excerpt : safeHtml(excerpt) }),
  };
}

function statusRefusal({ caller }: Scope, type: PostType, status: string): RestError | null {
  const isOpen = status === 'publish' || status === 'future';
  if (!isOpen && status !== 'private') return null;
  if (canPublish(caller, type)) return null;
  const posts = isOpen ? 'posts' : 'private posts';
  return denied(caller, 'rest_cannot_publish', `You are not allowed to publish ${posts}.`);
}

/**
 * Returns the date of a request, in local time or UTC; `null` if either argument is null; `undefined` if
 * none is sent or it is the current date.
 */
function dateOf(
  { options }: Scope,
  args: WriteArgs,
  before: KnownPost | null,
): StoredDate | null | undefined {
  if (args.date === null || args.date_gmt === null) return null;
  return changedDate(args, options.zone, before);
}

/** Returns the error for a sticky post with a password: a sticky post is public. */
function stickyConflict(args: WriteArgs, before: KnownPost | null): RestError | null {
  if (args.password && (args.sticky || before?.sticky))
    return badRequest('rest_invalid_field', 'A sticky post cannot have a password.');
  if (args.sticky && before && before.password !== '')
    return badRequest('rest_invalid_field', 'A post with a password cannot be sticky.');
  return null;
}

/** The position of a post among the posts of its type. */
interface Place {
  readonly parent?: number;
  readonly menu_order?: number;
}

/**
 * Returns the requested position. With a parent that is below the post, the post moves to the top, as recorded.
 * Errors: `rest_post_invalid_id` for a parent that does not exist, `rest_invalid_param` for one of another type.
 */
async function placeOf(
  scope: Scope,
  type: PostType,
  { parent, menu_order }: WriteArgs,
  before: KnownPost | null,
): Promise<Place | RestError> {
  const order =
    menu_order !== undefined && type.supports.has('page-attributes') ? { menu_order } : {};
  if (parent === undefined || !type.isHierarchical) return order;
  if (parent === 0) return { ...order, parent };
  if (parent === before?.parent) return order;
  const tree = treeOf(scope.store.posts, (row) => row.type === type.name);
  switch (await parentProblem(tree, before?.id ?? null, parent)) {
    case 'missing':
      return badRequest('rest_post_invalid_id', '`parent` is not the ID of a post.');
    case 'unrelated':
      return noSuch('parent', 'The post with this ID has another type.');
    case 'ring':
      return { ...order, parent: 0 };
    case null:
      return { ...order, parent };
  }
}
