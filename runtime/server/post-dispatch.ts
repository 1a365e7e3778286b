import { parseFields } from '../shape/fields.ts';
import type { EndpointRecord } from './records.ts';
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
  const allowed: string[] = [];
  // Of two endpoints with the same method the later one decides, in the place of the first.
  const verdicts = new Map<string, boolean>();
  for (const endpoint of route.endpoints) {
    const answer = isAllowed(endpoint, request);
    const verdict = typeof answer === 'boolean' ? answer : await answer;
    for (const method of endpoint.methods) verdicts.set(method, verdict);
  }
  for (const [method, verdict] of verdicts) if (verdict) allowed.push(method);
  if (allowed.length > 0) response.header('Allow', allowed.join(', '));
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
