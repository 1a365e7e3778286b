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
  const answers = new Map<string, Promise<unknown>>();
  const answerOf = (href: string): Promise<unknown> => {
    const known = answers.get(href);
    if (known) return known;
    // A link beyond the limit becomes an empty object, like a link that cannot be embedded.
    if (answers.size >= embedLimit) return NOT_EMBEDDED;
    const asked = ask(server, href, request);
    answers.set(href, asked);
    return asked;
  };
  if (!Array.isArray(data)) return embedInto(data, relations, answerOf);
  return Promise.all(data.map((item: unknown) => embedInto(item, relations, answerOf)));
}

async function embedInto(
  data: unknown,
  relations: true | readonly string[],
  answerOf: (href: string) => Promise<unknown>,
): Promise<unknown> {
  if (!isMap(data) || !isMap(data['_links'])) return data;
  const asked = Object.entries(data['_links'])
    .filter(([relation]) => relations === true || relations.includes(relation))
    .map(async ([relation, links]) => {
      // A link that cannot be embedded becomes an empty object, so that links and responses have equal positions.
      const answers = (Array.isArray(links) ? links : []).map((link: unknown) =>
        isEmbeddable(link) ? answerOf(link.href) : {},
      );
      return [relation, await Promise.all(answers)] as const;
    });
  const answered = await Promise.all(asked);
  const embedded = answered.filter(([, answers]) => answers.some(isFilled));
  return embedded.length > 0 ? { ...data, _embedded: Object.fromEntries(embedded) } : data;
}

async function ask(server: Server, href: string, outer: RestRequest): Promise<unknown> {
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

function isFilled(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return Boolean(answer) && answer !== '0';
  return Object.keys(answer).length > 0;
}
