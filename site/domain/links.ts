import { frontPage } from './options.ts';
import type { SiteOptions } from './options.ts';
import { postStatus } from './statuses.ts';
import type { PostType } from './post-types.ts';
import type { Taxonomy } from './taxonomies.ts';
import type { PostRow } from '../store/index.ts';

/** The values outside of the post row that an address can contain. */
export interface PermalinkParts {
  /** Slugs of the category path, topmost first: `news/local`. */
  readonly category: string;
  /** The slug of the author. */
  readonly author: string;
  /** Slugs of the ancestors, topmost first; only for hierarchical types. */
  readonly ancestors: readonly string[];
  /** Whether the caller may not read one of these ancestors. */
  readonly isBelowHidden?: boolean;
  /** For an attachment: the address of its parent, if any. */
  readonly parentLink?: string | undefined;
}

export const NO_PARTS: PermalinkParts = { category: '', author: '', ancestors: [] };

/** A year, a month or a day. */
export interface DateParts {
  readonly year: number;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

/** Returns which parts a permalink pattern contains, so that no others are looked up. */
export function neededParts(options: SiteOptions): { category: boolean; author: boolean } {
  return {
    category: options.permalinks.includes('%category%'),
    author: options.permalinks.includes('%author%'),
  };
}

/** The comments on a page of them; the parameters with the number of the page, or with a comment on the page. */
export const COMMENTS_PAGE = { size: 50, parameter: 'comments-page', comment: 'comment' } as const;

/** Returns the address of a comment, on the page of comments that has it, from the address of its post. */
export function commentLink(
  link: string,
  id: number,
  post: Pick<PostRow, 'comment_count'> | undefined,
  fragment = `comment-${id}`,
): string {
  if ((post?.comment_count ?? 0) <= COMMENTS_PAGE.size) return `${link}#${fragment}`;
  return `${link}${link.includes('?') ? '&' : '?'}${COMMENTS_PAGE.comment}=${id}#${fragment}`;
}

/** The path segment of author addresses, after the front. */
export const AUTHOR_BASE = 'author';

/** Builds the addresses of one site. */
export class Permalinks {
  readonly #base: string;
  readonly #options: SiteOptions;
  readonly #pattern: readonly PatternPart[];

  constructor(baseUrl: string, options: SiteOptions) {
    this.#base = baseUrl;
    this.#options = options;
    this.#pattern = patternOf(options.permalinks);
  }

