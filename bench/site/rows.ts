import type { BenchRequest } from '../lib/processes.ts';
import { BASE_URL, LOGIN_PATH, PATH } from './addresses.ts';
import type { Credentials } from './content.ts';

/** A kind of request. */
export interface Row {
  readonly title: string;
  /** Responses to reads have to be equal; a write is measured after all reads. */
  readonly isWrite: boolean;
  /** Processor time of the site as a multiple of that of the floor, at most. */
  readonly floorTarget?: number;
  /** The number of concurrent requests. */
  readonly connections?: number;
  readonly requests: readonly BenchRequest[];
}

/** Facts of the sites for the requests of rows. */
export interface Facts {
  readonly credentials: Credentials;
  /** Slugs of posts. */
  readonly slugs: readonly string[];
  readonly login: LoginForm;
  /** A PNG. */
  readonly picture: Buffer;
}

/** The values of the form of the site that a log in has to send. */
export interface LoginForm {
  readonly nonce: string;
  readonly cookie: string;
}

/** The ID of the first post that is not part of the sample content, and the number of requested posts. */
export const FIRST = 100;
export const ITEMS = 900;

/** Pages without a post of the sample content. */
const PAGES = { first: 4, count: 90 };
const LARGE_PAGES = { first: 2, count: 8 };
const SEARCH_PAGES = { first: 4, count: 10 };
const COMMENT_PAGES = { first: 2, count: 9 };

/** Terms that posts carry. */
const CATEGORIES = { first: 20, count: 20 };
const TAGS = [40, 41, 42];

const PARAGRAPH =
  'We left before the sun was up, with bread, cheese and a map that turned out to be of another lake.';
const TEXT = [PARAGRAPH, PARAGRAPH, PARAGRAPH].map((text) => `<p>${text}</p>`).join('\n');

/** Returns all rows: reads, then writes. */
export function rowsFor({ credentials, slugs, login, picture }: Facts): readonly Row[] {
  const editor = { authorization: credentials.authorization };
  const json = { ...editor, 'content-type': 'application/json' };
  const ids = range(FIRST, ITEMS);
  const categories = range(CATEGORIES.first, CATEGORIES.count);
  return [
    read(
      'item',
      ids.map((id) => get(`/posts/${id}`)),
      3,
    ),
    read(
      'item by slug',
      slugs.map((slug) => get(`/posts?slug=${slug}`)),
    ),
    read('list of 10', pages('posts', 10, PAGES), 3),
    read('list of 100', pages('posts', 100, LARGE_PAGES), 4),
    read('list of 10, _fields=id,title', pages('posts', 10, PAGES, '&_fields=id%2Ctitle')),
    read('list of 10, _embed', pages('posts', 10, PAGES, '&_embed')),
    read('search, 10 of many', pages('posts', 10, SEARCH_PAGES, '&search=harbour')),
    read(
      'posts of a category',
      categories.flatMap((id) =>
        [1, 2, 3].map((page) => get(`/posts?categories=${id}&page=${page}`)),
      ),
    ),
    read('comments', pages('comments', 10, COMMENT_PAGES)),
    read('users', [get('/users')]),
    read('media', [get('/media')]),
    read('OPTIONS', [{ method: 'OPTIONS', path: `${PATH}/posts` }]),
    read(
      'item, edit, editor',
      ids.map((id) => get(`/posts/${id}?context=edit`, editor)),
    ),
    read('list of 10, edit, editor', pages('posts', 10, PAGES, '&context=edit', editor)),
    write('create', [
      send('/posts', json, {
        title: 'A day at the lake [<id>]',
        content: TEXT,
        excerpt: `<p>${PARAGRAPH}</p>`,
        status: 'publish',
        categories: [CATEGORIES.first, CATEGORIES.first + 1],
        tags: TAGS,
      }),
    ]),
    write(
      'update',
      ids.map((id) =>
        send(`/posts/${id}`, json, { title: 'Another day', content: `${TEXT}<p>[<id>]</p>` }),
      ),
    ),
    write(
      'upload',
      // Each file has a name of its own; the other servers do not look for free names.
      ids.map((id) => ({
        method: 'POST',
        path: `${PATH}/media`,
        headers: {
          ...editor,
          'content-type': 'image/png',
          'content-disposition': `attachment; filename="lake-${id}.png"`,
        },
        body: picture,
      })),
    ),
    {
      // The site slows down log ins to one account that come at a time.
      ...write('log in', [
        {
          method: 'POST',
          path: LOGIN_PATH,
          headers: {
            origin: BASE_URL,
            cookie: login.cookie,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({
            log: credentials.login,
            pwd: credentials.password,
            _cmsnonce: login.nonce,
          }).toString(),
        },
      ]),
      connections: 1,
    },
  ];
}

function read(title: string, requests: readonly BenchRequest[], floorTarget?: number): Row {
  return { title, isWrite: false, requests, ...(floorTarget && { floorTarget }) };
}

function write(title: string, requests: readonly BenchRequest[]): Row {
  return { title, isWrite: true, requests };
}

function pages(
  route: string,
  size: number,
  { first, count }: { readonly first: number; readonly count: number },
  query = '',
  headers: BenchRequest['headers'] = {},
): readonly BenchRequest[] {
  return range(first, count).map((page) =>
    get(`/${route}?page=${page}&per_page=${size}${query}`, headers),
  );
}

function get(below: string, headers: BenchRequest['headers'] = {}): BenchRequest {
  return { method: 'GET', path: PATH + below, headers };
}

function send(below: string, headers: BenchRequest['headers'], body: object): BenchRequest {
  return {
    method: 'POST',
    path: PATH + below,
    headers: { ...headers },
    body: JSON.stringify(body),
  };
}

function range(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
