import { decodePath, splitAddress, withoutTrailingSlash } from '../http/urls.ts';
import { parseForm } from '../http/query.ts';
import { parseEmbed } from '../shape/fields.ts';
import { failedResponse } from './failures.ts';
import { postDispatch } from './handle-request.ts';
import { RestRequest, type RequestUser } from './request.ts';
import { responseData, type Envelope } from './response-data.ts';
import type { Server } from './server.ts';

/** A path with a query, or a path and its method: `GET` or `OPTIONS`. */
export type PreloadPath = string | readonly [path: string, method: string];

/** A response that is embedded in a page. */
export type Preloaded = Omit<Envelope, 'status'>;

/** Responses by path; responses to OPTIONS are under the key `OPTIONS`. */
export interface PreloadedResponses {
  [path: string]: Preloaded | { [path: string]: Preloaded };
}

/** Requests every path as `user`, and returns the responses with status 200 (4.8). */
export async function preload(
  server: Server,
  paths: readonly PreloadPath[],
  user: RequestUser | null,
): Promise<PreloadedResponses> {
  // The type of `Object.create` is `any`.
  const responses = Object.create(null) as PreloadedResponses;
  const options = Object.create(null) as { [path: string]: Preloaded };
  for (const entry of paths) {
    // An empty entry is skipped. An empty path with a method is the root.
    if (entry === '') continue;
    const [given, requested] = typeof entry === 'string' ? [entry] : entry;
    const path = withoutTrailingSlash(given);
    const method = requested === 'OPTIONS' ? 'OPTIONS' : 'GET';
    const response = await dispatchPath(server, path, method, user).catch((bug: unknown) => {
      // An error is omitted, so that the page is still sent.
      failedResponse(server, bug, null);
      return null;
    });
    if (!response) continue;
    if (method === 'OPTIONS') responses['OPTIONS'] = Object.assign(options, { [path]: response });
    else responses[path] = response;
  }
  return responses;
}

async function dispatchPath(
  server: Server,
  path: string,
  method: string,
  user: RequestUser | null,
): Promise<Preloaded | null> {
  const address = splitAddress(path);
  const route = address && decodePath(address.route);
  if (!address || route === null) return null;
  const { query } = address;
  const request = new RestRequest({ method, route, query: parseForm(query), user });
  const response = await server.dispatch(request);
  if (response.status !== 200) return null;
  const finished = await postDispatch(server, response, request);
  const relations = request.hasParam('_embed') ? parseEmbed(request.getParam('_embed')) : null;
  const data = await responseData(server, finished, relations, request);
  return { body: asContainer(data), headers: Object.fromEntries(finished.headers) };
}

// Pages expect a preloaded body to be a list or a map.
function asContainer(data: unknown): unknown {
  if (data === null || data === undefined) return [];
  return typeof data === 'object' ? data : [data];
}
