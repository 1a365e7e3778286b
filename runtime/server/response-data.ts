import { compactLinks } from '../shape/curies.ts';
import type { Links } from '../shape/links.ts';
import { embed } from './embed.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * The data of a response with its links as `_links` and, where asked for, what they point to as
 * `_embedded`. `relations` is what `parseEmbed` answers; `null` embeds nothing.
 */
export function responseData(
  server: Server,
  response: RestResponse,
  relations: true | readonly string[] | null,
  request: RestRequest,
): unknown {
  const data = shownData(server, response);
  return relations === null ? data : embed(server, data, relations, request);
}

/** The data of a response with its links as `_links`. */
function shownData({ curies }: Server, response: RestResponse): unknown {
  const { data, compactLinks: own } = response;
  if (own) return withLinks(data, own);
  const { links } = response;
  return links.size === 0 ? data : withLinks(data, compactLinks(Object.fromEntries(links), curies));
}

/** Data with links as `_links`. */
export function withLinks(data: unknown, _links: Links): unknown {
  if (isEmpty(_links)) return data;
  if (Array.isArray(data)) return { ...data, _links };
  return typeof data === 'object' ? { ...data, _links } : data;
}

function isEmpty(links: Links): boolean {
  for (const _relation in links) return false;
  return true;
}
