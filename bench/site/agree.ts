import { isDeepStrictEqual } from 'node:util';
import type { BenchRequest } from '../lib/processes.ts';
import type { Contestant } from './contestants.ts';
import type { Row } from './rows.ts';

/** Returns how the responses of servers to reads differ from those of the first one, a sentence each. */
export async function differences(
  servers: readonly Contestant[],
  rows: readonly Row[],
): Promise<readonly string[]> {
  const [first] = servers;
  if (!first) throw new Error('There is no server to compare with.');
  const found: string[] = [];
  for (const { title, requests, isWrite } of rows) {
    if (isWrite) continue;
    for (const at of new Set([0, Math.floor(requests.length / 2), requests.length - 1])) {
      const request = requests[at];
      if (!request) continue;
      const expected = await responseOf(first, request);
      for (const server of servers) {
        const given = await responseOf(server, request);
        const part = PARTS.find((name) => !isDeepStrictEqual(given[name], expected[name]));
        if (part)
          found.push(
            `${title}, ${request.path}: ${server.name} differs in ${part}:\n${excerpt(given[part])}\n${excerpt(expected[part])}`,
          );
      }
    }
  }
  return found;
}

const PARTS = ['status', 'headers', 'body'] as const;
const COMPARED = ['content-type', 'x-cms-total', 'x-cms-totalpages', 'allow'];

async function responseOf(
  { port }: Contestant,
  { method, path, headers = {}, body }: BenchRequest,
) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    // A slow response of another server would take longer than a connection may be idle.
    headers: { ...headers, connection: 'close' },
    ...(body === undefined ? {} : { body }),
  });
  return {
    status: response.status,
    headers: COMPARED.map((name) => `${name}: ${response.headers.get(name)?.toLowerCase()}`),
    body: (await response.json()) as unknown,
  };
}

function excerpt(value: unknown): string {
  return JSON.stringify(value, null, 1).slice(0, 3000);
}
