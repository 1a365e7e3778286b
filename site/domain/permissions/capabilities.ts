/*
 * Some capabilities have names of their own and no role that carries them: who has another one has
 * them too.
 */

const SAME_AS: ReadonlyMap<string, string> = new Map([
  ['edit_categories', 'manage_categories'],
  ['delete_categories', 'manage_categories'],
  ['assign_categories', 'edit_posts'],
  ['manage_post_tags', 'manage_categories'],
  ['edit_post_tags', 'manage_categories'],
  ['delete_post_tags', 'manage_categories'],
  ['assign_post_tags', 'edit_posts'],
  ['manage_privacy_options', 'manage_options'],
]);

/** The capability that roles carry for this one. */
export function carriedCapability(capability: string): string {
  // What one may do with reusable blocks is what one may do with posts.
  return SAME_AS.get(capability) ?? capability.replace(/_blocks$/, '_posts');
}
