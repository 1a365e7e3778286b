import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { hint } from '../hint.ts';
import type { Outside } from '../rule.ts';
import { argListsOf } from '../walk.ts';

/** An `$include` of a set that has no file. */
export function* unknownSet(project: Outside): Iterable<Diagnostic> {
  for (const { args, path, resource } of argListsOf(project)) {
    for (const [index, set] of (args.$include ?? []).entries()) {
      if (project.argSets.has(set)) continue;
      const span = resource.places.at([...path, '$include', index]);
      yield diagnose('args/unknown-set', span, { set, hint: hint(set, project.argSets.keys()) });
    }
  }
}
