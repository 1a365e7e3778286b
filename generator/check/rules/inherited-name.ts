import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** What TypeScript knows of every object; a type with such a member of its own fits none that lacks it. */
const inherited: ReadonlySet<string | number | undefined> = new Set([
  ...['constructor', 'toString', 'toLocaleString', 'valueOf'],
  ...['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'],
]);

/** A property or an argument that is called like what every object has already. */
export function* inheritedName(project: Project): Iterable<Diagnostic> {
  for (const { as, path, places } of schemasOf(project)) {
    const name = path.at(-1);
    const isMember = as === 'argument' || path.at(-2) === 'properties';
    if (!isMember || !inherited.has(name)) continue;
    yield diagnose('schema/inherited-name', places.ofName(path), { name: String(name) });
  }
}
