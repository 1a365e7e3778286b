import { HeaderList } from '../http/header-list.ts';
import type { RestRequest } from './request.ts';
import type { Server } from './server.ts';

export const JSON_TYPE = 'application/json; charset=UTF-8';

/** The headers that every answer begins with. */
export function constantHeaders(server: Server, { connection }: RestRequest): HeaderList {
  const root = server.rootUrl(connection);
  const { hooks } = server;
  const isKept = !hooks.has('rest_exposed_cors_headers') && !hooks.has('rest_allowed_cors_headers');
  const known = isKept ? kept.get(server) : undefined;
  if (known?.root === root) return new HeaderList(known.lines);
  const lines = makeLines(server, root);
  if (isKept) kept.set(server, { root, lines });
  return new HeaderList(lines);
}

// While nobody filters them, they are the same for everybody who asks for the same address.
const kept = new WeakMap<Server, { readonly root: string; readonly lines: readonly string[] }>();

/** Headers as they are written, names and values by turns. */
export function writtenHeaders(server: Server, headers: HeaderList): string[] {
  const constant = kept.get(server)?.lines;
  const lines = headers.lines.slice();
  for (let at = 1; at < lines.length; at += 2) {
    const value = lines[at] ?? '';
    // Those that begin every answer were looked at when they were made.
    if (value !== constant?.[at]) lines[at] = oneLine(value);
  }
  return lines;
}

/** A header is one line of Latin letters; what is more would break the answer or forge another header. */
export function oneLine(text: string): string {
  if (!UNFIT.test(text)) return text;
  return text.replace(/[^\x21-\x7e\x80-\xff]+/g, ' ');
}

const UNFIT = /[^\x20-\x7e\x80-\xff]| {2}/;

function makeLines({ hooks, settings }: Server, root: string): readonly string[] {
  const prefix = `X-${settings.token.toUpperCase()}`;
  const exposed = [`${prefix}-Total`, `${prefix}-TotalPages`, 'Link'];
  const allowed = [
    'Authorization',
    `${prefix}-Nonce`,
    'Content-Disposition',
    'Content-MD5',
    'Content-Type',
  ];
  const headers = {
    'Content-Type': JSON_TYPE,
    'X-Robots-Tag': 'noindex',
    Link: `<${root}>; rel="${settings.apiRel}"`,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': hooks.filter('rest_exposed_cors_headers', exposed).join(', '),
    'Access-Control-Allow-Headers': hooks.filter('rest_allowed_cors_headers', allowed).join(', '),
  };
  return Object.entries(headers).flatMap(([name, value]) => [name, oneLine(value)]);
}
