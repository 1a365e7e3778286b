import { parseFields } from '../shape/fields.ts';
import type { Awaitable } from './endpoint.ts';
import type { EndpointRecord, RouteRecord } from './records.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * What comes after dispatch, of every request from outside: `Allow`, then `_fields`, then filters. A
 * promise only where somebody makes one.
 */
export function postDispatch(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Awaitable<RestResponse> {
  const added = addAllow(server, response, request);
  return added
    ? added.then(() => filterResponse(server, response, request))
    : filterResponse(server, response, request);
}

/** The same without `Allow`, for answers whose headers nobody sees. */
export function filterResponse(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Awaitable<RestResponse> {
  selectFields(response, request);
  if (!server.hooks.has('rest_post_dispatch')) return response;
  return server.hooks.filterRequest('rest_post_dispatch', response, server, request);
}

/** The methods of the matched route that the caller may use (4.2). */
function addAllow(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Promise<void> | null {
  const route = response.matchedRoute === null ? null : server.routes.get(response.matchedRoute);
  if (!route) return null;
  const verdicts: boolean[] = [];
  for (const endpoint of route.endpoints) {
    const verdict = isAllowed(endpoint, request);
    if (typeof verdict !== 'boolean')
      return addAwaited(response, request, route, verdicts, verdict);
    verdicts.push(verdict);
  }
  setAllow(response, route, verdicts);
  return null;
}

/** The same from the first endpoint on whose permission takes its time. */
async function addAwaited(
  response: RestResponse,
  request: RestRequest,
  route: RouteRecord,
  known: readonly boolean[],
  awaited: Promise<boolean>,
): Promise<void> {
  const verdicts = [...known, await awaited];
  for (const endpoint of route.endpoints.slice(verdicts.length))
    verdicts.push(await isAllowed(endpoint, request));
  setAllow(response, route, verdicts);
}

function setAllow(
  response: RestResponse,
  { endpoints }: RouteRecord,
  verdicts: readonly boolean[],
): void {
  // Of two endpoints with the same method the later one decides, in the place of the first.
  const allowed = new Map<string, boolean>();
  for (let at = 0; at < endpoints.length; at += 1) {
    for (const method of endpoints[at]?.methods ?? []) allowed.set(method, verdicts[at] === true);
  }
  let methods = '';
  for (const [method, isAllowed] of allowed)
    if (isAllowed) methods += methods === '' ? method : `, ${method}`;
  if (methods !== '') response.header('Allow', methods);
}

function isAllowed(endpoint: EndpointRecord, request: RestRequest): boolean | Promise<boolean> {
  if (!endpoint.permission) return true;
  if (isAskedAlready(endpoint, request)) return request.permission === true;
  try {
    const verdict = endpoint.permission(request);
    if (typeof verdict === 'object' && verdict !== null)
      return Promise.resolve<unknown>(verdict).then(
        (said) => said === true,
        (thrown: unknown) => refused(endpoint, request, thrown),
      );
    return verdict === true;
  } catch (thrown) {
    return refused(endpoint, request, thrown);
  }
}

// Asked about a request that it was not made for: what it cannot say yes to, it does not allow.
function refused({ argsByName }: EndpointRecord, request: RestRequest, thrown: unknown): false {
  if (request.checkedFor === argsByName) throw thrown;
  return false;
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
  const asked = request.getParam('_fields');
  const fields = asked === null ? null : parseFields(asked);
  if (fields) response.keepFields(fields);
}
