import { isError } from '../errors/rest-error.ts';
import type { Answers } from './definition.ts';
import { andThen } from './awaitable.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import type { ItemShaper } from './item-shaper.ts';
import { withTotals } from './page-headers.ts';
import type { PageLike } from './page-headers.ts';
import { RestResponse } from './response.ts';

type Request = HandlerRequest<unknown>;
type Respond = (result: unknown, request: Request, shaper: ItemShaper) => Awaitable<unknown>;

/** How each kind of answer becomes a response. */
export const answers: { readonly [A in Answers]: Respond } = {
  item: (item, request, shaper) => {
    const updated = isWrite(request) ? shaper.updateFields(item, request) : null;
    return andThen(updated, (error) => error ?? shaper.itemResponse(item, request));
  },

  created: (item, request, shaper) =>
    andThen(
      shaper.updateFields(item, request),
      (error) => error ?? createdResponse(item, request, shaper),
    ),

  deleted: (result, request, shaper) => {
    if (!isDeleted(result)) return shaper.itemResponse(result, request);
    return andThen(
      shaper.dataOf(result.previous, request),
      (previous) => new RestResponse({ deleted: true, previous }),
    );
  },

  list: (items, request, shaper) => {
    if (!Array.isArray(items))
      throw new Error('answers: an endpoint that answers "list" must return a list');
    return shaper.collectionResponse(items, request);
  },

  map: (items, request, shaper) => {
    if (!isMap(items))
      throw new Error('answers: an endpoint that answers "map" must return an object of items');
    return andThen(shaper.shapeAll(Object.values(items), request), (shaped) => {
      const names = Object.keys(items);
      return new RestResponse(Object.fromEntries(names.map((name, at) => [name, shaped[at]])));
    });
  },

  page: (page, request, shaper) => {
    if (!isPage(page))
      throw new Error('answers: an endpoint that answers "page" must return { items, total }');
    return andThen(shaper.collectionResponse(page.items, request), (response) =>
      withTotals(response, page, request, shaper.settings),
    );
  },

  any: (result) =>
    isError(result) || result instanceof RestResponse ? result : new RestResponse(result ?? null),
};

function createdResponse(
  item: unknown,
  request: Request,
  shaper: ItemShaper,
): Awaitable<RestResponse> {
  return andThen(shaper.itemResponse(item, request), (response) => {
    response.status = 201;
    return andThen(shaper.locationOf(item, request), (location) =>
      location === undefined ? response : response.header('Location', location),
    );
  });
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
