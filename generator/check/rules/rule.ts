import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import type { PatternChecker } from '../patterns.ts';

/** Returns the diagnostics of one kind of mistake. Rules do not depend on each other. */
export type Rule = (project: CheckedProject) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

export interface CheckedProject extends Project {
  readonly patterns: PatternChecker;
}
