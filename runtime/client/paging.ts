import type { Written } from './input.ts';
import { itemsOf, type Answered, type CallArguments, type Transport } from './transport.ts';

/**
 * Returns the items of all pages of a collection, one after the other, and requests a page when its first item is
 * needed. Follows the link to the next page, whether the service counts pages or uses a cursor.
 */
export async function* allOf<T>(
  transport: Transport,
  ...request: CallArguments
): AsyncGenerator<T, void, undefined> {
  const written = positioned(transport.write(...request));
  const options = request[3];
  let query: URLSearchParams | null = written.query;
  while (query) {
    const response: Answered = await transport.exchange({ ...written, query }, options);
    const items = itemsOf<T>(response);
    for (const item of items) {
      options?.signal?.throwIfAborted();
      yield item;
    }
    const { total, totalPages } = transport.totalsIn(response.headers);
    query = query.has('offset')
      ? skipped(query, items.length, total)
      : nextOf(response, query, totalPages);
    if (written.body !== null) query = query && withoutArguments(query, written.query);
  }
}

const POSITION = ['page', 'offset', 'cursor'];

/** The request with the position of the page in its query: in a body it would win over the query. */
function positioned(first: Written): Written {
  if (first.body === null) return first;
  const args: { [name: string]: unknown } = JSON.parse(String(first.body));
  const query = new URLSearchParams(first.query);
  for (const name of POSITION) {
    if (name in args) query.set(name, String(args[name]));
    delete args[name];
  }
  return { ...first, query, body: JSON.stringify(args) };
}

/** The query of a next page without the arguments that the body has. */
function withoutArguments(next: URLSearchParams, first: URLSearchParams): URLSearchParams {
  const entries = [...next].filter(([name]) => POSITION.includes(name) || first.has(name));
  return new URLSearchParams(entries);
}

/**
 * Returns the query of the next page. Only the query of the link is used, so that no request goes to another host. A
 * parameter without a value in the link (`false`, as it was sent) keeps its value.
 */
function nextOf(
  { headers }: Answered,
  sent: URLSearchParams,
  pages: number,
): URLSearchParams | null {
  const link = headers.get('link') ?? '';
  const address = /<([^<>]*)>\s*;[^<]*\brel="?next"?/.exec(link)?.[1];
  if (address === undefined) {
    // The service leaves out a link that would be too long.
    const page = Number(sent.get('page') ?? 1) + 1;
    return page <= pages ? withParameter(sent, 'page', page) : null;
  }
  const query = new URLSearchParams(address.replace(/^[^?]*\??/, '').replace(/#.*$/, ''));
  query.delete('rest_route');
  for (const [name, value] of sent) if (query.get(name) === '') query.set(name, value);
  return query;
}

/** The query with the offset behind the received items. */
function skipped(query: URLSearchParams, count: number, total: number): URLSearchParams | null {
  const offset = Number(query.get('offset')) + count;
  return count === 0 || !(offset < total) ? null : withParameter(query, 'offset', offset);
}

function withParameter(query: URLSearchParams, name: string, value: number): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(name, String(value));
  return changed;
}
