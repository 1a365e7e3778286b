import { findPostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { PostQuery, TermClause } from '../../store/index.ts';
import type { Attributes } from '../block-type.ts';

const MOST = 100;
// Far pages cost as much as all before them.
const MOST_PAGES = 10_000;

/** What a query block asks for, as it tells the blocks inside; `usual` is how many where it does not say. */
export function queryOf(
  told: unknown,
  usual: number,
): Partial<PostQuery> & { readonly limit: number; readonly offset: number } {
  const query = asked(told);
  const { order, orderBy, search } = query;
  const type = typeof query['postType'] === 'string' ? query['postType'] : 'post';
  const perPage = whole(query['perPage']);
  const author = whole(query['author']);
  const exclude = numbers(query['exclude']);
  const parents = numbers(query['parents']);
  const clauses = termsOf(query['taxQuery']);
  return {
    types: findPostType(type)?.isViewable ? [type] : [],
    limit: perPage >= 1 && perPage <= MOST ? perPage : usual,
    offset: whole(query['offset']),
    order: order === 'asc' ? 'asc' : 'desc',
    orderBy: orderBy === 'title' || orderBy === 'modified' ? orderBy : 'date',
    ...(author > 0 ? { authors: [author] } : {}),
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
    ...(parents.length > 0 ? { parents } : {}),
    ...(clauses.length > 0 ? { terms: { relation: 'AND', clauses } } : {}),
    ...(query['sticky'] === 'only' ? { sticky: true } : {}),
    ...(query['sticky'] === 'exclude' ? { sticky: false } : {}),
  };
}

/** Whether a query asks for posts of its own, and does not go on with those of the page. */
export function namesOwn(told: unknown): boolean {
  return asked(told)['inherit'] !== true;
}

/** How many pages a query shows at most. */
export function mostPages(told: unknown): number {
  return Math.min(whole(asked(told)['pages']) || MOST_PAGES, MOST_PAGES);
}

/** A whole number from 0; 0 for anything else. */
export function whole(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

function asked(told: unknown): Attributes {
  return typeof told === 'object' && told !== null ? { ...told } : {};
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(whole).filter((number) => number > 0) : [];
}

/** Terms that posts have to carry: numbers by the name of their taxonomy. */
function termsOf(told: unknown): readonly TermClause[] {
  return Object.entries(asked(told)).flatMap(([name, ids]): TermClause[] => {
    const taxonomy = findTaxonomy(name);
    const terms = numbers(ids);
    return taxonomy && terms.length > 0 ? [{ taxonomy: name, terms, match: 'any' }] : [];
  });
}
