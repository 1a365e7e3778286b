import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { CreateCommentArgs } from '../../../generated/comments/types.ts';
import { can } from '../../domain/permissions/caller.ts';
import { userOf } from '../../domain/accounts.ts';
import { canModerate } from '../../domain/permissions/comments.ts';
import { changedDate, isBeyondYears } from '../../domain/dates.ts';
import { safePhrase, storedName } from '../../domain/html.ts';
import { cutText } from '../../domain/text.ts';
import { withNofollow } from '../../domain/text-to-html.ts';
import type { CommentChange, CommentRow, UserRow } from '../../store/index.ts';
import { badRequest } from '../errors.ts';
import type { Scope } from '../scope.ts';
import { rawOf } from '../parameters.ts';
import { statusRefusal } from './status.ts';

/** The changes that a request makes to a comment; absent members stay unchanged. */
export type CommentDraft = {
  -readonly [K in Exclude<keyof CommentRow, 'replies'>]?: CommentRow[K];
};

/**
 * Reads the comment members of a request; the content is not cleaned. Errors:
 * `rest_comment_author_invalid`, and `rest_invalid_param` for a status that does not exist.
 */
export async function readDraft(
  { store, options, caller }: Scope,
  { args }: HandlerRequest<Partial<CreateCommentArgs>>,
  before: CommentRow | null,
): Promise<CommentDraft | RestError> {
  const refusal = statusRefusal(args.status);
  if (refusal) return refusal;
  const draft: CommentDraft = {};
  const content = rawOf(args.content);
  if (typeof content === 'string') draft.content = content.trim();
  // 0 does not move the comment.
  if (args.post) draft.post = args.post;
  if (args.parent !== undefined) draft.parent = Math.max(0, args.parent);
  if (args.author !== undefined) {
    const user = await store.users.byId(args.author);
    // A comment that is sent back has the author 0 of a visitor, or one that was deleted.
    if (!user && args.author !== before?.author)
      return badRequest('rest_comment_author_invalid', 'Invalid user ID.');
    if (user) Object.assign(draft, writtenBy(user));
  }
  if (args.author_name !== undefined) draft.author_name = storedName(args.author_name);
  if (args.author_email !== undefined) draft.author_email = args.author_email;
  if (args.author_url !== undefined) draft.author_url = args.author_url;
  if (args.author_ip !== undefined && canModerate(caller)) draft.author_ip = args.author_ip;
  if (args.author_user_agent) draft.author_agent = cutText(args.author_user_agent, 254);
  const date = changedDate(args, options.zone, before);
  // A date that cannot be represented leaves the date unchanged.
  return date && isBeyondYears(date) ? draft : { ...draft, ...date };
}

/** Returns the members of a comment that a user writes. */
export function writtenBy({ id, name, email, url }: UserRow): CommentDraft {
  return { author: id, author_name: name, author_email: email, author_url: url };
}

/**
 * Returns the content of a comment as it is stored: phrases only, unless its author and the caller may
 * write any HTML. Errors: `comment_content_column_length`, before and after the content is cleaned, and
 * `rest_comment_content_invalid` when nothing is left.
 */
export async function cleanContent(
  { store, caller, settings }: Scope,
  sent: string,
  before: CommentRow | null = null,
): Promise<string | RestError> {
  const length = tooLong({ content: sent });
  if (length) return length;
  const isFree = can(caller, 'unfiltered_html') && (await mayWriteAnything(store, before));
  const content = withNofollow(isFree ? sent : safePhrase(sent), settings.baseUrl);
  return content === '' ? contentInvalid() : (tooLong({ content }) ?? content);
}

/** Returns the error for a comment without content. */
export function contentInvalid(): RestError {
  return badRequest('rest_comment_content_invalid', 'The comment is empty.');
}

/** Whether the author of a comment may write any HTML. Moderators cannot use the permission of another author. */
async function mayWriteAnything(
  store: Scope['store'],
  before: CommentRow | null,
): Promise<boolean> {
  if (before === null) return true;
  const writer = before.author === 0 ? undefined : await store.users.byId(before.author);
  return writer !== undefined && can(userOf(writer), 'unfiltered_html');
}

/** The longest texts, and the names of the fields in error codes. */
const LONGEST = [
  ['author_name', 245, 'comment_author'],
  ['author_email', 100, 'comment_author_email'],
  ['author_url', 200, 'comment_author_url'],
  ['content', 65_525, 'comment_content'],
] as const;

/** Returns the error for a text that exceeds its limit, such as `comment_content_column_length`; otherwise `null`. */
export function tooLong(draft: CommentChange): RestError | null {
  for (const [field, most, column] of LONGEST) {
    const text = draft[field] ?? '';
    // A text has at least as many octets as characters; the content is counted in octets.
    const length = field === 'content' ? Buffer.byteLength(text) : [...text].length;
    if (length > most)
      return badRequest(`${column}_column_length`, 'A field of the comment is too long.');
  }
  return null;
}
