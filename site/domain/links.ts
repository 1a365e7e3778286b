import { frontPage } from './options.ts';
import type { SiteOptions } from './options.ts';
import { postStatus } from './statuses.ts';
import type { PostType } from './post-types.ts';
import type { Taxonomy } from './taxonomies.ts';
import type { PostRow } from '../store/index.ts';

/** The values besides the post row that its address can contain. */
export interface PermalinkParts {
  /** Slugs from the topmost category on: `news/local`. */
  readonly category: string;
  /** Slug of the author. */
  readonly author: string;
  /** Slugs of the posts above, of a hierarchical type, from the topmost on. */
  readonly ancestors: readonly string[];
  /** Whether one of these slugs belongs to a post that the caller may not read. */
  readonly isBelowHidden?: boolean;
  /** For an attachment: the address of its parent, if any. */
  readonly parentLink?: string;
}

const NO_PARTS: PermalinkParts = { category: '', author: '', ancestors: [] };

/** A year, a month of it, or a day of that. */
export interface DateParts {
  readonly year: number;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

/** The parts that a pattern of addresses asks for, so that no others are looked up. */
export function neededParts(options: SiteOptions): { category: boolean; author: boolean } {
  return {
    category: options.permalinks.includes('%category%'),
    author: options.permalinks.includes('%author%'),
  };
}

/** Starts the addresses of authors, after the front. */
export const AUTHOR_BASE = 'author';

/** Addresses of one site. */
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
   * The address of a post. A post that is not public has its plain address; `mayRead` says that the caller can
   * see a private one.
   */
  post(row: PostRow, type: PostType, mayRead: boolean, parts: PermalinkParts = NO_PARTS): string {
    if (this.#isFront(row, type)) return this.home();
    const status = postStatus(row.status);
    const isShown = status.isPublic || row.status === 'inherit' || (status.isPrivate && mayRead);
    return isShown && this.#options.permalinks !== ''
      ? this.#pretty(row, type, row.slug, parts)
      : this.#plain(row, type);
  }

  /** The address of a post with a place for its slug: `…/2023/01/01/%postname%/`. A page always has one. */
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
    // An attachment of its own has no address to choose.
    const isAlone = type.name === 'attachment' && parts.parentLink === undefined;
    if (!isShown || isAlone || this.#options.permalinks === '') return this.#plain(row, type);
    return this.#pretty(row, type, type.name === 'page' ? '%pagename%' : '%postname%', parts);
  }

  /** The page that lists the posts of a term; `slugs` lead from the topmost term to it. */
  term(taxonomy: Taxonomy, id: number, slugs: readonly string[]): string {
    const { option, base, parameter } = taxonomy.address;
    const slug = slugs.at(-1) ?? '';
    if (this.#options.permalinks === '' || slug === '')
      return `${this.#base}/?${parameter}=${taxonomy.isHierarchical ? id : slug}`;
    const path = `${this.#front()}${this.#options.text(option) || base}/${slugs.join('/')}`;
    return this.#base + this.#ended(path);
  }

  /** The page that lists the posts of a user. */
  author(id: number, slug: string): string {
    if (this.#options.permalinks === '' || slug === '') return `${this.#base}/?author=${id}`;
    return this.#base + this.#ended(`${this.#front()}${AUTHOR_BASE}/${slug}`);
  }

  /** The page that lists the posts of a year, a month or a day. */
  date(parts: DateParts): string {
    const written = { year: String(parts.year).padStart(4, '0'), ...twoDigits(parts) };
    const { permalinks } = this.#options;
    if (permalinks === '') return `${this.#base}/?m=${written.year}${written.month}${written.day}`;
    // A number of a post would be taken for a year.
    const first = (permalinks.match(/%\w+%/g) ?? []).slice(0, 3);
    const front = `${this.#front()}${first.includes('%post_id%') ? 'date/' : ''}`;
    const path = dateOrder(permalinks)
      .map((part) => written[part])
      .filter(Boolean)
      .join('/');
    return this.#base + this.#ended(front + path);
  }

  /** The page that lists what holds a text. */
  search(text: string): string {
    return `${this.#base}/?${new URLSearchParams({ s: text }).toString()}`;
  }

  /** The front page: the posts of the site, or whatever it shows there. */
  home(): string {
    return `${this.#base}/`;
  }

  /** A later page of a list, whose first is at `link`. */
  later(link: string, page: number): string {
    if (page <= 1) return link;
    if (link.includes('?')) return `${link}&paged=${page}`;
    if (this.#options.permalinks === '') return `${link}?paged=${page}`;
    return this.#ended(`${link.replace(/\/$/, '')}/page/${page}`);
  }

  /** The address that anything kept as a post has, whatever it is. */
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
    // Without a slug it would be the address of what is above it.
    if (slug === '') return this.#plain(row, type);
    // The slug of a hidden page is not told by the pages below it.
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
      // The author or the category may be gone.
      if (value === '' && tag !== null) return this.#plain(row, type);
      path += text + value;
    }
    return this.#base + this.#ended(path.startsWith('/') ? path : `/${path}`);
  }

  /** The page of an attachment stands below that of the post that it belongs to, or at the top. */
  #attachment(row: PostRow, type: PostType, slug: string, parentLink?: string): string {
    if (parentLink === undefined) return this.#base + this.#ended(`/${slug}`);
    if (parentLink.includes('?')) return this.#plain(row, type);
    // A number by itself is a page of the post, and a category could have any name.
    const isUnclear = /^\d+$/.test(slug) || this.#options.permalinks.includes('%category%');
    return this.#ended(`${parentLink.replace(/\/$/, '')}/${isUnclear ? 'attachment/' : ''}${slug}`);
  }

  /** The common beginning of all addresses: the pattern up to its first tag. */
  #front(): string {
    const { permalinks } = this.#options;
    const tag = permalinks.indexOf('%');
    const front = tag === -1 ? permalinks : permalinks.slice(0, tag);
    return front.startsWith('/') ? front : `/${front}`;
  }

