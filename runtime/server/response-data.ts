import { compactLinks } from '../shape/curies.ts';
import type { Links } from '../shape/links.ts';
import { embed } from './embed.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * Returns the data of a response with its links as `_links` and embedded responses as `_embedded`.
 * `relations` is the result of `parseEmbed`; `null` embeds nothing.
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

/** Returns the data of a response with its links as `_links`. */
function shownData({ curies }: Server, response: RestResponse): unknown {
  const { data, compactLinks: own } = response;
  if (own) return withLinks(data, own);
  const { links } = response;
  return links.size === 0 ? data : withLinks(data, compactLinks(Object.fromEntries(links), curies));
}

/** Returns data with links as `_links`. */
export function withLinks(data: unknown, _links: Links): unknown {
  if (isEmpty(_links)) return data;
  if (Array.isArray(data)) return { ...data, _links };
  return typeof data === 'object' ? { ...data, _links } : data;
}

/** Whether there are no links. */
export function isEmpty(links: Links): boolean {
  for (const _relation in links) return false;
  return true;
}

/**
 * Returns data as JSON, or the error that says why it cannot be written: circular data, and values that JSON would write as
 * `null` although they are not (NaN, infinite numbers, invalid dates, functions and symbols in lists).
 */
export function encodeJson(data: unknown, isPretty = false): string | Error {
  try {
    // A function or a symbol has no text.
    const text = JSON.stringify(data, null, isPretty ? 4 : 0) as string | undefined;
    if (text === undefined) return new Error(`json: a ${typeof data} cannot be written`);
    // Only a `null` in the text can come from such a value; looking for it walks all data.
    const path = text.includes('null') ? findUnwritable(data, 'data', false) : null;
    return path === null ? text : new Error(`json: the value at ${path} cannot be written`);
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}

/** Returns the path to the first value that JSON cannot write; `null` if there is none. */
function findUnwritable(value: unknown, path: string, isInList: boolean): string | null {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? null : path;
    case 'function':
    case 'symbol':
      // As a member of a map it is omitted.
      return isInList ? path : null;
    case 'object':
      return value === null ? null : findInside(value, path);
    default:
      return null;
  }
}

function findInside(value: object, path: string): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? path : null;
  if ('toJSON' in value && typeof value.toJSON === 'function') return null;
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    const inside = isList ? `${path}[${name}]` : `${path}.${name}`;
    const found = findUnwritable(member, inside, isList);
    if (found !== null) return found;
  }
  return null;
}
