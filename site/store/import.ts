import { PRIVACY_PAGE_SLUG, privacyPageOption } from '../domain/options.ts';
import { nameWithToken, withToken, WRITTEN_TOKEN } from '../domain/meta-keys.ts';
import { replaceTexts } from './site-file.ts';
import type { SiteAddresses, SiteFile } from './site-file.ts';
import type { Session } from './types.ts';

/** The options of an import. */
export interface ImportOptions extends SiteAddresses {
  /** Password hashes by login; a user without one cannot log in by password. */
  readonly passwordHashes?: ReadonlyMap<string, string>;
}

/**
 * Adds the content of a site file, with its ids, in one transaction. The store must not contain these ids.
 */
export async function importSite(
  store: Session,
  file: SiteFile,
  options: ImportOptions,
): Promise<void> {
  const site = filledIn(file, options);
  await store.transaction(async (session) => {
    await session.options.set(withPrivacyPage(site, options.token));
    await importUsers(session, site, options.passwordHashes ?? new Map());
    for (const term of site.terms) await session.terms.insert(term);
    await session.posts.insertAll(site.posts);
    await session.comments.insertAll(site.comments);
  });
}

/** Returns the options of a file. Without a privacy policy page, the page with its usual slug is set. */
function withPrivacyPage(
  { options, posts }: SiteFile,
  token: string = WRITTEN_TOKEN,
): SiteFile['options'] {
  const name = privacyPageOption(token);
  if (Object.hasOwn(options, name)) return options;
  const page = posts.find(({ type, slug }) => type === 'page' && slug === PRIVACY_PAGE_SLUG);
  return page ? { ...options, [name]: String(page.id) } : options;
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

/**
 * Replaces the placeholders in all texts of a file, and the product token in meta keys, in the names of
 * types and taxonomies, and in the marks of blocks.
 */
function filledIn(file: SiteFile, options: ImportOptions): SiteFile {
  const { baseUrl, adminUrl, token = WRITTEN_TOKEN } = options;
  return replaceTexts(file, {
    text: (value) =>
      withToken(value, token).replaceAll('{base_url}', baseUrl).replaceAll('{admin_url}', adminUrl),
    name: (value) => nameWithToken(value, token),
    token: WRITTEN_TOKEN,
  });
}
