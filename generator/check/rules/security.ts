import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Places, Project } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { schemeNames } from '../../lower/security.ts';
import { endpointsOf } from '../walk.ts';

/** routes/unknown-scheme: a security scheme that schemas/api.json does not declare. */
export function* unknownScheme({ about, aboutPlaces, resources }: Project): Iterable<Diagnostic> {
  const known = schemeNames(about);
  const unknownIn = function* (schemes: readonly string[], path: Path, places: Places) {
    for (const [at, scheme] of schemes.entries()) {
      if (known.includes(scheme)) continue;
      const span = places.at([...path, at]);
      yield diagnose('routes/unknown-scheme', span, { scheme, hint: hint(scheme, known) });
    }
  };
  if (aboutPlaces) yield* unknownIn(about.security ?? [], ['security'], aboutPlaces);
  for (const { endpoint, path, places } of resources.flatMap(endpointsOf))
    yield* unknownIn(endpoint.security ?? [], [...path, 'security'], places);
}
