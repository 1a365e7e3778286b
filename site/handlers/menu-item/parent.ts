import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { menuItemKeys as keys } from '../../domain/meta-keys.ts';
import type { KnownPost } from '../post-type/access.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';
import { menuTree, parentProblem } from '../tree.ts';
import type { ParentProblem } from '../tree.ts';
import { keptText } from './lead.ts';

interface Args {
  readonly parent?: number;
}

const MESSAGES: { readonly [problem in ParentProblem]: string } = {
  missing: 'There is no menu item with this ID.',
  unrelated: 'The item with this ID is not in the same menu.',
  ring: 'The menu item with this ID is below this menu item.',
};

/** Returns `rest_invalid_param` for a changed parent that is not an item of `menu`, or that is below the item. */
export async function parentRefusal(
  { store }: Scope,
  { parent }: Args,
  item: KnownPost,
  menu: number,
): Promise<RestError | null> {
  if (!parent || parent === Number(keptText(item, keys.parent))) return null;
  const problem = await parentProblem(menuTree(store, menu), item.id, parent);
  return problem && noSuch('parent', MESSAGES[problem]);
}

/**
 * Returns `rest_invalid_param` for the parent of a new item, which is stored already: one that is not an item of
 * `menu`, or that is below the new item because it was sent before that existed. A parent that does not exist
 * is stored, as recorded.
 */
export async function newParentRefusal(
  { store }: Scope,
  { parent }: Args,
  id: number,
  menu: number,
): Promise<RestError | null> {
  if (!parent) return null;
  const problem = await parentProblem(menuTree(store, menu), id, parent);
  return problem === null || problem === 'missing' ? null : noSuch('parent', MESSAGES[problem]);
}
