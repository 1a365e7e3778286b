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
  const contexts = new Map(project.resources.map(({ places, spec }) => [places, contextsOf(spec)]));
  for (const { schema, name, path, places } of schemasOf(project)) {
    if (path[0] !== 'schema' || !String(path.at(-1)).includes(TOKEN)) continue;
    const hides = (context: string): boolean => schema.context?.includes(context) === false;
    const missing = (contexts.get(places) ?? []).filter(hides).join(', ');
    if (missing !== '')
      yield diagnose('schema/token-hidden', places.ofName(path), { name, contexts: missing });
  }
}
