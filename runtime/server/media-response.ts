import { closeStream } from '../http/body.ts';
import type { BodyStream } from '../http/wire.ts';
import { streamed } from './response.ts';
import type { RestResponse } from './response.ts';
import { jsonReplacer } from './response-data.ts';
import type { ServerSettings } from './settings.ts';

/** Media types whose responses are streams of JSON values. */
const writers: { readonly [media: string]: (json: string) => string } = {
  'application/x-ndjson': (json) => `${json}\n`,
  'text/event-stream': (json) => `data: ${json}\n\n`,
};

/**
 * Returns the result of a handler as a response of a media type other than JSON: text or bytes, whole or in
 * parts, or values that are written one by one.
 */
export function mediaResponse(
  result: unknown,
  media: string,
  int64?: ServerSettings['int64'],
): RestResponse {
  const write = writers[media];
  const written = write && ((value: unknown) => write(jsonOf(value, int64)));
  const isText = media.startsWith('text/');
  return streamed(streamOf(result, written), {
    'Content-Type': isText ? `${media}; charset=utf-8` : media,
    ...(media === 'text/event-stream' && { 'Cache-Control': 'no-cache' }),
  });
}

/** As in a whole response, a value that JSON lacks is null. */
function jsonOf(value: unknown, int64?: ServerSettings['int64']): string {
  const text: string | undefined = JSON.stringify(value, jsonReplacer(int64));
  return text ?? 'null';
}

/**
 * Reads the first part of a stream, so that an error in front of it becomes the response. The first event of an event stream
 * may be far away: its head is sent in the next turn. It gets a comment after each `heartbeat` milliseconds without an event.
 */
export async function readFirstPart(
  response: RestResponse,
  heartbeat: number,
): Promise<RestResponse> {
  if (!response.stream) return response;
  const chunks = (response.stream as AsyncIterable<Uint8Array>)[Symbol.asyncIterator](); // of `mediaResponse`
  let first: Promise<Part> | null = chunks.next();
  const isLive = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  await (isLive ? Promise.race([first, new Promise((resolve) => setTimeout(resolve))]) : first);
  // The stream passes on a later error.
  first.catch(() => undefined);
  const next = (): Promise<Part> => {
    const part = first ?? chunks.next();
    first = null;
    return part;
  };
  const beating = isLive && heartbeat > 0 ? withHeartbeat(next, heartbeat) : null;
  const rest: AsyncIterator<Uint8Array> = {
    next: beating?.next ?? next,
    return: async () => {
      beating?.stop();
      return (await chunks.return?.()) ?? { done: true, value: undefined };
    },
  };
  response.stream = { [Symbol.asyncIterator]: () => rest };
  return response;
}

type Part = IteratorResult<Uint8Array>;

/** Returns a comment in place of a part that takes longer than `quiet` milliseconds, so that no time limit ends the connection. */
function withHeartbeat(next: () => Promise<Part>, quiet: number) {
  let part: Promise<Part> | null = null;
  let isSettled = false;
  let wake = (): void => undefined;
  const settle = (): void => {
    isSettled = true;
    wake();
  };
  return {
    async next(): Promise<Part> {
      if (!part) {
        isSettled = false;
        part = next();
        void part.then(settle, settle);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, quiet);
        wake = () => resolve(clearTimeout(timer));
        if (isSettled) wake();
      });
      if (!isSettled) return { done: false, value: encoder.encode(':\n\n') };
      const settled = part;
      part = null;
      return settled;
    },
    stop: () => wake(),
  };
}

/** Returns the chunks of a result, which is also closed if none of them was read. */
function streamOf(result: unknown, write: Parameters<typeof chunksOf>[1]): BodyStream {
  const chunks = chunksOf(result, write);
  const close = (): Promise<IteratorResult<Uint8Array>> => {
    if (typeof result === 'object' && result !== null) closeStream(result);
    return chunks.return(undefined);
  };
  return { [Symbol.asyncIterator]: () => ({ next: () => chunks.next(), return: close }) };
}

async function* chunksOf(
  result: unknown,
  write: ((value: unknown) => string) | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const part of partsOf(result)) {
    const chunk = write ? write(part) : part;
    yield chunk instanceof Uint8Array ? chunk : encoder.encode(String(chunk));
  }
}

const encoder = new TextEncoder();

/** Returns the parts of a result. Text and bytes are one part. */
function partsOf(result: unknown): Iterable<unknown> | AsyncIterable<unknown> {
  if (typeof result !== 'object' || result === null || result instanceof Uint8Array)
    return [result];
  if (Symbol.asyncIterator in result || Symbol.iterator in result)
    return result as AsyncIterable<unknown>; // `for await` accepts both
  throw new Error('respond: an endpoint with "media" must return text, bytes or an iterable');
}
