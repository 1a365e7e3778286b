import type { Attributes, BlockRenderer } from '../../block-type.ts';
import type { Html } from '../../../pages/html.ts';
import type { PostQuery } from '../../../store/index.ts';
import { findPostType } from '../../../content/post-types.ts';
import { publishedPosts } from '../published.ts';

/** The posts that the query around it chooses, each shown by the blocks inside. */
export const postTemplate: BlockRenderer = async ({ scope, context, wrapper, content, html }) => {
  const posts = await publishedPosts(scope, queryOf(context['query']));
  if (posts.length === 0) return html``;
  const items: Html[] = [];
  for (const { post } of posts) items.push(html`<li>${await content(post)}</li>`);
  return html`<ul ${wrapper()}>
    ${items}
  </ul>`;
};

const MOST = 100;

function queryOf(told: unknown): Partial<PostQuery> {
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
