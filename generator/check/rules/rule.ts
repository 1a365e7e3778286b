import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';

/** Returns the diagnostics of one kind of mistake. Rules do not depend on each other. */
export type Rule = (project: Project) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

/** Returns a rule that applies rules about one schema to every schema. */
export function forSchemas(
  ...rules: readonly ((site: SchemaSite) => Iterable<Diagnostic>)[]
): Rule {
  return function* (project) {
    for (const site of schemasOf(project)) for (const rule of rules) yield* rule(site);
  };
}
