import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { hint } from '../hint.ts';
import type { Outside } from '../rule.ts';
import { argListsOf } from '../walk.ts';

/** A `$from` of a resource that has no file. */
export function* unknownSource(project: Outside): Iterable<Diagnostic> {
  const known = ['schema', ...project.resources.map(({ name }) => name)];
  for (const { args, path, resource } of argListsOf(project)) {
    const source = args.$from;
    if (source === undefined || known.includes(source)) continue;
    const span = resource.places.at([...path, '$from']);
    yield diagnose('args/unknown-source', span, { resource: source, hint: hint(source, known) });
  }
}
