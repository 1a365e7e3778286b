import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { parsePattern } from '../../../runtime/resource/index.ts';
import { fullPattern } from '../../lower/pattern.ts';
import { routeExpression, schemaExpression } from '../patterns.ts';
import type { PatternChecker } from '../patterns.ts';
import { schemasOf } from '../walk.ts';

/**
 * schema/bad-pattern: a pattern that is invalid, or for which matching a text can take too long. routes/bad-pattern: a route that is not a
 * safe regular expression, or has no URL of its own.
 */
export async function patternDiagnostics(
  project: Project,
  check: PatternChecker,
): Promise<Diagnostic[]> {
  const found = await Promise.all([
    ...schemaPatterns(project).map(async ({ pattern, span }) => {
      const problem = await check(schemaExpression(pattern));
      return problem === null ? [] : diagnose('schema/bad-pattern', span(), { pattern, problem });
    }),
    ...routePatterns(project).map(async ({ pattern, isRoot, span }) => {
      const problem = (await check(routeExpression(pattern))) ?? addressProblem(pattern, isRoot);
      return problem === null ? [] : diagnose('routes/bad-pattern', span(), { pattern, problem });
    }),
  ]);
  return found.flat();
}

function schemaPatterns(project: Project) {
  return schemasOf(project).flatMap(({ schema, at, nameAt }) => {
    const ofNames = Object.keys(schema.patternProperties ?? {}).map((pattern) => {
      return { pattern, span: () => nameAt('patternProperties', pattern) };
    });
    const { pattern } = schema;
    return pattern === undefined ? ofNames : [{ pattern, span: () => at('pattern') }, ...ofNames];
  });
}

function routePatterns({ resources }: Project) {
  return resources.flatMap(({ spec, places }) =>
    Object.entries(spec.routes).map(([key, route]) => {
      const span = () => places.ofName(['routes', key]);
      return { pattern: fullPattern(spec.base, key, route), isRoot: spec.namespace === '', span };
    }),
  );
}

/** Returns why no URL can be built from a route. */
function addressProblem(pattern: string, isRoot: boolean): string | null {
  const { unwritable } = parsePattern(pattern);
  // The client and the OpenAPI document fill in named groups only.
  if (unwritable !== null)
    return `has ${unwritable} outside of a named group, where only literal text is allowed`;
  // The empty namespace of a plain service has no index.
  return pattern === '/' && !isRoot ? 'is the URL of the namespace index' : null;
}
