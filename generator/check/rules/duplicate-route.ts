import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { servedRoutes } from '../routes.ts';
import type { Outside } from '../rule.ts';

/** A method of a route that two endpoints want to serve, in one file or in two. */
export function* duplicateRoute(project: Outside): Iterable<Diagnostic> {
  const servedBy = new Map<string, string>();
  for (const { endpoint, method, namespace, pattern, span } of servedRoutes(project)) {
    const key = JSON.stringify([namespace, pattern, method]);
    const first = servedBy.get(key);
    if (first === undefined) servedBy.set(key, endpoint);
    else yield diagnose('routes/duplicate', span(), { method, route: pattern, first });
  }
}
