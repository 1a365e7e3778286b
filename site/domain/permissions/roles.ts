/** The capabilities that each role adds to those of the previous one. */
const STEPS = [
  ['subscriber', 'read level_0'],
  ['contributor', 'edit_posts level_1 delete_posts'],
  ['author', 'upload_files edit_published_posts publish_posts level_2 delete_published_posts'],
  [
    'editor',
    'moderate_comments manage_categories manage_links unfiltered_html edit_others_posts ' +
      'edit_pages level_7 level_6 level_5 level_4 level_3 edit_others_pages ' +
      'edit_published_pages publish_pages delete_pages delete_others_pages ' +
      'delete_published_pages delete_others_posts delete_private_posts edit_private_posts ' +
      'read_private_posts delete_private_pages edit_private_pages read_private_pages',
  ],
  [
    'administrator',
    'switch_themes edit_themes activate_plugins edit_plugins edit_users edit_files ' +
      'manage_options import level_10 level_9 level_8 delete_users create_users ' +
      'unfiltered_upload edit_dashboard update_plugins delete_plugins install_plugins ' +
      'update_themes install_themes update_core list_users remove_users promote_users ' +
      'edit_theme_options delete_themes export',
  ],
] as const;

/** A role, from `subscriber` to `administrator`. */
export type Role = (typeof STEPS)[number][0];

/** The names of the roles, fewest capabilities first. */
const roles: readonly Role[] = STEPS.map(([role]) => role);

/** Capabilities by role. Each role is also a capability of that name. */
export const roleCapabilities: ReadonlyMap<string, ReadonlySet<string>> = cumulated();

/** Returns all capabilities of the given roles. Unknown roles have none. */
export function capabilitiesOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [...(roleCapabilities.get(name) ?? [])]));
}

/** Returns the roles with a capability. */
export function rolesWith(capability: string): Role[] {
  return roles.filter((role) => roleCapabilities.get(role)?.has(capability));
}

function cumulated(): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  const soFar: string[] = [];
  for (const [role, own] of STEPS) {
    soFar.push(...own.split(' '));
    found.set(role, new Set([...soFar, role]));
  }
  return found;
}