  /** A path that ends in a slash when the pattern does. */
  #ended(path: string): string {
    let end = path.length;
    while (path[end - 1] === '/') end -= 1;
    const bare = path.slice(0, end);
    return this.#options.permalinks.endsWith('/') ? `${bare}/` : bare;
  }
}

const STORED_DATE = /^([^-]*)-([^-]*)-([^- ]*)[^ ]* ([^:]*):([^:]*):([^:]*)/;

/** A text of a pattern with the tag after it; the last one has none. */
interface PatternPart {
  readonly text: string;
  readonly tag: string | null;
}

let lastPattern: { readonly permalinks: string; readonly parts: readonly PatternPart[] } | null =
  null;

/** Returns the parts of a pattern of addresses; a process mostly has one. */
function patternOf(permalinks: string): readonly PatternPart[] {
  if (lastPattern?.permalinks === permalinks) return lastPattern.parts;
  // Every other piece is a tag.
  const pieces = permalinks.split(/%(\w+)%/);
  const parts: PatternPart[] = [];
  for (let at = 0; at < pieces.length; at += 2)
    parts.push({ text: pieces[at] ?? '', tag: pieces[at + 1] ?? null });
  lastPattern = { permalinks, parts };
  return parts;
}

type DatePart = keyof DateParts;

const DATE_ORDERS: readonly (readonly [pattern: string, order: readonly DatePart[]])[] = [
  ['%day%/%monthnum%/%year%', ['day', 'month', 'year']],
  ['%monthnum%/%day%/%year%', ['month', 'day', 'year']],
];

/** The order in which a pattern of addresses writes dates. */
export function dateOrder(permalinks: string): readonly DatePart[] {
  const found = DATE_ORDERS.find(([pattern]) => permalinks.includes(pattern));
  return found?.[1] ?? ['year', 'month', 'day'];
}

function twoDigits({ month, day }: DateParts): { month: string; day: string } {
  const write = (part: number | undefined): string =>
    part === undefined ? '' : String(part).padStart(2, '0');
  return { month: write(month), day: write(day) };
}
