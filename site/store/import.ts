import type { SiteFile } from './site-file.ts';
import type { Session } from './types.ts';

/** What an import needs to know that the file does not say. */
export interface ImportOptions {
  /** What `{base_url}` and `{admin_url}` in texts stand for. */
  readonly baseUrl: string;
  readonly adminUrl: string;
  /** Password hashes by login; a user without one cannot log in by password. */
  readonly passwordHashes?: ReadonlyMap<string, string>;
}

/**
 * Adds everything that a site file holds, with the ids it has there, in one transaction. The store has
 * to be free of these ids. Application passwords are not made here: see `site/accounts`.
 */
export async function importSite(
  store: Session,
  file: SiteFile,
  options: ImportOptions,
): Promise<void> {
  const site = filledIn(file, options);
  await store.transaction(async (session) => {
    await session.options.set({
      ...site.options,
      ...(site.sidebars ? { registered_sidebars: site.sidebars } : {}),
      ...(site.menu_locations ? { registered_menu_locations: site.menu_locations } : {}),
      ...(site.widgets ? { registered_widgets: site.widgets } : {}),
      ...(site.themes ? { installed_themes: site.themes } : {}),
    });
    await importUsers(session, site, options.passwordHashes ?? new Map());
    for (const term of site.terms) await session.terms.insert(term);
    for (const post of site.posts) await session.posts.insert(post);
    for (const comment of site.comments) await session.comments.insert(comment);
  });
}

async function importUsers(
  session: Session,
  site: SiteFile,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  for (const user of site.users) {
    const passwordHash = hashes.get(user.username);
    await session.users.insert(passwordHash === undefined ? user : { ...user, passwordHash });
  }
}

/** The file with its placeholders replaced, in every text at any depth. */
function filledIn(file: SiteFile, { baseUrl, adminUrl }: ImportOptions): SiteFile {
  const fill = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll('{base_url}', baseUrl).replaceAll('{admin_url}', adminUrl)
      : value;
  // A copy of the file with other texts has the shape of the file; JSON.parse answers `any`.
  return JSON.parse(JSON.stringify(file), fill) as SiteFile;
}
