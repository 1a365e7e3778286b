import { contextsOf } from '../../../runtime/resource/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';

/** A `context` inside of what has none: that is shown as it is, and nobody looks into it (4.5). */
export function* idleContext(project: Project): Iterable<Diagnostic> {
  const contexts = new Map(project.resources.map(({ places, spec }) => [places, contextsOf(spec)]));
  for (const site of schemasOf(project)) {
    const { schema, name, path, places } = site;
    if (schema.context === undefined || path[0] !== 'schema') continue;
    const around = openAround(site);
    const isForAll = contexts.get(places)?.every((context) => schema.context?.includes(context));
    if (around === null || isForAll === true) continue;
    const span = places.ofName([...path, 'context']);
    yield diagnose('schema/idle-context', span, { name, around: around.name });
  }
}

/** The nearest schema around it that has no `context`, and needs one; alternatives are always looked into. */
function openAround({ around }: SchemaSite): SchemaSite | null {
  if (!around || around.as === 'item') return null;
  if (around.as !== 'alternative' && around.schema.context === undefined) return around;
  return openAround(around);
}
