import { appendQuery } from '../../runtime/client/input.ts';
import type { Call } from './calls.ts';
import type { Params } from './arguments.ts';

/** An encoded request. */
export interface Sent {
  readonly method: string;
  /** Path on the site, with the prefix and the query. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | null;
}

/** Encodes a call as an HTTP request. */
export function encode(call: Call): Sent {
  const { method, headers, encoding } = call;
  const args = argsOf(call);
  const { type = null, body = null } = encoders[encoding](args);
  const query = queryOf(body === null ? { ...args, ...call.query } : call.query);
  return {
    method,
    path: `/cms-json${call.path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(type === null ? {} : { 'content-type': type }),
      ...extraHeaders(call),
      ...headers,
    },
    body,
  };
}

function argsOf({ args, batch }: Call): Params {
  if (batch.length === 0) return args;
  const requests = batch.map((one) => {
    const { method, path, headers } = encode({ ...one, encoding: 'query' });
    return { method, path: path.slice('/cms-json'.length), headers, body: one.args };
  });
  return { ...args, requests };
}

interface Encoded {
  readonly type?: string;
  readonly body?: Buffer;
}

const encoders: { readonly [E in Call['encoding']]: (args: Params) => Encoded } = {
  query: () => ({}),
  json: (args) => ({ type: 'application/json', body: json(args) }),
  form: (args) => ({ type: 'application/x-www-form-urlencoded', body: Buffer.from(queryOf(args)) }),
  multipart: (args) => ({ type: 'multipart/form-data; boundary=XX', body: multipart(args) }),
  upload: () => ({ type: 'image/png', body: PIXEL }),
  text: (args) => ({ type: 'text/plain', body: json(args) }),
  'broken JSON': (args) => ({ type: 'application/json', body: json(args).subarray(0, -1) }),
  list: (args) => ({ type: 'application/json', body: json([args, 1]) }),
};

function extraHeaders({ encoding, args }: Call): { readonly [name: string]: string } {
  if (encoding !== 'upload') return {};
  const name = String(args['title'] ?? 'a').replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return { 'content-disposition': `attachment; filename="${name.slice(0, 200)}.png"` };
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function queryOf(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) appendQuery(query, name, value);
  return query.toString();
}

function multipart(args: Params): Buffer {
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--XX\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const fields = Object.entries(args).map(([name, value]) =>
    part(`name="${name}"`, typeof value === 'string' ? value : String(JSON.stringify(value))),
  );
  const file = part('name="file"; filename="a.png"\r\nContent-Type: image/png', PIXEL);
  return Buffer.concat([...fields, file, Buffer.from('--XX--\r\n')]);
}

/** An image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
