/** The posts of the responses, made of rows by hand; both other servers share it. */
import { API_REL, BASE_URL, CORE } from '../addresses.ts';
import { commentItem, userItem } from './people.ts';
import type { CommentRow, UserRow } from './people.ts';

/** A row of `posts`, of which a query may leave columns out. */
export interface PostRow {
  readonly id: number;
  readonly date: string;
  readonly date_gmt: string;
  readonly guid: string;
  readonly modified: string;
  readonly modified_gmt: string;
  readonly password: string;
  readonly slug: string;
  readonly status: string;
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly author: number;
  readonly comment_status: string;
  readonly ping_status: string;
  readonly sticky: number;
}

/** A term of a post. */
export interface PostTerm {
  readonly post: number;
  readonly id: number;
  readonly taxonomy: string;
  readonly name: string;
  readonly slug: string;
}

/** The revisions of a post. */
export interface Revisions {
  readonly parent: number;
  readonly count: number;
  readonly last: number;
}

export interface MetaRow {
  readonly object: number;
  readonly key: string;
  readonly value: string;
}

/** Rows that belong to the posts of a response, by the id of the post. */
export interface Related {
  readonly terms: ReadonlyMap<number, readonly PostTerm[]>;
  readonly revisions: ReadonlyMap<number, Revisions>;
  readonly meta: ReadonlyMap<number, readonly MetaRow[]>;
  /** Posts with the slugs that would be made of the titles. */
  readonly slugs: readonly SlugRow[];
}

export interface SlugRow {
  readonly id: number;
  readonly slug: string;
}

/** Rows that are embedded: users by their ids, comments by the ids of their posts. */
export interface Embedded {
  readonly users: ReadonlyMap<number, UserRow>;
  readonly comments: ReadonlyMap<number, readonly CommentRow[]>;
}

export type Context = 'view' | 'edit';

/** The members of a post that a response has. */
export type Wants = (member: string) => boolean;

/** Returns a post in a context. The texts are stored as HTML, so the content needs no rendering. */
export function postItem(
  row: PostRow,
  related: Related,
  context: Context,
  wants: Wants = always,
): Record<string, unknown> {
  const isEdit = context === 'edit';
  const isProtected = row.password !== '';
  const terms = related.terms.get(row.id) ?? [];
  const meta = related.meta.get(row.id) ?? [];
  const item: Record<string, unknown> = {};
  if (wants('id')) item['id'] = row.id;
  if (wants('date')) item['date'] = isoDate(row.date);
  if (wants('date_gmt')) item['date_gmt'] = isoDate(row.date_gmt);
  if (wants('guid')) item['guid'] = { ...raw(isEdit, row.guid), rendered: row.guid };
  if (wants('modified')) item['modified'] = isoDate(row.modified);
  if (wants('modified_gmt')) item['modified_gmt'] = isoDate(row.modified_gmt);
  if (isEdit && wants('password')) item['password'] = row.password;
  if (wants('slug')) item['slug'] = row.slug;
  if (wants('status')) item['status'] = row.status;
  if (wants('type')) item['type'] = row.type;
  if (wants('link')) item['link'] = permalink(row.date, row.slug);
  if (wants('title')) item['title'] = { ...raw(isEdit, row.title), rendered: row.title };
  if (wants('content'))
    item['content'] = {
      ...raw(isEdit, row.content),
      rendered: isProtected ? '' : row.content,
      protected: isProtected,
      ...(isEdit ? { block_version: 0 } : {}),
    };
  if (wants('excerpt'))
    item['excerpt'] = {
      ...raw(isEdit, row.excerpt),
      rendered: isProtected ? '' : row.excerpt || excerptOf(row.content),
      protected: isProtected,
    };
  if (wants('author')) item['author'] = row.author;
  if (wants('featured_media')) item['featured_media'] = Number(metaOf(meta, '_thumbnail_id') ?? 0);
  if (wants('comment_status')) item['comment_status'] = row.comment_status;
  if (wants('ping_status')) item['ping_status'] = row.ping_status;
  if (wants('sticky')) item['sticky'] = row.sticky !== 0;
  if (wants('template')) item['template'] = metaOf(meta, '_cms_page_template') ?? '';
  if (wants('format')) item['format'] = formatOf(terms);
  if (wants('meta')) item['meta'] = {};
  if (wants('categories')) item['categories'] = idsOf(terms, 'category');
  if (wants('tags')) item['tags'] = idsOf(terms, 'post_tag');
  if (isEdit && wants('permalink_template'))
    item['permalink_template'] = permalink(row.date, '%postname%');
  if (isEdit && wants('generated_slug')) item['generated_slug'] = generatedSlug(row, related.slugs);
  if (wants('_links')) item['_links'] = postLinks(row, related.revisions.get(row.id), isEdit);
  return item;
}

function always(): boolean {
  return true;
}

function raw(isEdit: boolean, text: string): { raw?: string } {
  return isEdit ? { raw: text } : {};
}

