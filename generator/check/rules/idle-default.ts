import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { sentAround } from '../sent.ts';
import { schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';

/** A `default` inside of an argument: only whole ones are filled in (4.6). */
export function* idleDefault(project: Project): Iterable<Diagnostic> {
  const argumentAround = sentAround(project);
  for (const site of schemasOf(project)) {
    if (site.schema.default === undefined) continue;
    if (argumentAround(site) === null && !isInArgument(site)) continue;
    const span = site.places.ofName([...site.path, 'default']);
    yield diagnose('schema/idle-default', span, { name: site.name });
  }
}

/** Inside of an argument that is written out. Of alternatives the handler has to find out which it got. */
function isInArgument({ around }: SchemaSite): boolean {
  if (!around || around.as === 'alternative') return false;
  return around.as === 'argument' || isInArgument(around);
}
