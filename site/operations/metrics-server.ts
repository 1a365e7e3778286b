import { createServer } from 'node:http';

/** The listen address of the metrics. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** A server of metrics; `url` is the URL of the metrics. */
export interface MetricsServer {
  readonly url: string;
  close(): void;
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Returns the number of running workers and of restarts after a crash. */
type CountWorkers = () => { readonly running: number; readonly restarts: number };

/** Serves the metrics of all workers of this primary. Returns an error message if it cannot listen. */
export async function serveClusterMetrics(
  address: MetricsAddress,
): Promise<(MetricsServer & { observe(count: CountWorkers): void }) | string> {
  const { AggregatorRegistry, Counter, Gauge, Registry } = await import('prom-client').then(
    ({ default: client }) => client,
  );
  const workers = new AggregatorRegistry();
  const own = new Registry();
  let count: CountWorkers = () => ({ running: 0, restarts: 0 });
  new Gauge({
    name: 'site_workers',
    help: 'Workers that serve requests.',
    registers: [own],
    collect() {
      this.set(count().running);
    },
  });
  new Counter({
    name: 'site_worker_restarts_total',
    help: 'Workers that were started in place of one that died.',
    registers: [own],
    collect() {
      this.reset();
      this.inc(count().restarts);
    },
  });
  const text = async (): Promise<string> => {
    // A starting worker may not reply in time.
    const parts = await Promise.all([workers.clusterMetrics().catch(() => ''), own.metrics()]);
    return parts.filter((part) => part !== '').join('\n');
  };
  const server = await tryServe(address, text);
  if (typeof server === 'string') return server;
  return {
    ...server,
    observe(counted) {
      count = counted;
    },
  };
}

/** Serves metrics. Returns an error message if it cannot listen. */
export async function tryServe(
  address: MetricsAddress,
  text: () => Promise<string>,
): Promise<MetricsServer | string> {
  try {
    return await serveMetrics(address, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `cannot serve metrics at ${address.host}:${address.port}: ${code}`;
  }
}

/** Serves `/metrics` on a separate port. Rejects with the system error if it cannot listen. */
async function serveMetrics(
  { host, port }: MetricsAddress,
  text: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isRead =
      /^(?:GET|HEAD)$/.test(request.method ?? '') && request.url?.split('?', 1)[0] === '/metrics';
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
  // The server does not keep the process alive.
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
