import type { BenchRequest } from '../lib/processes.ts';
import { PATH } from './addresses.ts';
import { COUNT } from './memory.ts';

/** A kind of request, and the part of the speed of bare `node:http` that is the target. */
export interface Row {
  readonly title: string;
  readonly target: number;
  /** Sent in turn. */
  readonly requests: readonly BenchRequest[];
}

const PARAGRAPH =
  'We left before the sun was up, with bread, cheese and a map that turned out to be of another lake.';

export const rows: readonly Row[] = [
  {
    title: 'item',
    target: 0.77,
    requests: count(COUNT).map((id) => get(`/${id}`)),
  },
  { title: 'list of 10', target: 0.77, requests: pages(10) },
  { title: 'list of 100', target: 0.77, requests: pages(100) },
  {
    title: '_fields, list of 10',
    target: 0.77,
    requests: pages(10, '&_fields=id%2Ctitle.rendered%2Clink'),
  },
  {
    title: 'create',
    target: 0.77,
    requests: [
      {
        method: 'POST',
        path: PATH,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          title: 'A Day at the Lake',
          content: [PARAGRAPH, PARAGRAPH, PARAGRAPH].join('\n\n'),
          excerpt: PARAGRAPH,
          status: 'publish',
          categories: [1, 3],
          tags: [2, 3, 5],
        }),
      },
    ],
  },
];

function pages(size: number, query = ''): readonly BenchRequest[] {
  return count(COUNT / size).map((page) => get(`?page=${page}&per_page=${size}${query}`));
}

function get(below: string): BenchRequest {
  return { method: 'GET', path: PATH + below };
}

function count(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
