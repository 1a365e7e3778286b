import { oneLine } from '../http/header-list.ts';
import { parseFields } from '../shape/fields.ts';
import { called } from './called.ts';
import type { EndpointRecord } from './registration.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * Sets `Allow` to the methods of the matched route that the caller may use (4.2), except in embedded responses, whose
 * headers are not shown. Default filter of `rest_post_dispatch`.
 */
export async function sendAllowHeader(
  response: RestResponse,
  server: Server,
  request: RestRequest,
): Promise<RestResponse> {
  const matched = request.isEmbedded ? null : response.matchedRoute;
  const route = matched === null ? null : server.routes.get(matched);
  if (!route) return response;
  // Of two endpoints with the same method the later one decides, in the place of the first.
  const allowed = new Map<string, boolean>();
  for (const endpoint of route.endpoints) {
    const isAllowed = await isEndpointAllowed(endpoint, request);
    for (const method of endpoint.methods) allowed.set(method, isAllowed);
  }
  const methods = [...allowed.keys()].filter((method) => allowed.get(method) === true);
  if (methods.length > 0) response.headers.set('Allow', oneLine(methods.join(', ')));
  return response;
}

/** Reduces the data to what `_fields` names (4.4), except that of errors. Default filter of `rest_post_dispatch`. */
export function filterResponseFields(
  response: RestResponse,
  _server: Server,
  request: RestRequest,
): RestResponse {
  if (response.isError) return response;
  const asked = request.getParam('_fields');
  const fields = asked === null ? null : parseFields(asked);
  if (fields) response.keepFields(fields);
  return response;
}

async function isEndpointAllowed(endpoint: EndpointRecord, request: RestRequest): Promise<boolean> {
  const { permission, nestedItem } = endpoint;
  if (!permission && !nestedItem) return true;
  // A write may have changed what its own permission depends on (a deleted item): it is asked again.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && request.endpoint === endpoint && request.permission !== undefined)
    return request.permission === true;
  try {
    const belongs = nestedItem ? await nestedItem.belongs(request) : true;
    // An item of another parent allows what the parent allows, like one that does not exist.
    if (belongs !== true) return belongs === false;
    return !permission || (await called(() => permission(request))) === true;
  } catch (thrown) {
    if (request.checkedFor === endpoint.argsByName) throw thrown;
    // The permission was made for other arguments than those of this request.
    return false;
  }
}
