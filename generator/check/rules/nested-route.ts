import { argEntries } from '../../../runtime/resource/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { fullPattern, parsePattern } from '../../lower/pattern.ts';
import { hint } from '../../diagnostics/hint.ts';

/** Nested routes whose parents are not groups with an argument, and those without a group for the item. */
export function* nestedRoute({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const [key, { nested, args }] of Object.entries(spec.routes)) {
      if (!nested) continue;
      const { under } = nested;
      const path = ['routes', key, 'nested', 'under'];
      const pattern = fullPattern(spec.base, key);
      const described = new Set(argEntries(args).map(([name]) => name));
      const groups = parsePattern(pattern).groups.map(({ name }) => name);
      const parents = groups.filter((name) => described.has(name));

      for (const [at, group] of under.entries())
        if (!parents.includes(group))
          yield diagnose('routes/unknown-parent', places.at([...path, at]), {
            group,
            pattern,
            hint: hint(group, parents),
          });
      if (groups.length > 0 && groups.every((group) => under.includes(group)))
        yield diagnose('routes/no-child', places.at(path), { pattern });
    }
  }
}
