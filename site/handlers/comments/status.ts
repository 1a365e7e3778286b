import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { CommentRow } from '../../store/index.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';
import { isFilled } from '../parameters.ts';

/** The statuses of comments in the store, by the names that clients send. */
const APPROVED: { readonly [status: string]: string } = {
  approved: '1',
  approve: '1',
  1: '1',
  hold: '0',
  0: '0',
  spam: 'spam',
  trash: 'trash',
};

/** Returns the error for a status that comments cannot have. An empty status leaves the comment unchanged. */
export function statusRefusal(status: string | undefined): RestError | null {
  if (!isFilled(status) || isBack(status) || statusNamed(String(status)) !== undefined) return null;
  return noSuch('status', 'Invalid comment status.');
}

function isBack(status: string | undefined): boolean {
  return status === 'unspam' || status === 'untrash';
}

/**
 * Sets the status of a comment, if one is given; returns the comment. Spam and trash store the previous status, which
 * `unspam` and `untrash` restore and delete; other statuses leave it stored.
 */
export async function setStatus(
  scope: Scope,
  comment: CommentRow,
  status: string | undefined,
): Promise<CommentRow> {
  if (status === undefined) return comment;
  const approved = isBack(status) ? await statusBefore(scope, comment) : statusNamed(status);
  if (approved === undefined || approved === comment.approved) return comment;
  const { store, keys, now } = scope;
  const isHidden = status === 'trash' || status === 'spam';
  if (isHidden || isBack(status))
    await store.meta.set('comment', comment.id, {
      [keys.trashedStatus]: isHidden ? comment.approved : null,
      [keys.trashedTime]: isHidden ? String(Math.floor(now / 1000)) : null,
    });
  return (await store.comments.update(comment.id, { approved })) ?? comment;
}

function statusNamed(status: string): string | undefined {
  return Object.hasOwn(APPROVED, status) ? APPROVED[status] : undefined;
}

async function statusBefore({ store, keys }: Scope, comment: CommentRow): Promise<string> {
  const meta = (await store.meta.of('comment', [comment.id])).get(comment.id);
  const before = meta?.[keys.trashedStatus];
  // A comment that is neither spam nor in the trash waits for moderation.
  return typeof before === 'string' ? before : '0';
}
