import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { References } from '../load/references.ts';
import type { Places, Project } from '../load/project.ts';
import type { PatternJudge } from './regex.ts';

/** One rule: everything it has to say about the project, knowing nothing of the other rules. */
export type RuleOf<P> = (project: P) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

/** A rule that looks at one place at a time. */
export type Rule = RuleOf<CheckedProject>;

export interface CheckedProject extends Project {
  readonly patterns: PatternJudge;
}

/** A project as far as its files have to do with each other. */
export interface Outside {
  readonly resources: readonly (References & { readonly name: string; readonly places: Places })[];
  /** The names of the argument sets. */
  readonly argSets: readonly string[];
  /** Those of them with a `context` that takes the contexts of the resource. */
  readonly contextSets: readonly string[];
}

/** One that compares files with each other. */
export type RuleAcross = RuleOf<Outside>;
