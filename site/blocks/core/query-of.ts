import { findPostType } from '../../content/post-types.ts';
import type { PostQuery } from '../../store/index.ts';
import type { Attributes } from '../block-type.ts';

const MOST = 100;

/** What a query block asks for, as it tells the blocks inside. */
export function queryOf(told: unknown): Partial<PostQuery> {
  const query: Attributes = typeof told === 'object' && told !== null ? { ...told } : {};
  const { order, orderBy, search } = query;
  const type = typeof query['postType'] === 'string' ? query['postType'] : 'post';
  const perPage = whole(query['perPage']);
  const author = whole(query['author']);
  const exclude = Array.isArray(query['exclude']) ? query['exclude'].map(whole) : [];
  return {
    types: findPostType(type)?.isViewable ? [type] : [],
    limit: perPage >= 1 && perPage <= MOST ? perPage : 10,
    offset: whole(query['offset']),
    order: order === 'asc' ? 'asc' : 'desc',
    orderBy: orderBy === 'title' || orderBy === 'modified' ? orderBy : 'date',
    ...(author > 0 ? { authors: [author] } : {}),
    ...(typeof search === 'string' && search !== '' ? { search, searchProtected: false } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
    ...(query['sticky'] === 'only' ? { sticky: true } : {}),
    ...(query['sticky'] === 'exclude' ? { sticky: false } : {}),
  };
}

/** A whole number from 0; 0 for anything else. */
function whole(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
