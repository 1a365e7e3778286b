import { toFetchHandler } from '../../runtime/http/fetch.ts';
import type { FetchHandler, FetchHandlerOptions } from '../../runtime/http/fetch.ts';
import { createServer, Hooks, streamed } from '../../runtime/server/index.ts';
import type { PlainEndpoint, Server } from '../../runtime/server/index.ts';

/** A service with an echo, an error, a stream, uploads and an endless handler; it needs nothing but web APIs. */
export function portableServer(
  onBug: (bug: unknown) => void = () => undefined,
  baseUrl = 'http://site.test',
): Server {
  const hooks = new Hooks<Server>();
  hooks.on('rest_api_init', (server) => {
    for (const [route, endpoint] of Object.entries(endpoints))
      server.registerRoute('test/v1', route, { permission_callback: () => true, ...endpoint });
  });
  return createServer(
    {
      profile: 'content-api',
      ...{ token: 'cms', baseUrl },
      apiRel: 'https://api.test/',
      name: () => 'A site',
      description: () => '',
    },
    { hooks, onBug },
  );
}

/** The signals of the requests to `/never`. */
export const signals: AbortSignal[] = [];

const endpoints: { readonly [route: string]: PlainEndpoint } = {
  '/echo': { methods: 'GET, POST', callback: (request) => request.getParams() },
  '/long': { methods: 'GET', callback: () => 'long '.repeat(1000) },
  '/broken': {
    methods: 'GET',
    callback: () => {
      throw new Error('broken on purpose');
    },
  },
  '/lines': {
    methods: 'GET',
    callback: () => streamed(lines(), { 'Content-Type': 'text/plain' }),
  },
  '/files': {
    methods: 'POST',
    uploads: true,
    callback: async (request) => ({
      params: request.getParams(),
      files: await Promise.all(
        request.files.map(async (file) => {
          const { field, filename, type } = file;
          return { field, filename, type, text: new TextDecoder().decode(await file.bytes()) };
        }),
      ),
    }),
  },
  '/never': {
    methods: 'GET',
    callback: (request) => {
      signals.push(request.signal);
      return new Promise(() => undefined);
    },
  },
};

async function* lines(): AsyncGenerator<Uint8Array> {
  for (const line of ['one\n', 'two\n', 'three\n']) yield new TextEncoder().encode(line);
}

export function portableHandler(
  options: FetchHandlerOptions = {},
  onBug?: (bug: unknown) => void,
): FetchHandler {
  return toFetchHandler(portableServer(onBug), options);
}
