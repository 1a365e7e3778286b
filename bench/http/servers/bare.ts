import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PATH } from '../addresses.ts';
import { create, item, list } from '../content.ts';
import type { Content } from '../content.ts';
import type { Sent } from '../memory.ts';
import type { Start } from '../started.ts';

/** `node:http` and nothing else: the items through `JSON.stringify`, no checks. */
export const start: Start = () => {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') {
      void readJson(incoming).then((sent) => send(outgoing, create(sent)));
      return;
    }
    const url = incoming.url ?? '';
    if (url.startsWith(`${PATH}/`)) {
      send(outgoing, item(Number(url.slice(PATH.length + 1))));
      return;
    }
    const query = new URLSearchParams(url.slice(url.indexOf('?')));
    const content = list(
      Number(query.get('page')),
      Number(query.get('per_page')),
      query.get('_fields'),
    );
    send(outgoing, content);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address()));
  });
};

function send(outgoing: ServerResponse, { status, headers, data }: Content): void {
  const text = JSON.stringify(data);
  outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) });
  outgoing.end(text);
}

function readJson(incoming: IncomingMessage): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The bench sends the members of a post.
    incoming.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Sent));
    incoming.on('error', reject);
  });
}
