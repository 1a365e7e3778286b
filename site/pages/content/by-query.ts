import { FORMAT_TAXONOMY } from '../../content/formats.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import {
  authorById,
  dateOf,
  formatFound,
  postById,
  searchFor,
  termById,
  termBySlug,
} from './find.ts';
import type { Found } from './view.ts';

type Finder = (request: PageRequest, value: string) => Promise<Found | null>;

/** Plain addresses, by their parameter; the first that is there counts. */
const PLAIN: readonly (readonly [parameter: string, find: Finder])[] = [
  ['p', ({ scope }, id) => postById(scope, number(id))],
  ['page_id', ({ scope }, id) => postById(scope, number(id))],
  ['attachment_id', ({ scope }, id) => postById(scope, number(id))],
  ['cat', ({ scope }, id) => termById(scope, 'category', number(id))],
  ['tag', ({ scope }, slug) => termBySlug(scope, 'post_tag', slug)],
  [FORMAT_TAXONOMY, ({ scope }, name) => formatFound(scope, name)],
  ['author', ({ scope }, id) => authorById(scope, number(id))],
  ['m', ({ scope }, digits) => Promise.resolve(dateOf(scope, numbersOf(digits)))],
  ['year', datesOfQuery],
  ['s', ({ scope }, text) => Promise.resolve(searchFor(scope, text))],
];

/** Whether an address without a path names what it wants by a parameter. */
export function isPlain({ query }: PageRequest): boolean {
  return PLAIN.some(([parameter]) => textOf(query, parameter) !== '');
}

/** What a plain address shows: `/?p=5`. `null` for nothing. */
export async function findByQuery(request: PageRequest): Promise<Found | null> {
  const asked = PLAIN.find(([parameter]) => textOf(request.query, parameter) !== '');
  if (!asked) return null;
  const [parameter, find] = asked;
  return find(request, textOf(request.query, parameter));
}

function datesOfQuery({ scope, query }: PageRequest, year: string): Promise<Found | null> {
  const more = ['monthnum', 'day'].map((name) => textOf(query, name)).filter(Boolean);
  return Promise.resolve(dateOf(scope, [year, ...more].map(number)));
}

/** `20240302` is year, month and day. */
function numbersOf(digits: string): number[] {
  const parts = /^(\d{4})(\d\d)?(\d\d)?$/.exec(digits)?.slice(1) ?? [];
  return parts.filter((part) => part !== undefined).map(Number);
}

function number(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
