import { FORMAT_TAXONOMY } from '../../domain/built-in-taxonomies.ts';
import { viewableTaxonomies } from '../../domain/taxonomies.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { findByPath } from './by-path.ts';
import {
  authorById,
  authorBySlug,
  dateOf,
  formatFound,
  postById,
  postBySlug,
  searchFor,
  termById,
  termBySlug,
} from './find.ts';
import type { Found } from './view.ts';

/** A kind of plain URL, such as `/?p=5`. */
interface Plain {
  readonly parameter: string;
  /** Additional parameters. */
  readonly more?: readonly string[];
  find(request: PageRequest, value: string): Promise<Found | null>;
}

const TYPE = 'post_type';
const DATE = ['monthnum', 'day'];

/** Plain URLs of posts. */
const POSTS: readonly Plain[] = [
  ...['p', 'page_id', 'attachment_id'].map((parameter) => ({
    parameter,
    more: [TYPE],
    find: async (request: PageRequest, id: string) =>
      ofType(request, await postById(request.scope, number(id))),
  })),
  {
    parameter: 'name',
    more: [TYPE],
    find: ({ scope, query }, slug) => postBySlug(scope, textOf(query, TYPE) || 'post', slug),
  },
  { parameter: 'attachment', find: ({ scope }, slug) => postBySlug(scope, 'attachment', slug) },
  {
    parameter: 'pagename',
    more: [TYPE],
    async find({ scope }, path) {
      const found = await findByPath(scope, path);
      return found?.view.kind === 'single' && found.view.type.name === 'page' ? found : null;
    },
  },
];

/** Plain URLs of other content, except terms. */
const OTHERS: readonly Plain[] = [
  { parameter: FORMAT_TAXONOMY, find: ({ scope }, name) => formatFound(scope, name) },
  {
    parameter: 'category_name',
    find: ({ scope }, path) => termBySlug(scope, 'category', path.split('/').at(-1) ?? ''),
  },
  { parameter: 'author', find: ({ scope }, id) => authorById(scope, number(id)) },
  { parameter: 'author_name', find: ({ scope }, slug) => authorBySlug(scope, slug) },
  {
    parameter: 'm',
    find: ({ scope }, digits) => Promise.resolve(dateOf(scope, numbersOf(digits))),
  },
  { parameter: 'year', more: DATE, find: datesOfQuery },
  { parameter: 's', find: ({ scope }, text) => Promise.resolve(searchFor(scope, text)) },
];

/** Returns the plain URL of a taxonomy: terms of a hierarchical one are identified by ID, others by slug. */
function termsOf({ name, isHierarchical, address }: Taxonomy): Plain {
  const { parameter } = address;
  return isHierarchical
    ? { parameter, find: ({ scope }, id) => termById(scope, name, number(id)) }
    : { parameter, find: ({ scope }, slug) => termBySlug(scope, name, slug) };
}

/** Returns the first kind of plain URL with a parameter in the query. */
function plainOf({ query }: PageRequest): Plain | undefined {
  const all = [...POSTS, ...viewableTaxonomies().map(termsOf), ...OTHERS];
  return all.find(({ parameter }) => textOf(query, parameter) !== '');
}

/** Whether the query identifies content by a parameter. */
export function isPlain(request: PageRequest): boolean {
  return plainOf(request) !== undefined;
}

/** Returns the content at a plain URL and the parameters that identify it, or `null`. */
export async function findByQuery(request: PageRequest) {
  const plain = plainOf(request);
  if (!plain) return null;
  const { parameter, more = [], find } = plain;
  const found = await find(request, textOf(request.query, parameter));
  return found && { ...found, parameters: [parameter, ...more] };
}

/** Returns the post, or `null` if the query has another post type. */
function ofType({ query }: PageRequest, found: Found | null): Found | null {
  const wanted = textOf(query, TYPE);
  if (wanted === '' || wanted === 'any' || found?.view.kind !== 'single') return found;
  return found.view.type.name === wanted ? found : null;
}

function datesOfQuery({ scope, query }: PageRequest, year: string): Promise<Found | null> {
  const more = DATE.map((name) => textOf(query, name)).filter(Boolean);
  return Promise.resolve(dateOf(scope, [year, ...more].map(number)));
}

/** Splits `20240302` into year, month and day. */
function numbersOf(digits: string): number[] {
  const parts = /^(\d{4})(\d\d)?(\d\d)?$/.exec(digits)?.slice(1) ?? [];
  return parts.filter((part) => part !== undefined).map(Number);
}

function number(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
