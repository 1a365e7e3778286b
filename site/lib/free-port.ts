import { createServer } from 'node:net';

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
