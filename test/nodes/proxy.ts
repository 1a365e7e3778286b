import { Agent, createServer, request as sendRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer over HTTP in front of nodes on the loopback interface. */
export interface Proxy {
  readonly port: number;
  /** The ports of the nodes that get requests. */
  readonly ready: ReadonlySet<number>;
  close(): Promise<void>;
}

const CHECK_EVERY = 200;
const CHECK_TIMEOUT = 2_000;

/**
 * Starts a proxy that forwards requests to the nodes in turn. A node whose `/readyz` fails, or whose connection fails, gets no
 * requests until `/readyz` succeeds. A read is sent to another node if its connection fails; a write only if the connection was
 * refused, because otherwise it may be stored. The response is 502 for such a write, and 503 if no node is ready.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const check = async (port: number): Promise<void> => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) ready.add(port);
    else ready.delete(port);
  };
  const checks = ports.map((port) => {
    let running: Promise<void> | null = null;
    return setInterval(() => {
      running ??= check(port).finally(() => (running = null));
    }, CHECK_EVERY);
  });

  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    tried: ReadonlySet<number>,
  ): void => {
    const free = [...ready].filter((port) => !tried.has(port));
    const port = free[(turn += 1) % free.length];
    if (port === undefined)
      return void outgoing
        .writeHead(503, { 'Retry-After': '1', 'X-Proxy': 'no node' })
        .end('"no node"');
    const { method = 'GET', url = '/', rawHeaders } = incoming;
    const sent = sendRequest(
      { agent, port, host: '127.0.0.1', method, path: url, headers: ownHeaders(rawHeaders) },
      (response) => {
        const { statusCode = 502, rawHeaders: lines } = response;
        outgoing.writeHead(statusCode, ownHeaders(lines));
        response.on('error', () => outgoing.destroy());
        response.pipe(outgoing);
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') ready.delete(port);
      if (outgoing.headersSent) return void outgoing.destroy();
      const isRead = method === 'GET' || method === 'HEAD';
      // Node.js closes a kept connection that the node has closed: the request may have been read.
      if (isRead || error.code === 'ECONNREFUSED')
        forward(incoming, body, outgoing, new Set([...tried, port]));
      else outgoing.writeHead(502, { 'X-Proxy': error.code ?? 'error' }).end('"lost"');
    });
    sent.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => forward(incoming, Buffer.concat(chunks), outgoing, new Set()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ready,
    close: async () => {
      for (const timer of checks) clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const HOP_BY_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Returns the header lines as alternating names and values, without connection headers. */
function ownHeaders(lines: readonly string[]): string[] {
  return lines.filter((_, at) => !HOP_BY_HOP.has((lines[at - (at % 2)] ?? '').toLowerCase()));
}
