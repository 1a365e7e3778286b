import { isDeepStrictEqual } from 'node:util';
import type { Asked } from '../lib/processes.ts';
import { BARE } from './contestants.ts';
import type { ServerProcess } from './processes.ts';
import type { Row } from './rows.ts';

/** How the answers of servers differ from those of bare `node:http`, a sentence each. */
export async function differences(
  servers: readonly ServerProcess[],
  rows: readonly Row[],
): Promise<readonly string[]> {
  const bare = servers.find(({ name }) => name === BARE);
  if (!bare) throw new Error('http: there is nothing to compare with');
  const found: string[] = [];
  for (const { title, requests } of rows) {
    // The first, one in the middle, the last: what is at either end has other headers.
    for (const at of new Set([0, Math.floor(requests.length / 2), requests.length - 1])) {
      const asked = requests[at];
      if (!asked) continue;
      const expected = await ask(bare, asked);
      for (const server of servers) {
        const given = await ask(server, asked);
        const part = PARTS.find((name) => !isDeepStrictEqual(given[name], expected[name]));
        if (part)
          found.push(
            `${title}, ${asked.path}: ${server.name} differs in ${part}:\n${show(given[part])}\n${show(expected[part])}`,
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

/** Headers that every server has to send, with a value of its own: the tag depends on the order of members. */
const OWN = new Set(['etag', 'x-request-id']);

async function ask({ port }: ServerProcess, { method, path, headers = {}, body }: Asked) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const compared = [...answer.headers].filter(([name]) => !UNCOMPARED.has(name));
  const told = (name: string, value: string) => (OWN.has(name) ? '' : value.toLowerCase());
  return {
    status: answer.status,
    // Frameworks write the charset in letters of their own.
    headers: compared.map(([name, value]) => `${name}: ${told(name, value)}`).sort(),
    body: (await answer.json()) as unknown,
  };
}

function show(value: unknown): string {
  return JSON.stringify(value, null, 1).slice(0, 2000);
}
