import { createServer } from 'node:net';

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * A port that can be listened at: `port` itself, or for 0 one that is free. Asked before anything is
 * written, so that a start that cannot succeed leaves no trace.
 */
export async function freePort(
  port: number,
  host: string,
): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      resolve(error);
    });
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : port);
      });
    });
  });
}

/** Returns the sentence that says why a port cannot be listened at. */
export function portProblem(error: { readonly code?: unknown }, { port, host }: Address): string {
  if (error.code === 'EADDRINUSE')
    return `port ${port} is in use: choose another one, as in PORT=${port + 1}`;
  if (error.code === 'EACCES') return `port ${port} may not be used: choose one above 1023`;
  return `cannot listen at ${host}:${port}: ${String(error.code)}`;
}
