import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { endpointEntries } from '../../../runtime/resource/index.ts';

/** Two endpoints of a resource, on different routes, with one name. */
export function* duplicateEndpoint({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    const seen = new Set<string>();
    for (const [pattern, route] of Object.entries(spec.routes)) {
      for (const [endpoint] of endpointEntries(route)) {
        if (seen.has(endpoint)) {
          const span = places.ofName(['routes', pattern, endpoint]);
          yield diagnose('routes/duplicate-endpoint', span, { endpoint });
        }
        seen.add(endpoint);
      }
    }
  }
}
