import { oneLine } from '../http/header-list.ts';
import { parseFields } from '../shape/fields.ts';
import { andThen, called, eachInTurn } from './awaitable.ts';
import { responseOf } from './dispatch.ts';
import type { Awaitable } from './endpoint.ts';
import type { EndpointRecord, RouteRecord } from './records.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** What comes after dispatch, of every request from outside: by itself `Allow`, then `_fields`. */
export function postDispatch(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Awaitable<RestResponse> {
  const filtered = called(() =>
    server.hooks.filterRequest('rest_post_dispatch', response, server, request),
  );
  return andThen(filtered, responseOf);
}

/**
 * Adds the methods of the matched route that the caller may use as `Allow` (4.2), unless nobody sees the
 * headers. Stands at `rest_post_dispatch`. A promise only where a permission takes its time.
 */
export function sendAllowHeader(
  response: RestResponse,
  server: Server,
  request: RestRequest,
): Awaitable<RestResponse> {
  const matched = request.isEmbedded ? null : response.matchedRoute;
  const route = matched === null ? null : server.routes.get(matched);
  if (!route) return response;
  const verdicts: boolean[] = [];
  const asked = eachInTurn(route.endpoints, (endpoint) =>
    andThen(isAllowed(endpoint, request), (verdict) => void verdicts.push(verdict)),
  );
  return andThen(asked, () => {
    const methods = allowedMethods(route, verdicts);
    if (methods !== '') response.headers.setLine('Allow', methods);
    return response;
  });
}

/** Leaves of the data what `_fields` names (4.4); an error is left whole. Stands at `rest_post_dispatch`. */
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

/** The methods of the endpoints that say yes, as the header names them. */
function allowedMethods({ endpoints }: RouteRecord, verdicts: readonly boolean[]): string {
  const known = knownTexts.get(endpoints) ?? [];
  for (const { said, text } of known) if (isSame(said, verdicts)) return text;
  const text = oneLine(namesOf(endpoints, verdicts));
  if (known.push({ said: verdicts, text }) === 1) knownTexts.set(endpoints, known);
  return text;
}

interface AllowText {
  readonly said: readonly boolean[];
  readonly text: string;
}

// Of a route there are few answers to who may do what.
const knownTexts = new WeakMap<readonly EndpointRecord[], AllowText[]>();

function isSame(some: readonly boolean[], others: readonly boolean[]): boolean {
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

function namesOf(endpoints: readonly EndpointRecord[], verdicts: readonly boolean[]): string {
  // Of two endpoints with the same method the later one decides, in the place of the first.
  const allowed = new Map<string, boolean>();
  endpoints.forEach(({ methods }, at) => {
    for (const method of methods) allowed.set(method, verdicts[at] === true);
  });
  return [...allowed.keys()].filter((method) => allowed.get(method) === true).join(', ');
}

function isAllowed(endpoint: EndpointRecord, request: RestRequest): Awaitable<boolean> {
  if (!endpoint.permission && !endpoint.nestedItem) return true;
  if (isAskedAlready(endpoint, request)) return request.permission === true;
  try {
    const verdict = called(() => verdictOf(endpoint, request));
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

/**
 * Returns what the permission says. It is never asked about an item of another parent: like one that does not
 * exist, such an item allows what the parent allows.
 */
function verdictOf({ nestedItem, permission }: EndpointRecord, request: RestRequest): unknown {
  const ask = (): unknown => (permission ? permission(request) : true);
  if (!nestedItem) return ask();
  return andThen(nestedItem.belongs(request), (belongs) =>
    belongs === true ? ask() : belongs === false,
  );
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
