import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../load/project.ts';

/** One rule: everything it has to say about the project, knowing nothing of the other rules. */
export type RuleOf<P> = (project: P) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

/** One that looks at one place at a time. */
export type Rule = RuleOf<Project>;

/** A project without the schemas of items, which one resource does not ask of another. */
export interface Outside extends Pick<Project, 'argSets'> {
  readonly resources: readonly (Omit<ResourceFile, 'spec'> & {
    readonly spec: Omit<ResourceFile['spec'], 'schema'>;
  })[];
}

/** One that compares files with each other. */
export type RuleAcross = RuleOf<Outside>;
