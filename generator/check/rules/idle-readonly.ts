import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { sentAround } from '../sent.ts';
import { schemasOf } from '../walk.ts';

/** A `readonly` inside of a property that clients may send: arguments are whole properties (4.6). */
export function* idleReadonly(project: Project): Iterable<Diagnostic> {
  const argumentAround = sentAround(project);
  for (const site of schemasOf(project)) {
    if (site.schema.readonly !== true) continue;
    const property = argumentAround(site);
    if (property === null) continue;
    const span = site.places.ofName([...site.path, 'readonly']);
    yield diagnose('schema/idle-readonly', span, { name: site.name, property });
  }
}
