/** Users and comments of the responses, made of rows by hand. */
import { createHmac } from 'node:crypto';
import { BASE_URL, CORE, SECRET } from '../addresses.ts';
import { isoDate, permalink } from './posts.ts';
import type { PostRow } from './posts.ts';

/** A row of `users`. */
export interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly slug: string;
}

/** Returns a user as everyone may see it. */
export function userItem({ id, name, url, description, slug }: UserRow, isEmbedded: boolean) {
  return {
    id,
    name,
    url,
    description,
    link: `${BASE_URL}/author/${slug}/`,
    slug,
    avatar_urls: avatars(`user|${id}`),
    ...(isEmbedded ? {} : { meta: {} }),
    _links: {
      self: [{ href: `${CORE}/users/${id}` }],
      collection: [{ href: `${CORE}/users` }],
    },
  };
}

/** A row of `comments`. */
export interface CommentRow {
  readonly id: number;
  readonly post: number;
  readonly parent: number;
  readonly author: number;
  readonly author_name: string;
  readonly author_url: string;
  readonly date: string;
  readonly date_gmt: string;
  readonly content: string;
  readonly type: string;
}

/** Returns an approved comment of a post. */
export function commentItem(
  row: CommentRow,
  on: Pick<PostRow, 'date' | 'slug'>,
  isEmbedded: boolean,
) {
  const { id, post, parent, author, author_name, author_url, type } = row;
  return {
    id,
    ...(isEmbedded ? {} : { post }),
    parent,
    author,
    author_name,
    author_url,
    date: isoDate(row.date),
    ...(isEmbedded ? {} : { date_gmt: isoDate(row.date_gmt) }),
    content: { rendered: row.content },
    link: `${permalink(on.date, on.slug)}#comment-${id}`,
    ...(isEmbedded ? {} : { status: 'approved' }),
    type,
    author_avatar_urls: avatars(author > 0 ? `user|${author}` : `visitor|${author_name}`),
    ...(isEmbedded ? {} : { meta: {} }),
    _links: {
      self: [{ href: `${CORE}/comments/${id}` }],
      collection: [{ href: `${CORE}/comments` }],
      up: [{ embeddable: true, post_type: 'post', href: `${CORE}/posts/${post}` }],
    },
  };
}

function avatars(person: string): Readonly<Record<string, string>> {
  const hash = createHmac('sha256', SECRET).update(`avatar|${person}`).digest('hex').slice(0, 32);
  const at = (size: number) => `${BASE_URL}/avatar/${hash}?s=${size}`;
  return { 24: at(24), 48: at(48), 96: at(96) };
}
