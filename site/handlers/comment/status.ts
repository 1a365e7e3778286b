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

/** Gives a comment another status; `unspam` and `untrash` give back the one before. Whether it changed. */
export async function setStatus(
  scope: Scope,
  comment: CommentRow,
  status: string,
): Promise<boolean> {
  const approved = await wanted(scope, comment, status);
  if (approved === undefined || approved === comment.approved) return false;
  const { store, keys, now } = scope;
  const isHidden = approved === 'trash' || approved === 'spam';
  await store.meta.set('comment', comment.id, {
    [keys.trashedStatus]: isHidden ? comment.approved : null,
    [keys.trashedTime]: isHidden ? String(Math.floor(now / 1000)) : null,
  });
  await store.comments.update(comment.id, { approved });
  return true;
}

async function wanted(
  { store, keys }: Scope,
  comment: CommentRow,
  status: string,
): Promise<string | undefined> {
  if (status !== 'unspam' && status !== 'untrash')
    return Object.hasOwn(APPROVED, status) ? APPROVED[status] : undefined;
  const meta = (await store.meta.of('comment', [comment.id])).get(comment.id);
  const before = meta?.[keys.trashedStatus];
  // Of one that is neither, nothing is kept: it waits to be looked at.
  return typeof before === 'string' ? before : '0';
}
