import { closeStream } from '../http/body.ts';
import { isEmpty, isMap } from '../schema/values/containers.ts';
import { compactLinks } from '../shape/curies.ts';
import type { Links } from '../shape/links.ts';
import { embed } from './embed.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';
import type { ServerSettings } from './settings.ts';

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
  // Data cannot contain a stream.
  if (request.stream) closeStream(request.stream);
  const data = shownData(server, response);
  return relations === null ? data : embed(server, data, relations, request);
}

/** Returns the data of a response with its links as `_links`. */
function shownData({ curie }: Server, response: RestResponse): unknown {
  const { data, itemLinks } = response;
  if (itemLinks) {
    const own = itemLinks.build('compact');
    return isMap(data) && !isEmpty(own) ? itemLinks.addTo(data, own) : withLinks(data, own);
  }
  const { links } = response;
  return links.size === 0 ? data : withLinks(data, compactLinks(Object.fromEntries(links), curie));
}

/** A response inside the body of another response. */
export interface Envelope {
  readonly body: unknown;
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
}

/** Returns the envelope of a response, with its status and headers. */
export async function envelope(
  server: Server,
  response: RestResponse,
  relations: true | readonly string[] | null,
  request: RestRequest,
): Promise<Envelope> {
  const made: Envelope = {
    body: await responseData(server, response, relations, request),
    status: response.status,
    headers: Object.fromEntries(response.headers),
  };
  const filtered = await server.hooks.filterRequest('rest_envelope_response', made, response);
  // Callbacks of the filter are responsible for the form of the envelope.
  return filtered as Envelope;
}

/** Returns data with links as `_links`. */
function withLinks(data: unknown, _links: Links): unknown {
  return typeof data !== 'object' || isEmpty(_links) ? data : { ...data, _links };
}

/** Returns the function that `JSON.stringify` applies to values; `undefined` if BigInts are not written. */
export function jsonReplacer(int64: ServerSettings['int64']) {
  if (int64 !== 'bigint') return undefined;
  return (_name: string, value: unknown): unknown =>
    typeof value === 'bigint' ? String(value) : value;
}

/**
 * Returns data as JSON, or the error that says why it cannot be written: circular data, and values that JSON would write as
 * `null` although they are not (NaN, infinite numbers, invalid dates, functions and symbols in lists).
 */
export function encodeJson(
  data: unknown,
  { isPretty = false, int64 }: { isPretty?: boolean; int64?: ServerSettings['int64'] },
): string | Error {
  try {
    // A function or a symbol has no text.
    const text = JSON.stringify(data, jsonReplacer(int64), isPretty ? 4 : 0) as string | undefined;
    if (text === undefined) return new Error(`json: a ${typeof data} cannot be written`);
    // Only a `null` in the text can come from such a value; looking for it walks all data. Texts may contain the word.
    const path = /(?:^|[[:,\s])null/.test(text) ? findUnwritable(data, false) : null;
    return path === null ? text : new Error(`json: the value at data${path} cannot be written`);
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}

/** Returns the path below a value to the first one that JSON cannot write; `null` if there is none. */
function findUnwritable(value: unknown, isInList: boolean): string | null {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? null : '';
    case 'function':
    case 'symbol':
      // As a member of a map it is omitted.
      return isInList ? '' : null;
    case 'object':
      return value === null ? null : findInside(value);
    default:
      return null;
  }
}

function findInside(value: object): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : null;
  if ('toJSON' in value && typeof value.toJSON === 'function') return null;
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    const found = findUnwritable(member, isList);
    if (found !== null) return (isList ? `[${name}]` : `.${name}`) + found;
  }
  return null;
}
