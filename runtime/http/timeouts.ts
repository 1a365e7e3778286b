import type { ServerOptions } from 'node:http';

/** How long is waited for clients, in milliseconds. */
export interface Timeouts {
  /** For the head of a request; 20 seconds when absent. What takes longer is answered with 408. */
  readonly headers?: number | undefined;
  /** For a whole request, its body too; 5 minutes when absent. What takes longer is answered with 408. */
  readonly request?: number | undefined;
  /** For the next request over the same connection; 5 seconds when absent. */
  readonly keepAlive?: number | undefined;
  /** For anything at all to move while a request is under way; 2 minutes when absent. Then it is closed. */
  readonly idle?: number | undefined;
}

const SECOND = 1000;

/** What node:http is told of them; what is idle, it is told later. */
export function serverTimeouts(timeouts: Timeouts): ServerOptions {
  const requestTimeout = timeouts.request ?? 300 * SECOND;
  const headersTimeout = Math.min(timeouts.headers ?? 20 * SECOND, requestTimeout);
  return {
    requestTimeout,
    headersTimeout,
    keepAliveTimeout: timeouts.keepAlive ?? 5 * SECOND,
    // Slow requests are looked for every so often: this is by how much one can overrun.
    connectionsCheckingInterval: Math.ceil(headersTimeout / 4),
  };
}

/** How long a connection may be without any movement. */
export function idleTimeout({ idle }: Timeouts): number {
  return idle ?? 120 * SECOND;
}
