import { ApiError } from './api-error.ts';
import type { Written } from './input.ts';
import { streamIn, type Lasts } from './request.ts';
import { parseJson, type Answered, type CallArguments, type Transport } from './transport.ts';

/** How the responses of an endpoint are read. */
interface ReplyKinds {
  /** The declared headers by status: text, or a number or a boolean. */
  readonly headers: {
    readonly [status: number]: { readonly [name: string]: 'text' | 'json' };
  };
  /** The media type of the usual body, if it is not JSON. */
  readonly media?: string;
  /** Whether the usual body is a page of a collection. */
  readonly isPage?: boolean;
  /** Whether redirects are responses of the endpoint instead of being followed. */
  readonly redirects?: boolean;
  /** Writes a request with a file. */
  readonly write?: (transport: Transport, ...request: CallArguments) => Promise<Written>;
}

/** Calls an endpoint with several responses, and returns status, body and headers of the one that it gives. */
export async function replyOf<T>(
  transport: Transport,
  kinds: ReplyKinds,
  ...request: CallArguments
): Promise<T> {
  const { media, redirects, write } = kinds;
  const written = write ? await write(transport, ...request) : transport.write(...request);
  const isParsed = media === undefined && !redirects;
  const accept: Written['headers'] =
    media === undefined ? {} : { accept: `${media}, application/json;q=0.9` };
  const exchanged = await transport.exchange(
    {
      ...written,
      headers: { ...written.headers, ...accept },
      ...(redirects && { redirect: 'manual' as const }),
      streams: media !== undefined && !media.startsWith('text/'),
    },
    request[3],
    isParsed ? undefined : (response, lasts) => bodyOf(response, media, lasts),
  );
  const { status, body: given } = exchanged;
  const value = isParsed ? given : transport.received(given, written.call, status);
  const isPage = kinds.isPage && Array.isArray(value);
  const body = isPage ? transport.pageOf({ ...exchanged, body: value }) : value;
  // The generated client says what the schemas promise.
  return { status, body, headers: headersOf(exchanged, kinds) } as T;
}

/** Returns the body of a response: text, a stream of bytes, a JSON value; `null` for a redirect. */
async function bodyOf(response: Response, media?: string, lasts?: Lasts): Promise<unknown> {
  if (response.type === 'opaqueredirect')
    throw new TypeError('Browsers hide redirects from scripts: open the URL of the call instead.');
  if (!response.ok) return null;
  const type = response.headers.get('content-type') ?? '';
  if (media !== undefined && type.startsWith(media))
    return media.startsWith('text/') ? response.text() : streamIn(response, lasts);
  const text = await response.text();
  const value = text === '' ? null : parseJson(text);
  if (value === undefined) throw new ApiError(response.status, text, response.headers);
  return value;
}

function headersOf({ status, headers }: Answered, { headers: kinds }: ReplyKinds): object {
  const found = Object.entries(kinds[status] ?? {}).flatMap(([name, kind]) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, kind === 'json' ? (parseJson(value) ?? value) : value]];
  });
  return Object.fromEntries(found);
}
