import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { PostType } from '../../content/post-types.ts';
import { badRequest } from '../errors.ts';
import type { Scope } from '../scope.ts';
import type { KnownPost } from './access.ts';
import type { WriteArgs } from './types.ts';

/** Where a request puts a post among the others of its type. */
export interface Place {
  readonly parent?: number;
  readonly menu_order?: number;
}

/**
 * The place that is sent. A parent that stands below the post is not taken: the post comes to stand at
 * the top. Error: `rest_post_invalid_id` for a parent that is not there.
 */
export async function placeOf(
  scope: Scope,
  type: PostType,
  { parent, menu_order }: WriteArgs,
  before: KnownPost | null,
): Promise<Place | RestError> {
  const order =
    menu_order !== undefined && type.supports.has('page-attributes') ? { menu_order } : {};
  if (parent === undefined || !type.isHierarchical) return order;
  if (parent === 0) return { ...order, parent };
  if (!(await scope.store.posts.byId(parent)))
    return badRequest('rest_post_invalid_id', 'There is no post with the number of the parent.');
  const isLoop = before !== null && (await isBelow(scope, parent, before.id));
  return { ...order, parent: isLoop ? 0 : parent };
}

/** Whether a post is, or stands below, the post `top`. */
async function isBelow({ store }: Scope, id: number, top: number): Promise<boolean> {
  const seen = new Set<number>();
  for (let at = id; at !== 0 && !seen.has(at);) {
    if (at === top) return true;
    seen.add(at);
    at = (await store.posts.byId(at))?.parent ?? 0;
  }
  return false;
}
