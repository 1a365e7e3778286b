import { streamIn, type CallOptions, type Lasts, type Method } from './request.ts';
import type { Transport } from './transport.ts';
import type { uploadRequest } from './upload.ts';

/** The arguments of `Transport.call`, after the media type of the response. */
type Request = readonly [
  media: string,
  method: Method,
  path: string,
  input?: object,
  options?: CallOptions,
  json?: readonly string[],
  /** Writes a request with a file. */
  write?: typeof uploadRequest,
];

/** Calls an endpoint and returns what `read` returns for the response. */
async function open<T>(
  transport: Transport,
  [media, method, path, input, options, json, write]: Request,
  read: (response: Response, lasts?: Lasts) => T | Promise<T>,
): Promise<T> {
  const written = write
    ? await write(transport, method, path, input, options, json)
    : transport.write(method, path, input, options, json);
  const headers = { ...written.headers, accept: `${media}, application/json;q=0.9` };
  const { body } = await transport.exchange(
    { ...written, headers, streams: !/^text\/(?!event-)/.test(media) },
    options,
    read,
  );
  return body as T; // as the last argument returned it
}

/** Calls an endpoint whose response is text. */
export async function textOf(transport: Transport, ...request: Request): Promise<string> {
  return open(transport, request, (response) => response.text());
}

/** Calls an endpoint whose response is bytes, and returns them as a stream. */
export async function bytesOf(
  transport: Transport,
  ...request: Request
): Promise<ReadableStream<Uint8Array>> {
  return open(transport, request, streamIn);
}

/** Calls an endpoint whose response is JSON lines or server-sent events, and returns each value when it arrives. */
export async function* valuesOf<T>(
  transport: Transport,
  ...request: Request
): AsyncGenerator<T, void, undefined> {
  const [media, method, path] = request;
  const isEvents = media === 'text/event-stream';
  let data = '';
  for await (const line of linesOf(await bytesOf(transport, ...request))) {
    if (!isEvents) data = line;
    else if (line.startsWith('data:')) data += line.slice('data:'.length);
    // An empty line ends an event.
    if ((isEvents && line !== '') || data.trim() === '') continue;
    // The generated client says what the schemas promise.
    yield transport.received(JSON.parse(data), `${method} ${path}`) as T;
    data = '';
  }
}

async function* linesOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      text += value ? decoder.decode(value, { stream: true }) : `${decoder.decode()}\n`;
      const lines = text.split(/\r?\n/);
      text = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    // A caller that stops early closes the connection.
    await reader.cancel().catch(() => undefined);
  }
}
