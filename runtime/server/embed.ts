import { parseForm } from '../http/query.ts';
import { readUrl } from '../http/urls.ts';
import { isSet } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import { postDispatch } from './handle-request.ts';
import { RestRequest } from './request.ts';
import { responseData } from './response-data.ts';
import type { Server } from './server.ts';

const NOT_EMBEDDED = Promise.resolve({});

/**
 * Returns the data, or each item of a list, with the responses of its embeddable links in the context
 * `embed`. Each URL is requested once, and all URLs concurrently, so that handlers can look up their
 * data in batches.
 */
export async function embed(
  server: Server,
  data: unknown,
  relations: true | readonly string[],
  request: RestRequest,
): Promise<unknown> {
  const { embedLimit = Infinity } = server.settings;
  const responses = new Map<string, Promise<unknown>>();
  const responseOf = (href: string): Promise<unknown> => {
    const known = responses.get(href);
    if (known) return known;
    // A link beyond the limit becomes an empty object, like a link that cannot be embedded.
    if (responses.size >= embedLimit) return NOT_EMBEDDED;
    const pending = fetchEmbedded(server, href, request);
    responses.set(href, pending);
    return pending;
  };
  if (!Array.isArray(data)) return embedInto(data, relations, responseOf);
  return Promise.all(data.map((item: unknown) => embedInto(item, relations, responseOf)));
}

async function embedInto(
  data: unknown,
  relations: true | readonly string[],
  responseOf: (href: string) => Promise<unknown>,
): Promise<unknown> {
  if (!isMap(data) || !isMap(data['_links'])) return data;
  const pending = Object.entries(data['_links'])
    .filter(([relation]) => relations === true || relations.includes(relation))
    .map(async ([relation, links]) => {
      // A link that cannot be embedded becomes an empty object, so that links and responses have equal positions.
      const responses = (Array.isArray(links) ? links : []).map((link: unknown) =>
        isEmbeddable(link) ? responseOf(link.href) : {},
      );
      return [relation, await Promise.all(responses)] as const;
    });
  const all = await Promise.all(pending);
  const embedded = all.filter(([, responses]) => responses.some(isFilled));
  return embedded.length > 0 ? { ...data, _embedded: Object.fromEntries(embedded) } : data;
}

async function fetchEmbedded(server: Server, href: string, outer: RestRequest): Promise<unknown> {
  const request = requestFor(server, href, outer);
  if (!request) return {};
  if (!isSet(request.getParam('context'))) request.setParam('context', 'embed');
  const response = await postDispatch(server, await server.dispatch(request), request);
  return responseData(server, response, null, request);
}

/** Returns the request for a URL of this service; `null` for any other URL. */
function requestFor(server: Server, href: string, outer: RestRequest): RestRequest | null {
  const { user, connection } = outer;
  const settings = server.addresses.settings();
  // A link may have been built for another connection.
  const address =
    readUrl(href, settings, server.addresses.root(connection)) ??
    readUrl(href, settings, server.addresses.root(null));
  if (!address) return null;
  const { route, query } = address;
  return new RestRequest({ route, query: parseForm(query), user, connection, outer });
}

function isEmbeddable(link: unknown): link is { readonly href: string } {
  return isMap(link) && isSet(link['embeddable']) && typeof link['href'] === 'string';
}

function isFilled(response: unknown): boolean {
  if (typeof response !== 'object' || response === null)
    return Boolean(response) && response !== '0';
  return Object.keys(response).length > 0;
}
