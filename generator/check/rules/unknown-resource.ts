import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { linkEntries } from '../../../runtime/resource/index.ts';
import { hint } from '../hint.ts';
import type { Outside } from '../rule.ts';

/** A link that embeds a resource without a schema file. */
export function* unknownResource({ resources }: Outside): Iterable<Diagnostic> {
  const names = resources.map(({ name }) => name);
  for (const { spec, places } of resources) {
    for (const { link, path } of linkEntries(spec.links)) {
      const { embeds: resource } = link;
      if (resource === undefined || names.includes(resource)) continue;
      const span = places.at([...path, 'embeds']);
      yield diagnose('links/unknown-resource', span, { resource, hint: hint(resource, names) });
    }
  }
}
