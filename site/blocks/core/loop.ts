import type { PostQuery } from '../../store/index.ts';
import { listQuery, pageSize } from '../../web/content/summaries.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { RenderRequest } from '../block-type.ts';
import { addressHere, pageAsked } from './address-here.ts';
import type { Pages } from './page-links.ts';
import { published } from './published.ts';
import { mostPages, namesOwn, queryOf, whole } from './query-of.ts';

/** The posts that a query block asks for, one page of them, and where the others are. */
export interface Loop extends Pages {
  readonly query: Partial<PostQuery>;
}

/**
 * What the query block around asks for. On a page with a list it may go on with that list (`inherit`);
 * where there is none to go on with, it asks for itself. Its pages are those of the list then, else
 * `?query-1-page=2` by its number, so that several have their pages beside one another.
 */
export async function loopOf(request: RenderRequest): Promise<Loop> {
  return (await inherited(request)) ?? own(request);
}

function inherited({ scope, context }: RenderRequest): Loop | null {
  const { page: shown, permalinks } = scope;
  if (namesOwn(context['query']) || !shown?.view || shown.view.kind === 'single') return null;
  const limit = pageSize(scope);
  const query = { ...listQuery(shown.view), limit, offset: (shown.page - 1) * limit };
  return {
    query,
    page: shown.page,
    pages: async () => Math.ceil((await totalOf(scope, query)) / limit),
    link: (page) => permalinks.later(shown.link, page),
  };
}

async function own({ scope, context, post }: RenderRequest): Promise<Loop> {
  const { limit, offset, ...query } = queryOf(context['query'], pageSize(scope));
  const id = whole(context['queryId']);
  const parameter = context['queryId'] === undefined ? 'query-page' : `query-${id}-page`;
  const most = mostPages(context['query']);
  const page = pageAsked(scope, parameter, most);
  const here = await addressHere(scope, post);
  return {
    query: { ...query, limit, offset: offset + (page - 1) * limit },
    page,
    pages: async () =>
      Math.min(Math.ceil(Math.max(0, (await totalOf(scope, query)) - offset) / limit), most),
    link: (number) => here(parameter, number),
  };
}

async function totalOf(scope: Scope, query: Partial<PostQuery>): Promise<number> {
  return scope.store.posts.count(published(scope, query));
}
