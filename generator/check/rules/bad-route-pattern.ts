import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { fullPattern, parsePattern } from '../../lower/pattern.ts';
import type { CheckedProject } from '../rule.ts';

/** A route that is no regular expression, that an address can keep busy, or that has no address of its own. */
export function* badRoutePattern({ resources, patterns }: CheckedProject): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const key of Object.keys(spec.routes)) {
      const pattern = fullPattern(spec.base, key);
      const source = `^${pattern.replaceAll('(?P<', '(?<')}$`;
      const problem = patterns.ofRoute(source) ?? unwritable(pattern) ?? taken(pattern);
      if (problem === null) continue;
      yield diagnose('routes/bad-pattern', places.ofName(['routes', key]), { pattern, problem });
    }
  }
}

/** The client and the document write a route with the values of its named groups, and all else as it stands. */
function unwritable(pattern: string): string | null {
  const { unwritable: found } = parsePattern(pattern);
  return found === null
    ? null
    : `has ${found} outside of a named group, where only literal text is allowed`;
}

/** Without a base the collection would be where the service answers for the namespace. */
function taken(pattern: string): string | null {
  return pattern === '/' ? 'is the URL of the namespace index' : null;
}
