import { createHash } from 'node:crypto';
import type { SiteHooks } from '../context.ts';

const SIZES: readonly number[] = [24, 48, 96];

/** Addresses of pictures of a person, by size in pixels (2.5). */
export type AvatarUrls = { readonly 24: string; readonly 48: string; readonly 96: string };

/** The sizes that are shown: 24, 48 and 96, or what the filter `rest_avatar_sizes` makes of them. */
export function avatarSizes(hooks: SiteHooks): readonly number[] {
  return hooks.filter('rest_avatar_sizes', SIZES);
}

/** Addresses of pictures of the person with an e-mail address, which they do not reveal. */
export function avatarUrls(email: string, sizes: readonly number[]): AvatarUrls {
  const hash = createHash('md5').update(email.trim().toLowerCase()).digest('hex');
  const urls = sizes.map((size) => [
    size,
    `https://secure.gravatar.com/avatar/${hash}?s=${size}&d=mm&r=g`,
  ]);
  // The schema names the default sizes; which others there are is known to whoever filters them.
  return Object.fromEntries(urls) as AvatarUrls;
}
