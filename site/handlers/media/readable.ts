import { canReadPost, hasReadCapability } from '../../access/posts.ts';
import type { GuardedPost } from '../../access/posts.ts';
import type { PostRow } from '../../store/index.ts';
import { withMeta } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';

/** What reading an attachment depends on. */
type Guarded = GuardedPost & Pick<PostRow, 'parent'>;

/**
 * The attachments, or other posts, that the caller may read. An attachment without a status of its own has that of the post that it
 * belongs to; one that belongs to none is for everybody.
 */
export async function readableMedia<Media extends Guarded>(
  scope: Scope,
  media: readonly Media[],
): Promise<readonly Media[]> {
  const { store, caller } = scope;
  const ids = media.filter(inherits).map(({ parent }) => parent);
  const rows = ids.length === 0 ? [] : [...(await store.posts.byIds([...new Set(ids)])).values()];
  const parents = new Map((await withMeta(scope, rows)).map((post) => [post.id, post]));
  return media.filter((item) => {
    const parent = inherits(item) ? parents.get(item.parent) : undefined;
    if (!parent) return canReadPost(caller, item);
    const status = parent.status === 'trash' ? (parent.statusBefore ?? 'publish') : parent.status;
    return hasReadCapability(caller, { ...item, status }) || canReadPost(caller, parent);
  });
}

function inherits({ status, parent }: Guarded): boolean {
  return status === 'inherit' && parent > 0;
}
