import { buildQuery } from '../http/build-query.ts';
import { isError } from '../errors/rest-error.ts';
import type { Answers } from './definition.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { ItemShaper } from './item-shaper.ts';
import { RestResponse } from './response.ts';

type Request = HandlerRequest<unknown>;
type Respond = (result: unknown, request: Request, shaper: ItemShaper) => Promise<unknown>;

/** How each kind of answer becomes a response. */
export const answers: { readonly [A in Answers]: Respond } = {
  item: async (item, request, shaper) => {
    const error = isWrite(request) ? await shaper.updateFields(item, request) : null;
    return error ?? shaper.itemResponse(item, request);
  },

  created: async (item, request, shaper) => {
    const error = await shaper.updateFields(item, request);
    if (error) return error;
    const response = await shaper.itemResponse(item, request);
    response.status = 201;
    const location = await shaper.locationOf(item, request);
    return location === undefined ? response : response.header('Location', location);
  },

  deleted: async (result, request, shaper) => {
    if (!isDeleted(result)) return shaper.itemResponse(result, request);
    const previous = await shaper.dataOf(result.previous, request);
    return new RestResponse({ deleted: true, previous });
  },

  list: async (items, request, shaper) => {
    if (!Array.isArray(items)) throw new Error('answers: a list is a list of items');
    return shaper.collectionResponse(items, request);
  },

  map: async (items, request, shaper) => {
    if (!isMap(items)) throw new Error('answers: a map holds items by name');
    const shaped = await shaper.shapeAll(Object.values(items), request);
    const names = Object.keys(items);
    return new RestResponse(Object.fromEntries(names.map((name, at) => [name, shaped[at]])));
  },

  page: async (page, request, shaper) => {
    if (!isPage(page)) throw new Error('answers: a page is made of items and their total');
    const response = await shaper.collectionResponse(page.items, request);
    return withTotals(response, page, request, shaper);
  },

  any: async (result) => (isError(result) ? result : new RestResponse(result ?? null)),
};

function withTotals(
  response: RestResponse,
  { items, total, page: shown, cursor }: PageLike,
  seen: Request,
  shaper: ItemShaper,
): RestResponse {
  const { request } = seen;
  const { token, constants } = shaper.settings;
  const { restUrl } = shaper.settings.addressesFor(request);
  const link = (rel: string, query: { readonly [name: string]: unknown }): void => {
    const address = restUrl(`${request.route}?${buildQuery(query)}`);
    response.appendHeader('Link', `<${address}>; rel="${rel}"`);
  };
  if (total !== null) {
    const size = numberParam(seen, 'per_page') ?? Math.max(items.length, 1);
    const page = shown ?? numberParam(seen, 'page') ?? 1;
    const pages = Math.ceil(total / size);
    const prefix = `X-${token.toUpperCase()}`;
    response.header(`${prefix}-Total`, String(total)).header(`${prefix}-TotalPages`, String(pages));
    if (page > 1) link('prev', { ...request.query, page: Math.min(page - 1, pages) });
    if (pages > page) link('next', { ...request.query, page: page + 1 });
  }
  if (cursor !== undefined) {
    const { page: _page, offset: _offset, ...rest } = request.query;
    // Beside a next page the cursor has a relation of its own; who follows cursors gets them as `next`.
    link(total === null ? 'next' : `${constants.apiRel}cursor`, { ...rest, cursor });
  }
  return response;
}

interface PageLike {
  readonly items: readonly unknown[];
  readonly total: number | null;
  readonly page?: number;
  readonly cursor?: string;
}

function isPage(value: unknown): value is PageLike {
  if (!isMap(value) || !Array.isArray(value['items'])) return false;
  return value['total'] === null || typeof value['total'] === 'number';
}

function isDeleted(value: unknown): value is { readonly previous: unknown } {
  return isMap(value) && value['deleted'] === true && 'previous' in value;
}

function isMap(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the request may send values for fields. */
function isWrite({ request }: Request): boolean {
  return request.method === 'POST' || request.method === 'PUT' || request.method === 'PATCH';
}

function numberParam({ request }: Request, name: string): number | null {
  const value = request.getParam(name);
  return typeof value === 'number' && value > 0 ? value : null;
}
