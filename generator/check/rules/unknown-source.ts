import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Outside } from '../rule.ts';

/** A `$from` of a resource that has no file. */
export function* unknownSource({ resources }: Outside): Iterable<Diagnostic> {
  const known = ['schema', ...resources.map(({ name }) => name)];
  for (const { sources, places } of resources) {
    for (const { name: resource, path } of sources) {
      if (known.includes(resource)) continue;
      const values = { resource, hint: hint(resource, known) };
      yield diagnose('args/unknown-source', places.at(path), values);
    }
  }
}
