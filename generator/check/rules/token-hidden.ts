import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { contextsOf } from '../../../runtime/resource/index.ts';
import { TOKEN } from '../../lower/callbacks.ts';
import { schemasOf } from '../walk.ts';

/**
 * A property that carries the product token in its name and is not for all contexts: under another token
 * the generated filters do not know it, and leave it in.
 */
export function* tokenHidden(project: Project): Iterable<Diagnostic> {
  for (const resource of project.resources) {
    const contexts = contextsOf(resource.spec);
    const alone = { ...project, resources: [resource], argSets: new Map() };
    for (const { schema, name, path, places } of schemasOf(alone)) {
      if (path[0] !== 'schema' || !String(path.at(-1)).includes(TOKEN)) continue;
      const missing = contexts.filter((context) => schema.context?.includes(context) === false);
      if (missing.length > 0)
        yield diagnose('schema/token-hidden', places.ofName(path), {
          name,
          contexts: missing.join(', '),
        });
    }
  }
}
