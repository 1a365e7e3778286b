import type { Step } from './request.ts';

/** An answer that a page brings along (4.8). */
export interface Preloaded {
  readonly body: unknown;
  readonly headers: { readonly [name: string]: string };
}

/** Answers by path, `/cms/v2/posts?per_page=2`; those to OPTIONS, by path, under `OPTIONS`. */
export interface PreloadedAnswers {
  readonly [path: string]: Preloaded | { readonly [path: string]: Preloaded };
}

/** Answers what a page has brought along, each of it once: whoever asks again wants it fresh. */
export function preloaded(answers: PreloadedAnswers): Step {
  const kept = new Map<string, Preloaded>();
  for (const [path, answer] of Object.entries(answers)) {
    if (isAnswer(answer)) kept.set(keyOf('GET', path), answer);
    else for (const [of, one] of Object.entries(answer)) kept.set(keyOf(path, of), one);
  }
  return (next) => async (request) => {
    const { method, route, query, body, signal } = request;
    const key = keyOf(method, `/${route.join('/')}?${query.toString()}`);
    // The arguments of a request with a body are not all in its key.
    const answer = body === null ? kept.get(key) : undefined;
    if (!answer) return next(request);
    signal?.throwIfAborted();
    kept.delete(key);
    return Response.json(answer.body, { headers: answer.headers });
  };
}

function isAnswer(value: PreloadedAnswers[string]): value is Preloaded {
  return 'body' in value && 'headers' in value;
}

/**
 * One key for all ways to write a request: arguments in any order and escaped in any way. Those of one
 * name keep theirs, since they are a list; its items may be numbered.
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
