/** Arguments and headers of the hand-written servers. */
import { createHash } from 'node:crypto';
import { API_REL, CORE, ROOT } from '../addresses.ts';
import type { Context, PostRow, Wants } from './posts.ts';

/** The arguments of a list of posts, validated. */
export interface ListQuery {
  readonly context: Context;
  readonly page: number;
  readonly size: number;
  readonly slug?: string | undefined;
  readonly search?: string | undefined;
  readonly categories: readonly number[];
  readonly fields?: string | undefined;
  readonly isEmbedding: boolean;
}

/** The columns that members are made of; the others need the column of their own name. */
const COLUMNS: Readonly<Record<string, readonly (keyof PostRow)[]>> = {
  link: ['date', 'slug'],
  permalink_template: ['date'],
  generated_slug: ['title'],
  content: ['content', 'password'],
  excerpt: ['excerpt', 'content', 'password'],
  _links: ['type', 'author'],
  featured_media: [],
  template: [],
  format: [],
  meta: [],
  categories: [],
  tags: [],
};

export const ALL_COLUMNS = [
  'id',
  'date',
  'date_gmt',
  'guid',
  'modified',
  'modified_gmt',
  'password',
  'slug',
  'status',
  'type',
  'title',
  'content',
  'excerpt',
  'author',
  'comment_status',
  'ping_status',
  'sticky',
] as const satisfies readonly (keyof PostRow)[];

/** The part of a post that a response needs. */
export interface Selection {
  readonly wants: Wants;
  readonly columns: readonly (keyof PostRow)[];
  readonly terms: boolean;
  readonly meta: boolean;
  readonly revisions: boolean;
  readonly slugs: boolean;
}

const EVERYTHING: Selection = {
  wants: () => true,
  columns: ALL_COLUMNS,
  terms: true,
  meta: true,
  revisions: true,
  slugs: false,
};

/** Returns the part of a post that `_fields` names. */
export function selectionOf(fields: string | undefined, context: Context): Selection {
  const isEdit = context === 'edit';
  if (fields === undefined) return { ...EVERYTHING, slugs: isEdit };
  const members = new Set(fields.split(',').map((field) => field.trim().split('.')[0] ?? ''));
  // The `Link` header of an item needs its date and slug.
  const columns = new Set<keyof PostRow>(['id', 'date', 'slug']);
  for (const member of members) for (const column of columnsOf(member)) columns.add(column);
  const hasAny = (...names: readonly string[]) => names.some((name) => members.has(name));
  return {
    wants: (member) => members.has(member),
    columns: [...columns],
    terms: hasAny('categories', 'tags', 'format'),
    meta: hasAny('featured_media', 'template'),
    revisions: members.has('_links'),
    slugs: isEdit && members.has('generated_slug'),
  };
}

function columnsOf(member: string): readonly (keyof PostRow)[] {
  return COLUMNS[member] ?? ALL_COLUMNS.filter((column) => column === member);
}

export type Headers = Record<string, string>;

const COMMON: Headers = {
  'X-Robots-Tag': 'noindex',
  Link: `<${ROOT}/>; rel="${API_REL}"`,
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Expose-Headers': 'X-CMS-Total, X-CMS-TotalPages, Link',
  'Access-Control-Allow-Headers':
    'Authorization, X-CMS-Nonce, Content-Disposition, Content-MD5, Content-Type',
  Vary: 'Origin',
};

/** Returns the headers of an item; an editor may change it. */
export function itemHeaders(isEditor: boolean, link?: string): Headers {
  const headers: Headers = {
    ...COMMON,
    Allow: isEditor ? 'GET, POST, PUT, PATCH, DELETE' : 'GET',
  };
  if (link !== undefined) headers['Link'] = `<${link}>; rel="alternate"; type=text/html`;
  return headers;
}

interface Listed {
  /** The path below the namespace. */
  readonly route: string;
  /** The query of the request. */
  readonly search: string;
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly isEditor: boolean;
}

/** Returns the headers of a list: its totals, and links to the pages around it. */
export function listHeaders({ route, search, page, size, total, isEditor }: Listed): Headers {
  const pages = Math.ceil(total / size);
  const links: string[] = [];
  const address = (target: number): string => {
    const query = new URLSearchParams(search);
    query.set('page', String(target));
    return `${CORE}/${route}?${query.toString()}`;
  };
  if (page > 1) links.push(`<${address(page - 1)}>; rel="prev"`);
  if (page < pages) links.push(`<${address(page + 1)}>; rel="next"`);
  return {
    ...COMMON,
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
    'X-CMS-Total': String(total),
    'X-CMS-TotalPages': String(pages),
    Allow: isEditor ? 'GET, POST' : 'GET',
  };
}

/** Returns a weak entity tag of a body. */
export function entityTag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

/** The name and the password of `Authorization: Basic …`; `null` without them. */
export function credentialsOf(header: string | undefined): readonly [string, string] | null {
  if (!header?.startsWith('Basic ')) return null;
  const pair = Buffer.from(header.slice(6), 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon === -1 ? null : [pair.slice(0, colon), pair.slice(colon + 1)];
}

/** The digest by which an application password is stored. */
export function digestOf(password: string): string {
  return createHash('sha256')
    .update(password.replace(/[^A-Za-z0-9]/g, ''))
    .digest('hex');
}

/** The text that a word is searched in. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase();
}

/** Three letters each that a text with this word has, as FTS5 expects them. */
export function trigramsOf(word: string): string {
  const letters = [...word];
  return letters
    .slice(2)
    .map((_, at) => `"${letters.slice(at, at + 3).join('')}"`)
    .join(' AND ');
}

/** The body of a request that writes a post. */
export interface Sent {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly status?: string;
  readonly categories?: readonly number[];
  readonly tags?: readonly number[];
}

/** Returns a time as it is stored: `2024-03-02 18:00:00`. */
export function stored(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

export function now(): string {
  return stored(Date.now());
}
