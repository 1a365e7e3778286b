import { createServer } from 'node:http';

/** The address that metrics are served at. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** A server of metrics; `url` is the address of the metrics. */
export interface MetricsServer {
  readonly url: string;
  close(): void;
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `/metrics` at an address of its own. Rejects with the error of the system when it cannot listen. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  text: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isRead) return void response.writeHead(404).end();
    void text().then(
      (metrics) => response.writeHead(200, { 'Content-Type': TEXT }).end(metrics),
      ({ message }: Error) => response.writeHead(503).end(message),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, resolve);
  });
  // Scrapes do not keep the process alive.
  server.unref();
  const address = server.address();
  const bound = address !== null && typeof address === 'object' ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