  /**
   * Returns the address of a post; the plain address if the post is not public. `mayRead` says that the
   * caller can see a private post, `isOwn` that the front page has the address of a page.
   */
  post(
    row: PostRow,
    type: PostType,
    mayRead: boolean,
    parts: PermalinkParts = NO_PARTS,
    isOwn = false,
  ): string {
    if (!isOwn && this.#isFront(row, type)) return this.home();
    const status = postStatus(row.status);
    const isShown = status.isPublic || row.status === 'inherit' || (status.isPrivate && mayRead);
    return isShown && this.#options.permalinks !== ''
      ? this.#pretty(row, type, row.slug, parts)
      : this.#plain(row, type);
  }

  /** Returns the address of a post with a placeholder for its slug: `…/2023/01/01/%postname%/`. A page always has one. */
  template(
    row: PostRow,
    type: PostType,
    mayRead: boolean,
    parts: PermalinkParts = NO_PARTS,
  ): string {
    if (this.#isFront(row, type)) return this.home();
    const status = postStatus(row.status);
    const isInherited = row.status === 'inherit' && parts.parentLink !== undefined;
    const isShown =
      type.name === 'page' ||
      status.isPublic ||
      status.isProtected ||
      isInherited ||
      (status.isPrivate === true && mayRead);
    // The slug of an attachment without a parent cannot be chosen.
    const isAlone = type.name === 'attachment' && parts.parentLink === undefined;
    if (!isShown || isAlone || this.#options.permalinks === '') return this.#plain(row, type);
    return this.#pretty(row, type, type.name === 'page' ? '%pagename%' : '%postname%', parts);
  }

  /** Returns the address of the list of posts of a term; `slugs` lead from the topmost term to it. */
  term(taxonomy: Taxonomy, id: number, slugs: readonly string[]): string {
    const { option, base, parameter } = taxonomy.address;
    const slug = slugs.at(-1) ?? '';
    if (this.#options.permalinks === '' || slug === '')
      return `${this.#base}/?${parameter}=${taxonomy.isHierarchical ? id : slug}`;
    const path = `${this.#front()}${this.#options.text(option) || base}/${slugs.join('/')}`;
    // A base of `.` is a known way to have none; clients drop that segment.
    return this.#base + this.#ended(path.replace('/./', '/'));
  }

  /** Returns the address of the list of posts of a user. */
  author(id: number, slug: string): string {
    if (this.#options.permalinks === '' || slug === '') return `${this.#base}/?author=${id}`;
    return this.#base + this.#ended(`${this.#front()}${AUTHOR_BASE}/${slug}`);
  }

  /** Returns the address of the list of posts of a year, a month or a day. */
  date(parts: DateParts): string {
    const written = { year: String(parts.year).padStart(4, '0'), ...twoDigits(parts) };
    const { permalinks } = this.#options;
    if (permalinks === '') return `${this.#base}/?m=${written.year}${written.month}${written.day}`;
    // Without the prefix, the id of a post would be parsed as a year.
    const first = (permalinks.match(/%\w+%/g) ?? []).slice(0, 3);
    const front = `${this.#front()}${first.includes('%post_id%') ? 'date/' : ''}`;
    const path = dateOrder(permalinks)
      .map((part) => written[part])
      .filter(Boolean)
      .join('/');
    return this.#base + this.#ended(front + path);
  }

  /** Returns the address of a search. */
  search(text: string): string {
    return `${this.#base}/?${new URLSearchParams({ s: text }).toString()}`;
  }

  /** Returns the address of the front page. */
  home(): string {
    return `${this.#base}/`;
  }

  /** Returns the address of a later page of the list, or of the post, whose first page is at `link`. */
  later(link: string, page: number, isPost = false): string {
    if (page <= 1) return link;
    const isBelow = isPost && link !== this.home();
    const query = `${isBelow ? 'page' : 'paged'}=${page}`;
    if (link.includes('?')) return `${link}&${query}`;
    if (this.#options.permalinks === '') return `${link}?${query}`;
    return this.#ended(`${link.replace(/\/$/, '')}${isBelow ? '' : '/page'}/${page}`);
  }

  /** Returns the plain address of a post of any type. */
  plainPost(id: number): string {
    return `${this.#base}/?p=${id}`;
  }

  #isFront({ id }: PostRow, { name }: PostType): boolean {
    return name === 'page' && id === frontPage(this.#options);
  }

  #plain(row: PostRow, type: PostType): string {
    return `${this.#base}/?${type.idParameter}=${row.id}`;
  }

  #pretty(row: PostRow, type: PostType, slug: string, parts: PermalinkParts): string {
    // Without a slug this would be the address of the parent.
    if (slug === '') return this.#plain(row, type);
    // The address of a child must not reveal the slug of a hidden page.
    if (parts.isBelowHidden) return this.#plain(row, type);
    if (type.name === 'page')
      return this.#base + this.#ended(`/${[...parts.ancestors, slug].join('/')}`);
    if (type.name === 'attachment') return this.#attachment(row, type, slug, parts.parentLink);
    if (!type.isDated) return this.#plain(row, type);
    const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
      STORED_DATE.exec(row.date) ?? [];
    const values: { readonly [tag: string]: string } = {
      year,
      monthnum: month,
      day,
      hour,
      minute,
      second,
      post_id: String(row.id),
      postname: slug,
      pagename: slug,
      category: parts.category,
      author: parts.author,
    };
    let path = '';
    for (const { text, tag } of this.#pattern) {
      const value = tag === null ? '' : Object.hasOwn(values, tag) ? values[tag] : `%${tag}%`;
      // The author or the category may no longer exist.
      if (value === '' && tag !== null) return this.#plain(row, type);
      path += text + value;
    }
    return this.#base + this.#ended(path.startsWith('/') ? path : `/${path}`);
  }

  /** An attachment is below the page of its parent, or at the top. */
  #attachment(row: PostRow, type: PostType, slug: string, parentLink?: string): string {
    if (parentLink === undefined) return this.#base + this.#ended(`/${slug}`);
    if (parentLink.includes('?')) return this.#plain(row, type);
    // A lone number would be a page of the post, and a category can have any name.
    const isUnclear = /^\d+$/.test(slug) || this.#options.permalinks.includes('%category%');
    return this.#ended(`${parentLink.replace(/\/$/, '')}/${isUnclear ? 'attachment/' : ''}${slug}`);
  }

  /** Returns the common beginning of all addresses: the pattern up to its first tag. */
  #front(): string {
    const { permalinks } = this.#options;
    const tag = permalinks.indexOf('%');
    const front = tag === -1 ? permalinks : permalinks.slice(0, tag);
    return front.startsWith('/') ? front : `/${front}`;
  }

  /** Returns a path with a slash at the end if the pattern has one. */
  #ended(path: string): string {
    let end = path.length;
    while (path[end - 1] === '/') end -= 1;
    const bare = path.slice(0, end);
    return this.#options.permalinks.endsWith('/') ? `${bare}/` : bare;
  }
}

const STORED_DATE = /^([^-]*)-([^-]*)-([^- ]*)[^ ]* ([^:]*):([^:]*):([^:]*)/;

/** A text of a permalink pattern and the tag after it; the last text has none. */
interface PatternPart {
  readonly text: string;
  readonly tag: string | null;
}

/** Returns the parts of a permalink pattern. */
function patternOf(permalinks: string): readonly PatternPart[] {
  // Every other piece is a tag.
  const pieces = permalinks.split(/%(\w+)%/);
  const parts: PatternPart[] = [];
  for (let at = 0; at < pieces.length; at += 2)
    parts.push({ text: pieces[at] ?? '', tag: pieces[at + 1] ?? null });
  return parts;
}

type DatePart = keyof DateParts;

const DATE_ORDERS: readonly (readonly [pattern: string, order: readonly DatePart[]])[] = [
  ['%day%/%monthnum%/%year%', ['day', 'month', 'year']],
  ['%monthnum%/%day%/%year%', ['month', 'day', 'year']],
];

/** Returns the order in which a permalink pattern writes dates. */
export function dateOrder(permalinks: string): readonly DatePart[] {
  const found = DATE_ORDERS.find(([pattern]) => permalinks.includes(pattern));
  return found?.[1] ?? ['year', 'month', 'day'];
}

function twoDigits({ month, day }: DateParts): { month: string; day: string } {
  const write = (part: number | undefined): string =>
    part === undefined ? '' : String(part).padStart(2, '0');
  return { month: write(month), day: write(day) };
}
