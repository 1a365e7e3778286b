import { isMap } from '../../runtime/schema/values/containers.ts';
import { PRIVACY_PAGE_SLUG, privacyPageOption } from '../domain/options.ts';
import { nameWithToken, withToken, WRITTEN_TOKEN } from '../domain/meta-keys.ts';
import type { SiteFile } from './site-file.ts';
import type { Session } from './types.ts';

/** The options of an import. */
export interface ImportOptions {
  /** Replaces `{base_url}` in texts; `adminUrl` replaces `{admin_url}`. */
  readonly baseUrl: string;
  readonly adminUrl: string;
  /** The product token of the site, which replaces `cms` in names of the file; left out, names are unchanged. */
  readonly token?: string;
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
  const text = (value: string): string =>
    withToken(value.replaceAll('{base_url}', baseUrl).replaceAll('{admin_url}', adminUrl), token);
  const fill = (key: string, value: unknown): unknown => {
    if (typeof value === 'string')
      return isName(key, value) ? nameWithToken(value, token) : text(value);
    return NAMED.has(key) && isMap(value) ? renamed(value, token) : value;
  };
  // A copy of the file with replaced texts has the shape of the file; JSON.parse returns `any`.
  return JSON.parse(JSON.stringify(file), fill) as SiteFile;
}

/** Whether a text is the name of a type or taxonomy, or the slug of user styles. */
function isName(key: string, value: string): boolean {
  if (key === 'type' || key === 'taxonomy') return true;
  return key === 'slug' && value.startsWith(`${WRITTEN_TOKEN}-global-styles-`);
}

// Maps whose keys begin with the token: settings, meta values, terms by taxonomy, widgets by sidebar.
const NAMED: ReadonlySet<string> = new Set(['options', 'meta', 'terms', 'sidebars_widgets']);

/** Returns a map with the product token of the site in its keys. */
function renamed(meta: object, token: string): object {
  const entries = Object.entries(meta);
  return Object.fromEntries(entries.map(([key, value]) => [nameWithToken(key, token), value]));
}
