import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LoginSettings } from '../../runtime/server/index.ts';
import type { SiteHooks } from '../context.ts';
import type { CommentRow, PostRow, Session, UserRow } from '../store/index.ts';

const SIZES: readonly number[] = [24, 48, 96];

/** URLs of the avatars of a person, by size in pixels (2.5). */
type AvatarUrls<Url = string> = { readonly 24: Url; readonly 48: Url; readonly 96: Url };

/** The settings that avatar URLs depend on. */
export interface AvatarSite {
  readonly hooks: SiteHooks;
  readonly settings: Pick<LoginSettings, 'baseUrl' | 'nonceSecret'>;
}

/** Returns the avatar sizes: 24, 48 and 96, or those that the filter `rest_avatar_sizes` returns. */
export function avatarSizes(hooks: SiteHooks): readonly number[] {
  return hooks.filter('rest_avatar_sizes', SIZES);
}

/** Returns a function for the avatar URLs of a user or comment author; each is `false` if the person is `null`. */
export function avatarUrls({ hooks, settings }: AvatarSite): AvatarsOf {
  const sizes = avatarSizes(hooks);
  return (person: Person | null) => {
    const hash = person === null ? null : avatarHash(nameOf(person), settings);
    const urls = sizes.map((size) => [size, hash !== null && avatarUrl(hash, size, settings)]);
    // The schema names the default sizes; filters can add others.
    return Object.fromEntries(urls) as AvatarUrls;
  };
}

type Person = Pick<UserRow, 'id' | 'email'> | Writer;
type Writer = Pick<CommentRow, 'author' | 'author_email'> &
  Partial<Pick<CommentRow, 'author_name'>>;

interface AvatarsOf {
  (person: Person): AvatarUrls;
  (person: Person | null): AvatarUrls<string | false>;
}

/** The path of avatars, below the address of the site. */
export const AVATARS_PATH = '/avatar';

/** Returns the URL of an avatar. The site draws it itself, so no other server learns which avatars are shown. */
export function avatarUrl(
  hash: string,
  size: number,
  { baseUrl }: Pick<LoginSettings, 'baseUrl'>,
): string {
  return `${baseUrl}${AVATARS_PATH}/${hash}?s=${size}`;
}

/** Returns the keyed digest that identifies a person in avatar URLs. */
function avatarHash(name: string, { nonceSecret }: Pick<LoginSettings, 'nonceSecret'>): string {
  const key = `${nonceSecret} ${name}`;
  const known = hashes.get(key);
  if (known !== undefined) return known;
  const hash = createHmac('sha256', nonceSecret)
    .update(`avatar|${name}`)
    .digest('hex')
    .slice(0, 32);
  hashes.set(key, hash);
  return hash;
}

/** Hashes by secret and person. */
const hashes = new LRUCache<string, string>({
  maxSize: 1_000_000,
  sizeCalculation: (hash, key) => hash.length + key.length,
});

/**
 * Returns the text from which an avatar is drawn: the id of a user, or the name of a visitor. Not the
 * e-mail address: two equal avatars would confirm a guessed address.
 */
function nameOf(person: Person): string {
  if ('email' in person) return `user|${person.id}`;
  return person.author > 0 ? `user|${person.author}` : `visitor|${person.author_name ?? ''}`;
}

/** The person of an avatar: a user id, a hash, an e-mail address, or a user, post or comment (2.5). */
export type AvatarSubject = number | string | Person | Pick<PostRow, 'author'>;

export const AVATAR_HASH = /^[0-9a-f]{32}$/;

/** Returns the avatar hash of a person; `null` if the person is unknown. */
export async function avatarHashOf(
  subject: AvatarSubject,
  { store, settings }: AvatarSite & { readonly store: Pick<Session, 'users'> },
): Promise<string | null> {
  if (typeof subject === 'string' && AVATAR_HASH.test(subject)) return subject;
  const name = await nameOfSubject(subject, store);
  return name === null ? null : avatarHash(name, settings);
}

async function nameOfSubject(
  subject: AvatarSubject,
  { users }: Pick<Session, 'users'>,
): Promise<string | null> {
  if (typeof subject === 'string') {
    const user = await users.byEmail(subject.trim());
    return user ? nameOf(user) : `visitor|${subject.trim().toLowerCase()}`;
  }
  if (typeof subject === 'object' && ('email' in subject || 'author_email' in subject))
    return nameOf(subject);
  const user = await users.byId(typeof subject === 'number' ? subject : subject.author);
  return user ? nameOf(user) : null;
}
