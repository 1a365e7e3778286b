import type { CommentRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

/** What the store calls the statuses that clients give to comments. */
const APPROVED: { readonly [status: string]: string } = {
  approved: '1',
  approve: '1',
  1: '1',
  hold: '0',
  0: '0',
  spam: 'spam',
  trash: 'trash',
};

/**
 * Gives a comment another status; `unspam` and `untrash` give back the one before. Whether it changed. That one is kept where
 * it becomes spam or goes to the trash, and is forgotten where it is given back; approving and holding leave it.
 */
export async function setStatus(
  scope: Scope,
  comment: CommentRow,
  status: string,
): Promise<boolean> {
  const isBack = status === 'unspam' || status === 'untrash';
  const approved = isBack ? await statusBefore(scope, comment) : statusNamed(status);
  if (approved === undefined || approved === comment.approved) return false;
  const { store, keys, now } = scope;
  const isHidden = status === 'trash' || status === 'spam';
  if (isHidden || isBack)
    await store.meta.set('comment', comment.id, {
      [keys.trashedStatus]: isHidden ? comment.approved : null,
      [keys.trashedTime]: isHidden ? String(Math.floor(now / 1000)) : null,
    });
  await store.comments.update(comment.id, { approved });
  return true;
}

function statusNamed(status: string): string | undefined {
  return Object.hasOwn(APPROVED, status) ? APPROVED[status] : undefined;
}

async function statusBefore({ store, keys }: Scope, comment: CommentRow): Promise<string> {
  const meta = (await store.meta.of('comment', [comment.id])).get(comment.id);
  const before = meta?.[keys.trashedStatus];
  // Of one that is neither, nothing is kept: it waits to be looked at.
  return typeof before === 'string' ? before : '0';
}
