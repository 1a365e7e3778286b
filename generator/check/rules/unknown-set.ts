import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Outside } from '../rule.ts';

/** An `$include` of a set that has no file. */
export function* unknownSet({ resources, argSets }: Outside): Iterable<Diagnostic> {
  for (const { sets, places } of resources) {
    for (const { name: set, path } of sets) {
      if (argSets.includes(set)) continue;
      yield diagnose('args/unknown-set', places.at(path), { set, hint: hint(set, argSets) });
    }
  }
}
