import type { Asked } from '../lib/processes.ts';
import { PATH } from './addresses.ts';
import type { Credentials } from './content.ts';

/** A kind of request. */
export interface Row {
  readonly title: string;
  /** Responses to reads have to be equal; a write is measured after all reads. */
  readonly isWrite: boolean;
  /** Processor time of the site as a multiple of that of the floor, at most. */
  readonly floorTarget?: number;
  readonly requests: readonly Asked[];
}

/** The first post that is not part of the sample content, and how many of its followers are asked for. */
const FIRST = 100;
const ITEMS = 900;

const PARAGRAPH =
  'We left before the sun was up, with bread, cheese and a map that turned out to be of another lake.';

/** Pages of ten that have no post of the sample content. */
const PAGES = { first: 4, count: 90 };
const LARGE_PAGES = { first: 2, count: 8 };

/** All rows: reads, then writes. */
export function rowsFor({ authorization }: Credentials): readonly Row[] {
  const asEditor = { authorization };
  const items = range(FIRST, ITEMS);
  return [
    read(
      'item',
      items.map((id) => get(`/posts/${id}`)),
      3,
    ),
    read('list of 10', pages(10, PAGES), 3),
    read('list of 100', pages(100, LARGE_PAGES), 4),
    read('list of 10, _fields=id,title', pages(10, PAGES, '&_fields=id%2Ctitle')),
    read('list of 10, _embed', pages(10, PAGES, '&_embed')),
    write('create', [
      post('/posts', asEditor, {
        title: 'A day at the lake [<id>]',
        content: [PARAGRAPH, PARAGRAPH, PARAGRAPH].map((text) => `<p>${text}</p>`).join('\n'),
        excerpt: `<p>${PARAGRAPH}</p>`,
        status: 'publish',
        categories: [18, 19],
        tags: [40, 41, 42],
      }),
    ]),
  ];
}

function read(title: string, requests: readonly Asked[], floorTarget?: number): Row {
  return { title, isWrite: false, requests, ...(floorTarget && { floorTarget }) };
}

function write(title: string, requests: readonly Asked[]): Row {
  return { title, isWrite: true, requests };
}

function pages(
  size: number,
  { first, count }: { readonly first: number; readonly count: number },
  query = '',
): readonly Asked[] {
  return range(first, count).map((page) => get(`/posts?page=${page}&per_page=${size}${query}`));
}

function get(below: string, headers: Asked['headers'] = {}): Asked {
  return { method: 'GET', path: PATH + below, headers };
}

function post(below: string, headers: Asked['headers'], body: object): Asked {
  return {
    method: 'POST',
    path: PATH + below,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function range(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
