import { endpointEntries } from '../../../runtime/resource/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { methodsOf } from '../../lower/resource.ts';

/** `uploads` of an endpoint with a method whose requests have no body. */
export function* idleUploads(project: Project): Iterable<Diagnostic> {
  for (const { spec, places } of project.resources) {
    for (const [pattern, route] of Object.entries(spec.routes)) {
      for (const [name, { methods, uploads }] of endpointEntries(route)) {
        const method = methodsOf(methods).find((one) => one === 'GET' || one === 'DELETE');
        if (uploads !== true || method === undefined) continue;
        const span = places.at(['routes', pattern, name, 'uploads']);
        yield diagnose('routes/idle-uploads', span, { name, method });
      }
    }
  }
}
