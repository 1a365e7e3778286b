import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Project } from '../load/project.ts';

/** One rule: everything it has to say about the project, knowing nothing of the other rules. */
export type Rule = (project: Project) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;
