import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Outside } from '../rule.ts';

/** A link that embeds a resource without a schema file. */
export function* unknownResource({ resources }: Outside): Iterable<Diagnostic> {
  const names = resources.map(({ name }) => name);
  for (const { embedded, places } of resources) {
    for (const { name: resource, path } of embedded) {
      if (names.includes(resource)) continue;
      const span = places.at([...path, 'embeds']);
      yield diagnose('links/unknown-resource', span, { resource, hint: hint(resource, names) });
    }
  }
}
