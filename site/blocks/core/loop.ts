import type { PostQuery } from '../../store/index.ts';
import { listQuery, pageSize } from '../../pages/content/summaries.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { RenderRequest } from '../block-type.ts';
import { addressOf, published } from './published.ts';
import { mostPages, namesOwn, queryOf, whole } from './query-of.ts';

/** The posts that a query block asks for, one page of them, and where the others are. */
export interface Loop {
  readonly query: Partial<PostQuery>;
  /** 1 for the first. */
  readonly page: number;
  /** How many pages there are. */
  pages(): Promise<number>;
  /** The address of a page. */
  link(page: number): string;
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
  const page = Math.min(Math.max(1, whole(scope.page?.query[parameter])), most);
  const here = await addressHere(scope, post);
  return {
    query: { ...query, limit, offset: offset + (page - 1) * limit },
    page,
    pages: async () =>
      Math.min(Math.ceil(Math.max(0, (await totalOf(scope, query)) - offset) / limit), most),
    link: (number) => {
      const url = new URL(here);
      if (number > 1) url.searchParams.set(parameter, String(number));
      else url.searchParams.delete(parameter);
      return url.href;
    },
  };
}

async function totalOf({ store }: Scope, query: Partial<PostQuery>): Promise<number> {
  return (await store.posts.find({ ...published(query), limit: 0, offset: 0 })).total;
}

const OF_LOOPS = /^query-(?:\d+-)?page$/;

/** The address of what is shown, with the pages that other loops in it are at. */
async function addressHere(scope: Scope, post: RenderRequest['post']): Promise<string> {
  const { page: shown, permalinks } = scope;
  if (!shown) return (post && (await addressOf(scope, post))) ?? permalinks.home();
  const url = new URL(permalinks.later(shown.link, shown.page));
  for (const [name, value] of Object.entries(shown.query))
    if (OF_LOOPS.test(name) && whole(value) > 1) url.searchParams.set(name, String(whole(value)));
  return url.href;
}
