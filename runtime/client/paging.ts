import type { Written } from './input.ts';
import type { CallOptions, Method } from './request.ts';
import { itemsOf } from './transport.ts';
import type { Answered, Transport } from './transport.ts';

/**
 * The items of all pages of a collection, one after the other; a page is asked for when its first item is.
 * Follows the address of the next page that the service names, whether that counts pages or has a cursor.
 */
export async function* allOf<T>(
  transport: Transport,
  method: Method,
  path: string,
  input?: object,
  options?: CallOptions,
  json?: readonly string[],
): AsyncGenerator<T, void, undefined> {
  const first = transport.write(method, path, input, json);
  const written = first.body === null ? inQuery(first) : inBody(first);
  let query: URLSearchParams | null = written.position;
  while (query) {
    const answer: Answered = await transport.exchange(written.at(query), options);
    const items = itemsOf<T>(answer);
    for (const item of items) {
      // Also what has come already is not for those who have called it off.
      options?.signal?.throwIfAborted();
      yield item;
    }
    const total = Number(answer.headers.get(transport.header('Total')));
    const pages = Number(answer.headers.get(transport.header('TotalPages')));
    query = query.has('offset')
      ? skipped(query, items.length, total)
      : nextOf(answer, query, pages);
  }
}

/** A request whose pages are told apart by some of its parameters. */
interface Paged {
  readonly position: URLSearchParams;
  at(position: URLSearchParams): Written;
}

function inQuery(first: Written): Paged {
  return { position: first.query, at: (query) => ({ ...first, query }) };
}

/** Where a body has the arguments, those of the page are in it as well: they would win over a query. */
function inBody(first: Written): Paged {
  const args: { [name: string]: unknown } = JSON.parse(String(first.body));
  const position = new URLSearchParams();
  for (const name of POSITION) if (name in args) position.set(name, String(args[name]));
  return {
    position,
    at: (query) => {
      const own = POSITION.filter((name) => query.has(name)).map((name) => [name, query.get(name)]);
      return { ...first, body: JSON.stringify({ ...args, ...Object.fromEntries(own) }) };
    },
  };
}

const POSITION = ['page', 'offset', 'cursor'];

/**
 * The query of the next page; only the query is taken, so that nothing is ever sent elsewhere. A parameter
 * that the link names without its value (what was sent as `false`) has the value that it had.
 */
function nextOf(
  { headers }: Answered,
  sent: URLSearchParams,
  pages: number,
): URLSearchParams | null {
  const link = headers.get('link') ?? '';
  const address = /<([^<>]*)>\s*;[^<]*\brel="?next"?/.exec(link)?.[1];
  if (address === undefined) {
    // The service leaves out a link that would be too long: pages are then counted.
    const page = Number(sent.get('page') ?? 1) + 1;
    if (!(page <= pages)) return null;
    const next = new URLSearchParams(sent);
    next.set('page', String(page));
    return next;
  }
  const query = new URLSearchParams(address.replace(/^[^?]*\??/, '').replace(/#.*$/, ''));
  query.delete('rest_route');
  for (const [name, value] of sent) if (query.get(name) === '') query.set(name, value);
  return query;
}

/** With an offset no page counts: the next page begins behind the items that were answered. */
function skipped(query: URLSearchParams, count: number, total: number): URLSearchParams | null {
  const offset = Number(query.get('offset')) + count;
  if (count === 0 || offset >= total) return null;
  const next = new URLSearchParams(query);
  next.set('offset', String(offset));
  return next;
}
