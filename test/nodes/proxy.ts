import { Agent, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createProxyServer } from 'httpxy';

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

  const proxy = createProxyServer({ agent });
  const forward = async (
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    tried: readonly number[] = [],
  ): Promise<void> => {
    const free = [...ready].filter((port) => !tried.includes(port));
    const port = free[(turn += 1) % free.length];
    if (port === undefined)
      return void outgoing
        .writeHead(503, { 'Retry-After': '1', 'X-Proxy': 'no node' })
        .end('"no node"');
    const target = { host: '127.0.0.1', port };
    try {
      await proxy.web(incoming, outgoing, { target, buffer: Readable.from([body]) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
      if (code === 'ECONNREFUSED') ready.delete(port);
      if (outgoing.headersSent) return void outgoing.destroy();
      // The node may have read a request whose connection ended later.
      if (incoming.method === 'GET' || incoming.method === 'HEAD' || code === 'ECONNREFUSED')
        return forward(incoming, body, outgoing, [...tried, port]);
      outgoing.writeHead(502, { 'X-Proxy': code }).end('"lost"');
    }
  };

  const server = createServer((incoming, outgoing) => {
    // A client that leaves needs no response.
    const whole = buffer(incoming).catch(() => null);
    void whole.then((body) => body && forward(incoming, body, outgoing));
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
