import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

/** Another site on localhost. */
export interface OtherSite {
  /** `127.0.0.1:12345` */
  readonly host: string;
  readonly base: string;
  /** The requested paths in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Starts a site with this request handler. */
export async function otherSite(answer: RequestListener): Promise<OtherSite> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    base: `http://${host}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
