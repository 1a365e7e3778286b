import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Sent } from './encode.ts';

/** A response, or the reason why there is none. */
export type Reply =
  | {
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
    }
  | { readonly failure: 'slow' | 'no response'; readonly reason: string };

/** Milliseconds after which a response counts as slow. */
export const SLOW = 5_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request; `credentials`: `login:password`. */
export function send(base: string, sent: Sent, credentials: string | undefined): Promise<Reply> {
  const { hostname, port } = new URL(base);
  const { method, path, body } = sent;
  const headers = {
    ...sent.headers,
    ...(credentials && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    ...(body && { 'content-length': body.length }),
  };
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () => {
        clearTimeout(timer);
        const { statusCode = 0, headers: received } = response;
        const text = Buffer.concat(chunks).toString();
        resolve({ status: statusCode, headers: received, body: text });
      });
    });
    const timer = setTimeout(() => {
      resolve({ failure: 'slow', reason: `No response within ${SLOW / 1000} s.` });
      outgoing.destroy();
    }, SLOW);
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      resolve({ failure: 'no response', reason: error.message });
    });
    outgoing.end(body);
  });
}