function metaOf(meta: readonly MetaRow[], key: string): unknown {
  const found = meta.find((row) => row.key === key);
  return found && JSON.parse(found.value);
}

function idsOf(terms: readonly PostTerm[], taxonomy: string): readonly number[] {
  return terms.filter((term) => term.taxonomy === taxonomy).map(({ id }) => id);
}

const FORMAT = 'post-format-';

function formatOf(terms: readonly PostTerm[]): string {
  const term = terms.find(({ taxonomy }) => taxonomy === 'post_format');
  return term ? term.slug.slice(FORMAT.length) : 'standard';
}

const CURIES = [{ name: 'cms', href: `${API_REL}{rel}`, templated: true }];

/** Links that tell an editor of actions. */
const ACTIONS = ['publish', 'unfiltered-html', 'assign-author'];
const TERM_ACTIONS = ['assign-categories', 'create-categories', 'assign-tags', 'create-tags'];

function postLinks(
  { id, type, author }: PostRow,
  revisions: Revisions | undefined,
  isEdit: boolean,
): object {
  const self = `${CORE}/posts/${id}`;
  const action = (name: string) => [`cms:action-${name}`, [{ href: self }]] as const;
  return {
    self: [{ href: self }],
    collection: [{ href: `${CORE}/posts` }],
    about: [{ href: `${CORE}/types/${type}` }],
    author: [{ embeddable: true, href: `${CORE}/users/${author}` }],
    replies: [{ embeddable: true, href: `${CORE}/comments?post=${id}` }],
    'version-history': [{ count: revisions?.count ?? 0, href: `${self}/revisions` }],
    ...(revisions && {
      'predecessor-version': [{ id: revisions.last, href: `${self}/revisions/${revisions.last}` }],
    }),
    'cms:attachment': [{ href: `${CORE}/media?parent=${id}` }],
    ...(isEdit ? Object.fromEntries(ACTIONS.map(action)) : {}),
    'cms:term': [
      { embeddable: true, taxonomy: 'category', href: `${CORE}/categories?post=${id}` },
      { embeddable: true, taxonomy: 'post_tag', href: `${CORE}/tags?post=${id}` },
    ],
    ...(isEdit ? Object.fromEntries([...TERM_ACTIONS, 'sticky'].map(action)) : {}),
    curies: CURIES,
  };
}

/** `2024-03-02 18:00:00` as `2024-03-02T18:00:00` */
export function isoDate(stored: string): string {
  return `${stored.slice(0, 10)}T${stored.slice(11)}`;
}

/** The address of a published post: `/%year%/%monthnum%/%day%/%postname%/`. */
export function permalink(date: string, slug: string): string {
  return `${BASE_URL}/${date.slice(0, 4)}/${date.slice(5, 7)}/${date.slice(8, 10)}/${slug}/`;
}

export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns the slug that would be made of the title: one that no other post has. */
function generatedSlug({ id, title }: PostRow, slugs: readonly SlugRow[]): string {
  const slug = slugify(title);
  const isTaken = slugs.some((other) => other.slug === slug && other.id !== id);
  return isTaken ? `${slug}-2` : slug;
}

const WORDS = 55;

/** Returns the first words of a content as a paragraph. */
function excerptOf(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return '';
  const more = words.length > WORDS ? ' [&hellip;]' : '';
  return `<p>${words.slice(0, WORDS).join(' ')}${more}</p>`;
}

const BASES: Readonly<Record<string, { readonly path: string; readonly route: string }>> = {
  category: { path: 'category', route: 'categories' },
  post_tag: { path: 'tag', route: 'tags' },
};

/** Returns a term of a post as it is embedded. */
export function termItem({ id, taxonomy, name, slug }: PostTerm) {
  const { path = '', route = '' } = BASES[taxonomy] ?? {};
  return {
    id,
    link: `${BASE_URL}/${path}/${slug}/`,
    name,
    slug,
    taxonomy,
    _links: {
      self: [{ href: `${CORE}/${route}/${id}` }],
      collection: [{ href: `${CORE}/${route}` }],
      about: [{ href: `${CORE}/taxonomies/${taxonomy}` }],
      'cms:post_type': [{ href: `${CORE}/posts?${route}=${id}` }],
      curies: CURIES,
    },
  };
}

/** Returns the `_embedded` of a post. */
export function embeddedOf(
  post: PostRow,
  { terms }: Related,
  { users, comments }: Embedded,
): Record<string, readonly unknown[]> {
  const author = users.get(post.author);
  const replies = comments.get(post.id);
  const own = terms.get(post.id) ?? [];
  return {
    ...(author && { author: [userItem(author, true)] }),
    ...(replies && { replies: [replies.map((reply) => commentItem(reply, post, true))] }),
    'cms:term': ['category', 'post_tag'].map((taxonomy) =>
      own.filter((term) => term.taxonomy === taxonomy).map(termItem),
    ),
  };
}

/** Returns rows by the key of each. */
export function groupBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): Map<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
