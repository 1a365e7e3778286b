import { streamed } from './response.ts';
import type { RestResponse } from './response.ts';

/** Media types whose responses are streams of JSON values. */
const writers: { readonly [media: string]: (value: unknown) => string } = {
  'application/x-ndjson': (value) => `${JSON.stringify(value)}\n`,
  'text/event-stream': (value) => `data: ${JSON.stringify(value)}\n\n`,
};

/**
 * Returns the result of a handler as a response of a media type other than JSON: text or bytes, whole or in
 * parts, or values that are written one by one.
 */
export function mediaResponse(result: unknown, media: string): RestResponse {
  const isText = media.startsWith('text/');
  return streamed(chunksOf(result, writers[media]), {
    'Content-Type': isText ? `${media}; charset=utf-8` : media,
    ...(media === 'text/event-stream' && { 'Cache-Control': 'no-cache' }),
  });
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
