import { isDeepStrictEqual } from 'node:util';
import type { BenchRequest } from '../lib/processes.ts';
import { BARE } from './contestants.ts';
import type { ServerProcess } from './processes.ts';
import type { Row } from './rows.ts';

/** Returns how the responses of servers differ from those of bare `node:http`, a sentence for each difference. */
export async function differences(
  servers: readonly ServerProcess[],
  rows: readonly Row[],
): Promise<readonly string[]> {
  const bare = servers.find(({ name }) => name === BARE);
  if (!bare) throw new Error('http: there is nothing to compare with');
  const found: string[] = [];
  for (const { title, requests } of rows) {
    // The first, one in the middle and the last: the first and last pages have other headers.
    for (const at of new Set([0, Math.floor(requests.length / 2), requests.length - 1])) {
      const request = requests[at];
      if (!request) continue;
      const expected = await responseOf(bare, request);
      for (const server of servers) {
        const given = await responseOf(server, request);
        const part = PARTS.find((name) => !isDeepStrictEqual(given[name], expected[name]));
        if (part)
          found.push(
            `${title}, ${request.path}: ${server.name} differs in ${part}:\n${show(given[part])}\n${show(expected[part])}`,
          );
      }
    }
  }
  return found;
}

const PARTS = ['status', 'headers', 'body'] as const;

/** Headers of the connection, and the length, which depends on spacing. */
const UNCOMPARED = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
]);

/** Headers that every server must send with any value: the tag depends on the order of members. */
const OWN = new Set(['etag', 'x-request-id']);

async function responseOf(
  { port }: ServerProcess,
  { method, path, headers = {}, body }: BenchRequest,
) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const compared = [...response.headers].filter(([name]) => !UNCOMPARED.has(name));
  const shown = (name: string, value: string) => (OWN.has(name) ? '' : value.toLowerCase());
  return {
    status: response.status,
    // Frameworks differ in the case of the charset.
    headers: compared.map(([name, value]) => `${name}: ${shown(name, value)}`).sort(),
    body: (await response.json()) as unknown,
  };
}

function show(value: unknown): string {
  return JSON.stringify(value, null, 1).slice(0, 2000);
}
