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
export async function responseData(
  server: Server,
  response: RestResponse,
  relations: true | readonly string[] | null,
  request: RestRequest,
): Promise<unknown> {
  const data = withLinks(server, response);
  return relations === null ? data : embed(server, data, relations, request);
}

function withLinks(server: Server, { data, links }: RestResponse): unknown {
  if (links.size === 0) return data;
  const shown: Links = Object.fromEntries(links);
  const _links = compactLinks(shown, server.curies);
  if (Array.isArray(data)) return { ...data, _links };
  return typeof data === 'object' ? { ...data, _links } : data;
}
