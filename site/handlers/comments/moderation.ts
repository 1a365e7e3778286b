import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { canModerate } from '../../domain/permissions/comments.ts';
import { capabilitiesOf } from '../../domain/permissions/roles.ts';
import { can } from '../../domain/permissions/caller.ts';
import type { CommentRow, PostRow } from '../../store/index.ts';
import { momentOf, storedDate } from '../../domain/dates.ts';
import { splitTags } from '../../domain/text-to-html.ts';
import { renderComment } from '../../domain/text.ts';
import { badRequest, failure } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** A comment before it is inserted. */
export type NewCommentRow = Omit<CommentRow, 'id' | 'approved' | 'replies'>;

const SHORTEST_PAUSE = 15_000;
const HOUR = 3_600_000;
const MOST_LOOKED_AT = 100;

/**
 * Returns the status of a new comment: approved (`1`), pending (`0`), or `trash`. Errors:
 * `comment_duplicate`, status 409, and `comment_flood`.
 */
export async function moderate(
  scope: Scope,
  comment: NewCommentRow,
  post: PostRow,
): Promise<string | RestError> {
  if (await isDuplicate(scope, comment))
    return failure(409, 'comment_duplicate', 'Duplicate comment.');
  if (await isTooSoon(scope, comment))
    return badRequest('comment_flood', 'You are posting comments too quickly. Try again later.');
  if (await isRespected(scope, comment, post)) return '1';
  if (holdsWord(comment, scope.options.text('disallowed_keys'))) return 'trash';
  return (await isTrusted(scope, comment)) ? '1' : '0';
}

/** Whether the author of a comment is the author of the post or a moderator; such comments are approved. */
async function isRespected(
  { store }: Scope,
  comment: NewCommentRow,
  post: PostRow,
): Promise<boolean> {
  if (comment.author === 0) return false;
  if (comment.author === post.author) return true;
  const writer = await store.users.byId(comment.author);
  return capabilitiesOf(writer?.roles ?? []).has('moderate_comments');
}

async function isDuplicate({ store }: Scope, comment: NewCommentRow): Promise<boolean> {
  const { rows } = await store.comments.find({
    access: null,
    posts: [comment.post],
    parents: [comment.parent],
    search: comment.content,
  });
  return rows.some(
    (other) =>
      other.approved !== 'trash' &&
      other.content === comment.content &&
      (other.author_name === comment.author_name ||
        (comment.author_email !== '' && other.author_email === comment.author_email)),
  );
}

/**
 * Whether the caller, or someone with the same e-mail address, commented within the last seconds; for
 * visitors also someone with the same network address. Comments of the last hour count; a date before the
 * newest comment counts as too soon. Moderators are exempt.
 */
async function isTooSoon(scope: Scope, comment: NewCommentRow): Promise<boolean> {
  const { store, caller, now, options } = scope;
  if (canModerate(caller) || can(caller, 'manage_options')) return false;
  if (caller === null) {
    const after = storedDate(now - SHORTEST_PAUSE, options.zone).date;
    const { rows } = await store.comments.find({ access: null, after, limit: MOST_LOOKED_AT });
    if (rows.some(({ author_ip: address }) => address === comment.author_ip)) return true;
  }
  const same = [
    ...(caller ? [{ authors: [caller.id] }] : []),
    ...(comment.author_email === '' ? [] : [{ authorEmail: comment.author_email }]),
  ];
  const lasts = await store.comments.findEach(
    same.map((query) => ({ ...query, orderBy: 'date_gmt', order: 'desc', limit: 1 })),
  );
  const moments = lasts.flatMap(({ rows: [row] }) => (row && momentOf(row.date_gmt)) ?? []);
  const last = Math.max(...moments.filter((moment) => moment >= now - HOUR));
  const moment = momentOf(comment.date_gmt);
  return moment !== null && moment - last < SHORTEST_PAUSE;
}

/** Whether a comment is published without moderation: its author already has an approved comment. */
async function isTrusted(
  { store, options, caller }: Scope,
  comment: NewCommentRow,
): Promise<boolean> {
  if (options.flag('comment_moderation')) return false;
  // Bare addresses become links when the comment is shown.
  const shown = splitTags(renderComment(comment.content));
  const links = shown.filter((part) => /^<a\s.*href/is.test(part)).length;
  const most = options.number('comment_max_links', 2);
  if (most > 0 && links >= most) return false;
  if (holdsWord(comment, options.text('moderation_keys'))) return false;
  if (!options.flag('comment_previously_approved', true)) return true;
  const { author_name, author_email } = comment;
  if (author_name === '' || author_email === '') return false;
  const user = await store.users.byEmail(author_email);
  // Everyone can enter the e-mail address of a user.
  if (user && user.id !== caller?.id && user.id !== comment.author) return false;
  const known = user ? { authors: [user.id] } : { authorEmail: author_email };
  const { rows } = await store.comments.find({ access: null, ...known, approved: ['1'] });
  return user ? rows.length > 0 : rows.some((other) => other.author_name === author_name);
}

/** Whether a comment contains one of the words; `words` has one per line. */
function holdsWord(comment: NewCommentRow, words: string): boolean {
  const { author_name, author_email, author_url, author_ip, author_agent, content } = comment;
  const texts = [author_name, author_email, author_url, author_ip, author_agent, content];
  const text = texts.join('\n').toLowerCase();
  return words
    .split('\n')
    .map((word) => word.trim().toLowerCase())
    .some((word) => word !== '' && text.includes(word));
}
