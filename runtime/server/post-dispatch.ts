import { filterFields, parseFields } from '../shape/fields.ts';
import type { EndpointRecord, RouteRecord } from './records.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** What comes after dispatch, of every request from outside: by itself `Allow`, then `_fields`. */
export function postDispatch(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Promise<RestResponse> {
  return server.hooks.filterRequest('rest_post_dispatch', response, server, request);
}

/**
 * Adds the methods of the matched route that the caller may use as `Allow` (4.2), unless nobody sees the
 * headers. Stands at `rest_post_dispatch`.
 */
export async function sendAllowHeader(
  response: RestResponse,
  server: Server,
  request: RestRequest,
): Promise<RestResponse> {
  const matched = request.isEmbedded ? null : response.matchedRoute;
  const route = matched === null ? null : server.routes.get(matched);
  if (!route) return response;
  const allowed = await allowedMethods(route, request);
  return allowed.length > 0 ? response.header('Allow', allowed.join(', ')) : response;
}

/** Leaves of the data what `_fields` names (4.4); an error is left whole. Stands at `rest_post_dispatch`. */
export function filterResponseFields(
  response: RestResponse,
  _server: Server,
  request: RestRequest,
): RestResponse {
  if (response.isError) return response;
  const fields = parseFields(request.getParam('_fields'));
  if (fields) response.data = filterFields(response.data, fields);
  return response;
}

// Of two endpoints with the same method the later one decides, in the place of the first.
async function allowedMethods(
  { endpoints }: RouteRecord,
  request: RestRequest,
): Promise<readonly string[]> {
  const verdicts = new Map<string, boolean>();
  for (const endpoint of endpoints) {
    const verdict = await isAllowed(endpoint, request);
    for (const method of endpoint.methods) verdicts.set(method, verdict);
  }
  return [...verdicts.keys()].filter((method) => verdicts.get(method) === true);
}

async function isAllowed(endpoint: EndpointRecord, request: RestRequest): Promise<boolean> {
  if (!endpoint.permission) return true;
  if (isAskedAlready(endpoint, request)) return request.permission === true;
  try {
    return (await endpoint.permission(request)) === true;
  } catch (thrown) {
    // Asked about a request that it was not made for: what it cannot say yes to, it does not allow.
    if (request.checkedFor === endpoint.argsByName) throw thrown;
    return false;
  }
}

// A write may have changed what its own permission goes by (a deleted item): it is asked again.
function isAskedAlready(endpoint: EndpointRecord, request: RestRequest): boolean {
  return (
    request.permission !== undefined &&
    request.endpoint === endpoint &&
    (request.method === 'GET' || request.method === 'HEAD')
  );
}
