import { parseFields } from '../shape/fields.ts';
import type { EndpointRecord, RouteRecord } from './records.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** What comes after dispatch, of every request from outside: `Allow`, then `_fields`, then filters. */
export async function postDispatch(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Promise<RestResponse> {
  await addAllow(server, response, request);
  return filterResponse(server, response, request);
}

/** The same without `Allow`, for answers whose headers nobody sees. */
export async function filterResponse(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Promise<RestResponse> {
  selectFields(response, request);
  if (!server.hooks.has('rest_post_dispatch')) return response;
  return server.hooks.filterRequest('rest_post_dispatch', response, server, request);
}

/** The methods of the matched route that the caller may use (4.2). */
async function addAllow(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Promise<void> {
  const route = response.matchedRoute === null ? null : server.routes.get(response.matchedRoute);
  if (!route) return;
  const allowed = await allowedMethods(route, request);
  if (allowed.length > 0) response.header('Allow', allowed.join(', '));
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

/** Leaves of the data what `_fields` names (4.4); an error is left whole. */
function selectFields(response: RestResponse, request: RestRequest): void {
  if (response.isError) return;
  const fields = parseFields(request.getParam('_fields'));
  if (fields) response.keepFields(fields);
}
