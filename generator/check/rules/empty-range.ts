import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { ranges } from '../contradiction.ts';
import { schemasOf } from '../walk.ts';

/** A smallest above a largest: nothing passes. */
export function* emptyRange(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    for (const [lower, upper] of ranges) {
      const least = schema[lower];
      const most = schema[upper];
      if (least === undefined || most === undefined || least <= most) continue;
      const span = places.at([...path, lower]);
      yield diagnose('schema/empty-range', span, {
        lower,
        upper,
        least: String(least),
        most: String(most),
      });
    }
  }
}
