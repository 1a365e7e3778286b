import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { References } from '../../load/references.ts';
import type { Places, Project } from '../../load/project.ts';
import type { PatternChecker } from '../patterns.ts';

/** Returns the diagnostics of one kind of mistake. Rules do not depend on each other. */
export type RuleOf<P> = (project: P) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

/** A rule whose diagnostics each depend on a single file and the bases of it. */
export type Rule = RuleOf<CheckedProject>;

export interface CheckedProject extends Project {
  readonly patterns: PatternChecker;
}

/** A rule that compares files. It runs only if all of them could be loaded. */
export type CrossFileRule = RuleOf<ProjectReferences>;

/** The names that files define, and the references between files. */
export interface ProjectReferences {
  readonly resources: readonly (References & { readonly name: string; readonly places: Places })[];
  /** The names of the argument sets. */
  readonly argSets: readonly string[];
  /** The argument sets whose `context` accepts the contexts of the resource. */
  readonly contextSets: readonly string[];
}
