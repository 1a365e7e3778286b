import type { Insertable, Selectable } from 'kysely';
import { NO_DATE } from '../domain/dates.ts';
import { fold } from './fold.ts';
import type { NewPost, PostChange, PostRow } from './rows.ts';
import type { PostTable } from './tables.ts';
import { columns, namesOf } from './values.ts';

/** The defaults of the columns that are written; every post has a type. */
export const EMPTY_POST = {
  type: '',
  status: 'draft',
  author: 0,
  date: NO_DATE,
  date_gmt: NO_DATE,
  modified: NO_DATE,
  modified_gmt: NO_DATE,
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  password: '',
  parent: 0,
  menu_order: 0,
  comment_status: 'closed',
  ping_status: 'closed',
  mime_type: '',
  guid: '',
  sticky: 0,
};

const WRITTEN = namesOf(EMPTY_POST);

/** The columns of a post that the store returns. */
export const POST_COLUMNS = ['id', ...WRITTEN, 'comment_count'] as const;

/** A post as its row is read. */
export type StoredPost = Selectable<Pick<PostTable, (typeof POST_COLUMNS)[number]>>;

/** Returns a post without the additional columns of its row. Spreading a row of the driver takes ten times as long. */
export function postRow(stored: StoredPost): PostRow {
  return {
    id: stored.id,
    type: stored.type,
    status: stored.status,
    author: stored.author,
    date: stored.date,
    date_gmt: stored.date_gmt,
    modified: stored.modified,
    modified_gmt: stored.modified_gmt,
    slug: stored.slug,
    title: stored.title,
    excerpt: stored.excerpt,
    content: stored.content,
    password: stored.password,
    parent: stored.parent,
    menu_order: stored.menu_order,
    comment_status: stored.comment_status,
    ping_status: stored.ping_status,
    mime_type: stored.mime_type,
    guid: stored.guid,
    comment_count: stored.comment_count,
    sticky: stored.sticky !== 0,
  };
}

type NewColumns = Insertable<PostTable> & { slug: string; readonly parent: number };

/** Returns the columns of a new row; its slug can still change. */
export function newPostColumns(post: NewPost): NewColumns {
  return {
    ...EMPTY_POST,
    comment_count: 0,
    folded_title: '',
    folded_excerpt: '',
    folded_content: '',
    ...postColumns(post),
    ...(post.id === undefined ? {} : { id: post.id }),
  };
}

export function postColumns(change: PostChange): Partial<Selectable<PostTable>> {
  return {
    ...columns(change, WRITTEN),
    ...(change.title === undefined ? {} : { folded_title: fold(change.title) }),
    ...(change.excerpt === undefined ? {} : { folded_excerpt: fold(change.excerpt) }),
    ...(change.content === undefined ? {} : { folded_content: fold(change.content) }),
  };
}
