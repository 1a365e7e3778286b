import { FORMAT_TAXONOMY } from '../../content/formats.ts';
import { viewableTaxonomies } from '../../content/taxonomies.ts';
import type { Taxonomy } from '../../content/taxonomies.ts';
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

type Plain = readonly (readonly [parameter: string, find: Finder])[];

/** Plain addresses of posts, by their parameter. */
const POSTS: Plain = [
  ['p', ({ scope }, id) => postById(scope, number(id))],
  ['page_id', ({ scope }, id) => postById(scope, number(id))],
  ['attachment_id', ({ scope }, id) => postById(scope, number(id))],
];

/** Those of all else. */
const OTHERS: Plain = [
  [FORMAT_TAXONOMY, ({ scope }, name) => formatFound(scope, name)],
  ['author', ({ scope }, id) => authorById(scope, number(id))],
  ['m', ({ scope }, digits) => Promise.resolve(dateOf(scope, numbersOf(digits)))],
  ['year', datesOfQuery],
  ['s', ({ scope }, text) => Promise.resolve(searchFor(scope, text))],
];

/** All of them; the first whose parameter is there counts. */
function plainAddresses(): Plain {
  return [...POSTS, ...viewableTaxonomies().map(termsOf), ...OTHERS];
}

/** Terms that stand below one another are called by their number, others by their slug. */
function termsOf({ name, isHierarchical, address }: Taxonomy): Plain[number] {
  const find: Finder = isHierarchical
    ? ({ scope }, id) => termById(scope, name, number(id))
    : ({ scope }, slug) => termBySlug(scope, name, slug);
  return [address.parameter, find];
}

/** Whether an address without a path names what it wants by a parameter. */
export function isPlain({ query }: PageRequest): boolean {
  return plainAddresses().some(([parameter]) => textOf(query, parameter) !== '');
}

/** What a plain address shows: `/?p=5`. `null` for nothing. */
export async function findByQuery(request: PageRequest): Promise<Found | null> {
  const asked = plainAddresses().find(([parameter]) => textOf(request.query, parameter) !== '');
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
