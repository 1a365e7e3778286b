import { HeaderList, oneLine } from '../http/header-list.ts';
import type { RestRequest } from './request.ts';
import type { Server } from './server.ts';

export const JSON_TYPE = 'application/json; charset=UTF-8';

/** The headers that every answer begins with. */
export function constantHeaders(server: Server, { connection }: RestRequest): HeaderList {
  const root = server.rootUrl(connection);
  const { hooks } = server;
  const isKept = !hooks.has('rest_exposed_cors_headers') && !hooks.has('rest_allowed_cors_headers');
  const known = isKept ? kept.get(server) : undefined;
  if (known?.root === root) return known.headers.copy();
  const headers = makeHeaders(server, root);
  if (isKept) kept.set(server, { root, headers });
  return headers.copy();
}

// While nobody filters them, they are the same for everybody who asks for the same address.
const kept = new WeakMap<Server, { readonly root: string; readonly headers: HeaderList }>();

function makeHeaders({ hooks, settings }: Server, root: string): HeaderList {
  const prefix = `X-${settings.token.toUpperCase()}`;
  const exposed = [`${prefix}-Total`, `${prefix}-TotalPages`, 'Link'];
  const allowed = [
    'Authorization',
    `${prefix}-Nonce`,
    'Content-Disposition',
    'Content-MD5',
    'Content-Type',
  ];
  const values = {
    'Content-Type': JSON_TYPE,
    'X-Robots-Tag': 'noindex',
    // Without a root there is nothing to tell of (4.1).
    ...(root !== '' && { Link: `<${root}>; rel="${settings.apiRel}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': hooks.filter('rest_exposed_cors_headers', exposed).join(', '),
    'Access-Control-Allow-Headers': hooks.filter('rest_allowed_cors_headers', allowed).join(', '),
  };
  const headers = new HeaderList();
  for (const [name, value] of Object.entries(values)) headers.setLine(name, oneLine(value));
  return headers;
}
