import type { Step } from './request.ts';

/** A response that came with the page (4.8). */
export interface Preloaded {
  readonly body: unknown;
  readonly headers: { readonly [name: string]: string };
}

/** Responses by path, `/cms/v2/posts?per_page=2`; responses to OPTIONS are under `OPTIONS`, by path. */
export interface PreloadedResponses {
  readonly [path: string]: Preloaded | { readonly [path: string]: Preloaded };
}

/** Uses each response that came with the page once, in place of a request. */
export function preloaded(responses: PreloadedResponses): Step {
  const kept = new Map<string, Preloaded>();
  for (const [path, response] of Object.entries(responses)) {
    if (isPreloaded(response)) kept.set(keyOf('GET', path), response);
    else for (const [of, one] of Object.entries(response)) kept.set(keyOf(path, of), one);
  }
  return (next) => async (request) => {
    const { method, route, query, body, signal } = request;
    const key = keyOf(method, `/${route.join('/')}?${query.toString()}`);
    // The key does not contain the arguments of a body.
    const response = body === null ? kept.get(key) : undefined;
    if (!response) return next(request);
    signal?.throwIfAborted();
    kept.delete(key);
    return Response.json(response.body, { headers: response.headers });
  };
}

function isPreloaded(value: PreloadedResponses[string]): value is Preloaded {
  return 'body' in value && 'headers' in value;
}

/**
 * Returns the key of a request, which does not depend on the order and the escaping of its arguments. Arguments of one
 * name are a list, which keeps its order and may be numbered.
 */
function keyOf(method: string, path: string): string {
  const [, route = '', text = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(path) ?? [];
  const entries = [...new URLSearchParams(text)].map(([name, value]): [string, string] => [
    name.replace(/\[\d+\]$/, '[]'),
    value,
  ]);
  entries.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const canonical = new URLSearchParams(entries);
  return `${method} ${route.replace(/\/+$/, '')}?${canonical.toString()}`;
}
