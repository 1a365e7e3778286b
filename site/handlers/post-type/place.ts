import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { PostType } from '../../domain/post-types.ts';
import { badRequest } from '../errors.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';
import { parentProblem, postTree } from '../tree.ts';
import type { KnownPost } from './access.ts';
import type { WriteArgs } from './types.ts';

/** The position of a post among the posts of its type. */
export interface Place {
  readonly parent?: number;
  readonly menu_order?: number;
}

/**
 * Returns the requested position. With a parent that is below the post, the post moves to the top, as recorded.
 * Errors: `rest_post_invalid_id` for a parent that does not exist, `rest_invalid_param` for one of another type.
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
  if (parent === before?.parent) return order;
  switch (await parentProblem(postTree(scope.store, type), before?.id ?? null, parent)) {
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
