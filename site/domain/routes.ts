import type { Registered } from '../../runtime/server/index.ts';
import type { PostType } from './post-types.ts';
import type { Taxonomy } from './taxonomies.ts';

/** A post type or a taxonomy as its routes are derived from it (2.2). */
export function registeredType({
  name,
  isShown,
  base,
  namespace,
}: PostType | Taxonomy): Registered {
  return { name, show_in_rest: isShown, rest_base: base, rest_namespace: namespace ?? '' };
}
