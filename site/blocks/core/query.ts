import { findPostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { PostQuery, TermClause } from '../../store/index.ts';
import { kindOf, listTitle, pageSize } from '../../web/content/list.ts';
import type { ListedPost } from '../../web/content/view.ts';
import { raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Attributes, BlockRenderer, BlockRenderers, RenderRequest } from '../block-types.ts';
import { isOn, numberOf, textAlign, textOf, wholeNumber } from '../attributes.ts';
import { headingOf } from './html.ts';
import { blockUrls, paginationBlocks, requestedPage } from './pagination.ts';
import type { Pages } from './pagination.ts';
import { published, publishedPosts } from './published.ts';

/** One page of the posts of a query block, and its pagination. */
interface Loop extends Pages {
  posts(): Promise<readonly ListedPost[]>;
}

/**
 * Returns the query of the surrounding query block. With `inherit`, it continues the list of the page and has its
 * pages. Otherwise, or on a page without a list, its pages are numbered by `?query-1-page=2`, so that several query
 * blocks on one page are independent.
 */
async function loopOf(request: RenderRequest): Promise<Loop> {
  return inherited(request) ?? own(request);
}

function inherited({ scope, context }: RenderRequest): Loop | null {
  const { page: shown, permalinks } = scope;
  if (record(context['query'])['inherit'] !== true || !shown?.list) return null;
  const { posts, pages } = shown.list;
  return {
    posts: () => Promise.resolve(posts),
    page: shown.page,
    pages: () => Promise.resolve(pages),
    link: (page) => permalinks.later(shown.link, page),
  };
}

async function own({ scope, context, post }: RenderRequest): Promise<Loop> {
  const { limit, offset, ...query } = queryOf(context['query'], pageSize(scope));
  const id = wholeNumber(context['queryId']);
  const parameter = context['queryId'] === undefined ? 'query-page' : `query-${id}-page`;
  const most = Math.min(wholeNumber(record(context['query'])['pages']) || MOST_PAGES, MOST_PAGES);
  const page = requestedPage(scope, parameter, most);
  const urlOf = await blockUrls(scope, post);
  return {
    posts: () => publishedPosts(scope, { ...query, limit, offset: offset + (page - 1) * limit }),
    page,
    async pages() {
      const total = await scope.store.posts.count(published(scope, query));
      return Math.min(Math.ceil(Math.max(0, total - offset) / limit), most);
    },
    link: (number) => urlOf(parameter, number),
  };
}

const MOST = 100;
// Reading a page costs as much as all pages before it.
const MOST_PAGES = 10_000;

/** Returns the store query for the attribute `query` of a query block. `usual` is the default page size. */
function queryOf(
  attribute: unknown,
  usual: number,
): Partial<PostQuery> & { readonly limit: number; readonly offset: number } {
  const query = record(attribute);
  const { order, orderBy, search } = query;
  const type = typeof query['postType'] === 'string' ? query['postType'] : 'post';
  const perPage = wholeNumber(query['perPage']);
  const author = wholeNumber(query['author']);
  const exclude = numbers(query['exclude']);
  const parents = numbers(query['parents']);
  const clauses = termsOf(query['taxQuery']);
  return {
    types: findPostType(type)?.isViewable ? [type] : [],
    limit: perPage >= 1 && perPage <= MOST ? perPage : usual,
    offset: wholeNumber(query['offset']),
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

function record(attribute: unknown): Attributes {
  return typeof attribute === 'object' && attribute !== null ? { ...attribute } : {};
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(wholeNumber).filter((number) => number > 0) : [];
}

/** Returns the terms that posts must have, from term IDs by taxonomy. */
function termsOf(attribute: unknown): readonly TermClause[] {
  return Object.entries(record(attribute)).flatMap(([name, ids]): TermClause[] => {
    const taxonomy = findTaxonomy(name);
    const terms = numbers(ids);
    return taxonomy && terms.length > 0 ? [{ taxonomy: name, terms, match: 'any' }] : [];
  });
}

/** Renders the posts of the surrounding query. The inner blocks render each post. */
const postTemplate: BlockRenderer = async (request) => {
  const { scope, wrapper, content, html } = request;
  const posts = await (await loopOf(request)).posts();
  if (posts.length === 0) return html``;
  await preload(scope, posts);
  const items: Html[] = [];
  for (const { post } of posts) items.push(html`<li>${await content({ post })}</li>`);
  return html`<ul ${wrapper()}>
    ${items}
  </ul>`;
};

/** Reads the terms, authors and images of all posts in a few queries, for the blocks that render the posts. */
async function preload({ store, keys }: Scope, listed: readonly ListedPost[]): Promise<void> {
  const posts = listed.map(({ post }) => post);
  const ids = posts.map(({ id }) => id);
  const pictures = posts
    .map(({ meta }) => Number(meta[keys.thumbnail] ?? 0))
    .filter((id) => id > 0);
  const terms = await store.posts.termsOf(ids);
  await Promise.all([
    store.terms.byIds([...terms.values()].flatMap((some) => Object.values(some).flat())),
    store.users.byIds(posts.map(({ author }) => author)),
    store.posts.byIds(pictures),
  ]);
}

/** Renders the inner blocks if the surrounding query has no results. */
const queryNoResults: BlockRenderer = async (request) => {
  const { wrapper, content, html } = request;
  const found = await (await loopOf(request)).posts();
  return found.length > 0 ? html`` : html`<div ${wrapper()}>${await content()}</div>`;
};

/** Renders the title of the archive or the search; nothing on other pages. */
const queryTitle: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const view = scope.page?.view;
  if (!view || view.kind === 'single' || view.kind === 'posts') return html``;
  const isSearch = view.kind === 'search';
  if (isSearch !== (textOf(attributes, 'type') === 'search')) return html``;
  const name = listTitle(scope, view);
  const title = isSearch
    ? html`Search results${isOn(attributes, 'showSearchTerm') && html` for ${name}`}`
    : html`${isOn(attributes, 'showPrefix') && `${kindOf(view)}: `}${name}`;
  return headingOf(numberOf(attributes, 'level', 1), wrapper(textAlign(attributes)), title);
};

/** Renders the description of the term of the archive; nothing on other pages. */
const termDescription: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const view = scope.page?.view;
  if (view?.kind !== 'term' || view.term.description === '') return html``;
  return html`<div ${wrapper(textAlign(attributes))}>
    ${raw(scope.budget.phrase(view.term.description))}
  </div>`;
};

export const queryBlocks: BlockRenderers = {
  'post-template': postTemplate,
  'query-no-results': queryNoResults,
  ...paginationBlocks('query-pagination', {
    pagesOf: loopOf,
    label: 'Pages',
    arrow: 'paginationArrow',
    next: 'Next page',
    previous: 'Previous page',
  }),
  'query-title': queryTitle,
  'term-description': termDescription,
};
