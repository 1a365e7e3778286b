import { isError } from '../errors/rest-error.ts';
import type { Answers } from './definition.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import type { ItemShaper } from './item-shaper.ts';
import { withTotals } from './page-headers.ts';
import type { PageLike } from './page-headers.ts';
import { RestResponse } from './response.ts';

type Request = HandlerRequest<unknown>;
type Respond = (result: unknown, request: Request, shaper: ItemShaper) => Awaitable<unknown>;

/** How the result of a handler becomes a response, by what its endpoint `answers`. */
export const respond: { readonly [A in Answers]: Respond } = {
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
    if (!Array.isArray(items))
      throw new Error('respond: an endpoint that answers "list" must return a list');
    return new RestResponse(await shaper.shapeAll(items, request));
  },

  map: async (items, request, shaper) => {
    if (!isMap(items))
      throw new Error('respond: an endpoint that answers "map" must return an object of items');
    const shaped = await shaper.shapeAll(Object.values(items), request);
    const names = Object.keys(items);
    return new RestResponse(Object.fromEntries(names.map((name, at) => [name, shaped[at]])));
  },

  page: async (page, request, shaper) => {
    if (!isPage(page))
      throw new Error('respond: an endpoint that answers "page" must return { items, total }');
    const response = new RestResponse(await shaper.shapeAll(page.items, request));
    return withTotals(response, page, request, shaper.settings);
  },

  any: (result) =>
    isError(result) || result instanceof RestResponse ? result : new RestResponse(result ?? null),
};

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
