import { createServer } from 'node:net';

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Returns a port that can be used: `port` itself, or a free one if it is 0; the error if it cannot be used. Called
 * before the start writes anything, so that a failed start leaves no files.
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

/** Returns the message for a port that cannot be used. */
export function portProblem(error: { readonly code?: unknown }, { port, host }: Address): string {
  if (error.code === 'EADDRINUSE')
    return `port ${port} is in use: choose another port, for example PORT=${port + 1}`;
  if (error.code === 'EACCES') return `port ${port} cannot be used: choose a port above 1023`;
  return `cannot listen at ${host}:${port}: ${String(error.code)}`;
}
