import { dependsOnResource } from '../../runtime/resource/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { projectOf } from '../load/project.ts';
import type { Project } from '../load/project.ts';
import { referencesOf } from '../load/references.ts';
import { patternJudge } from './regex.ts';
import type { PatternJudge } from './regex.ts';
import type { RuleOf } from './rule.ts';
import { rules } from './rules/index.ts';
import { checkShapes } from './shape.ts';

/** Returns every diagnostic of the schema files, in no particular order. */
export async function check(
  sources: Sources,
  patterns: PatternJudge = patternJudge(),
): Promise<readonly Diagnostic[]> {
  const shapes = checkShapes(sources);
  const ofShape = [...shapes.values()].flat();
  // Rules rely on the shape of a file, so they only see files that have it.
  const isWellShaped = (file: SourceFile): boolean => shapes.get(file)?.length === 0;
  const project = projectOf(sources, isWellShaped);
  const found = [
    ...sources.diagnostics,
    ...ofShape,
    ...(await findings(rules.alone, { ...project, patterns })),
  ];
  // A file that is missing here would look like a mistake in the files that refer to it.
  const isComplete = sources.diagnostics.length === 0 && ofShape.length === 0;
  return isComplete ? [...found, ...(await findingsAcross(project))] : found;
}

/** Diagnostics of the rules that compare files with each other. */
async function findingsAcross(project: Project): Promise<readonly Diagnostic[]> {
  const argSets = [...project.argSets.keys()];
  const contextSets = argSets.filter((name) => {
    const context = project.argSets.get(name)?.spec.args['context'];
    return context !== undefined && dependsOnResource(context);
  });
  const resources = project.resources.map(({ name, places, spec }) => ({
    name,
    places,
    ...referencesOf(spec),
  }));
  return findings(rules.across, { argSets, contextSets, resources });
}

async function findings<P>(all: readonly RuleOf<P>[], project: P): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const rule of all) {
    for await (const diagnostic of rule(project)) found.push(diagnostic);
  }
  return found;
}
