import { contextsOf, dependsOnResource } from '../../../runtime/resource/index.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { TOKEN } from '../../lower/callbacks.ts';
import { argListsOf, endpointsOf, schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';
import type { Rule } from './rule.ts';

export const contextRules: readonly Rule[] = [unknownContext, idleContext, tokenHidden];

/** schema/unknown-context: a context that the resource does not declare, in a property, an endpoint or a default. */
function* unknownContext(project: Project): Iterable<Diagnostic> {
  for (const resource of project.resources) {
    const alone = { ...project, resources: [resource] };
    for (const { context, path } of [
      ...ofProperties({ ...alone, argSets: new Map() }),
      ...ofEndpoints(resource),
      ...ofDefaults(alone),
    ]) {
      const declared = contextsOf(resource.spec);
      if (declared.includes(context)) continue;
      yield diagnose('schema/unknown-context', resource.places.at(path), {
        context,
        contexts: declared.join(', '),
        hint: hint(context, declared),
      });
    }
  }
}

interface ContextReference {
  readonly context: string;
  readonly path: Path;
}

function* ofProperties(project: Project): Iterable<ContextReference> {
  for (const { schema, path } of schemasOf(project)) {
    // The keyword has no effect on arguments.
    if (path[0] !== 'schema') continue;
    for (const [index, context] of (schema.context ?? []).entries()) {
      yield { context, path: [...path, 'context', index] };
    }
  }
}

function ofEndpoints(resource: ResourceFile): readonly ContextReference[] {
  return endpointsOf(resource).flatMap(({ endpoint: { context }, path }) =>
    context === undefined ? [] : [{ context, path: [...path, 'context'] }],
  );
}

/** Defaults of arguments that accept the contexts of the resource that includes them. */
function* ofDefaults(project: Project): Iterable<ContextReference> {
  for (const { args, path } of argListsOf(project)) {
    for (const [index, set] of (args.$include ?? []).entries()) {
      for (const arg of Object.values(project.argSets.get(set)?.spec.args ?? {})) {
        if (!dependsOnResource(arg) || typeof arg.default !== 'string') continue;
        yield { context: arg.default, path: [...path, '$include', index] };
      }
    }
  }
}

/** schema/idle-context: a `context` inside a value without `context`, which is shown whole (4.5). */
function* idleContext(project: Project): Iterable<Diagnostic> {
  const contexts = new Map(project.resources.map(({ places, spec }) => [places, contextsOf(spec)]));
  for (const site of schemasOf(project)) {
    const { schema, name, path, places } = site;
    if (schema.context === undefined || path[0] !== 'schema') continue;
    const around = enclosingWithoutContext(site);
    const isForAll = contexts.get(places)?.every((context) => schema.context?.includes(context));
    if (around === null || isForAll === true) continue;
    const span = places.ofName([...path, 'context']);
    yield diagnose('schema/idle-context', span, { name, around: around.name });
  }
}

/** Returns the nearest enclosing schema that needs a `context` and has none. Alternatives do not need one. */
function enclosingWithoutContext({ around }: SchemaSite): SchemaSite | null {
  if (!around || around.as === 'item') return null;
  if (around.as !== 'alternative' && around.schema.context === undefined) return around;
  return enclosingWithoutContext(around);
}

/**
 * schema/token-hidden: a property with the product token in its name that a context hides. With another token the
 * generated filters would not find the property.
 */
function* tokenHidden(project: Project): Iterable<Diagnostic> {
  const contexts = new Map(project.resources.map(({ places, spec }) => [places, contextsOf(spec)]));
  for (const { schema, name, path, places } of schemasOf(project)) {
    if (path[0] !== 'schema' || !String(path.at(-1)).includes(TOKEN)) continue;
    const hides = (context: string): boolean => schema.context?.includes(context) === false;
    const missing = (contexts.get(places) ?? []).filter(hides).join(', ');
    if (missing !== '')
      yield diagnose('schema/token-hidden', places.ofName(path), { name, contexts: missing });
  }
}
