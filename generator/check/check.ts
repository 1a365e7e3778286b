import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../load/load.ts';
import { projectOf } from '../load/project.ts';
import { patternDiagnostics, syntaxChecker, type PatternChecker } from './patterns.ts';
import { argumentRules, unknownArguments } from './rules/arguments.ts';
import { contextRules } from './rules/contexts.ts';
import { endpointRules } from './rules/endpoints.ts';
import { keywordRules } from './rules/keywords.ts';
import { linkParams, unknownTarget } from './rules/links.ts';
import { propertyRules } from './rules/properties.ts';
import { crossRouteRules, routeRules } from './rules/routes.ts';
import { crossTypeRules } from './rules/types.ts';
import { valueRules } from './rules/values.ts';
import { checkShapes } from './shape.ts';
import type { Rule } from './walk.ts';

const rules: readonly Rule[] = [
  ...contextRules,
  ...keywordRules,
  ...propertyRules,
  ...valueRules,
  ...argumentRules,
  ...routeRules,
  ...endpointRules,
  linkParams,
];

/** Rules that compare files. They run only if all files could be loaded. */
const crossFileRules: readonly Rule[] = [
  ...crossTypeRules,
  ...crossRouteRules,
  ...[unknownArguments, unknownTarget],
];

/** Checks the schema files, and returns them as a project. The diagnostics of patterns, which take longest and which no later stage needs, come later. */
export async function startCheck(sources: Sources, patterns: PatternChecker) {
  const shapes = await checkShapes(sources);
  const ofShape = [...shapes.values()].flat();
  // A file that is missing here would look like a mistake in the files that refer to it.
  const isComplete = sources.diagnostics.length === 0 && ofShape.length === 0;
  // Rules rely on the shape of a file, so they only see files without shape errors.
  const project = projectOf(sources, (file) => shapes.get(file)?.length === 0);
  const isServed = sources.settings.parts.includes('server');
  const ofPatterns = patternDiagnostics(project, isServed ? patterns : syntaxChecker);
  const diagnostics: Diagnostic[] = [...sources.diagnostics, ...ofShape];
  for (const rule of isComplete ? [...rules, ...crossFileRules] : rules)
    for await (const diagnostic of rule(project)) diagnostics.push(diagnostic);
  return { project, diagnostics, ofPatterns };
}
