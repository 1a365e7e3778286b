import { createHmac } from 'node:crypto';
import type { ServerSettings } from '../../runtime/server/index.ts';
import type { SiteHooks } from '../context.ts';
import type { CommentRow, PostRow, Session, UserRow } from '../store/index.ts';

const SIZES: readonly number[] = [24, 48, 96];

/** Addresses of pictures of a person, by size in pixels (2.5). */
export type AvatarUrls<Url = string> = { readonly 24: Url; readonly 48: Url; readonly 96: Url };

/** What addresses of pictures depend on beside the person. */
export interface AvatarSite {
  readonly hooks: SiteHooks;
  readonly settings: Pick<ServerSettings, 'baseUrl' | 'nonceSecret'>;
}

/** The sizes that are shown: 24, 48 and 96, or what the filter `rest_avatar_sizes` makes of them. */
export function avatarSizes(hooks: SiteHooks): readonly number[] {
  return hooks.filter('rest_avatar_sizes', SIZES);
}

/**
 * Gives the addresses of pictures of the person with an e-mail address, `false` for each where `null`
 * says that there is no person; the sizes are asked for once.
 */
export function avatarUrls({ hooks, settings }: AvatarSite): AvatarsOf {
  const sizes = avatarSizes(hooks);
  return (email: string | null) => {
    const hash = email === null ? null : avatarHash(email, settings);
    const urls = sizes.map((size) => [size, hash !== null && avatarUrl(hash, size, settings)]);
    // The schema names the default sizes; which others there are is known to whoever filters them.
    return Object.fromEntries(urls) as AvatarUrls;
  };
}

interface AvatarsOf {
  (email: string): AvatarUrls;
  (email: string | null): AvatarUrls<string | false>;
}

/** Where pictures of people are, below the address of the site. */
export const AVATARS_PATH = '/avatar';

/** The address of one picture. The site itself makes it: nobody else learns who is looked at. */
export function avatarUrl(
  hash: string,
  size: number,
  { baseUrl }: Pick<ServerSettings, 'baseUrl'>,
): string {
  return `${baseUrl}${AVATARS_PATH}/${hash}?s=${size}`;
}

/**
 * What stands for an e-mail address. Keyed, because addresses can be guessed: a plain digest would tell
 * everybody whether a guess is right.
 */
function avatarHash(email: string, { nonceSecret }: Pick<ServerSettings, 'nonceSecret'>): string {
  const text = `avatar|${email.trim().toLowerCase()}`;
  return createHmac('sha256', nonceSecret).update(text).digest('hex').slice(0, 32);
}

/** Whose picture is asked for: a user by id, a hash, an e-mail address, or a user, post or comment (2.5). */
export type AvatarSubject =
  | number
  | string
  | Pick<UserRow, 'email'>
  | Pick<PostRow, 'author' | 'content'>
  | Pick<CommentRow, 'author' | 'author_email'>;

export const AVATAR_HASH = /^[0-9a-f]{32}$/;

/** The hash of the person that is asked for; `null` when there is nobody. */
export async function avatarHashOf(
  subject: AvatarSubject,
  { store, settings }: AvatarSite & { readonly store: Session },
): Promise<string | null> {
  if (typeof subject === 'string' && AVATAR_HASH.test(subject)) return subject;
  const email = await emailOf(subject, store);
  return email === null ? null : avatarHash(email, settings);
}

async function emailOf(subject: AvatarSubject, store: Session): Promise<string | null> {
  if (typeof subject === 'string') return subject;
  if (typeof subject === 'number') return (await store.users.byId(subject))?.email ?? null;
  if ('email' in subject) return subject.email;
  // A comment keeps the address that its writer had; a post only names its author.
  if ('author_email' in subject) return subject.author_email;
  return emailOf(subject.author, store);
}
