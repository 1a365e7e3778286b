import { contextsOf, dependsOnResource } from '../../../runtime/resource/index.ts';
import { memoized } from '../../collections.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import { TOKEN } from '../../lower/callbacks.ts';
import { argListsOf, argsOf, endpointsOf, schemasOf } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const contextRules: readonly Rule[] = [
  ...[unknownContext, idleContext, tokenHidden, adminKeywords],
];

/** schema/unknown-context: a context that the resource does not declare, in a property, an endpoint or a default. */
function* unknownContext(project: Project): Iterable<Diagnostic> {
  for (const { context, file, span } of contextReferences(project)) {
    const declared = contextsOf(file.spec);
    if (declared.includes(context)) continue;
    const values = { context, contexts: declared.join(', '), hint: hint(context, declared) };
    yield diagnose('schema/unknown-context', span(), values);
  }
}

function* contextReferences(project: Project) {
  for (const { schema, file, at } of itemSchemas(project))
    for (const [index, context] of (schema.context ?? []).entries())
      yield { context, file, span: () => at('context', index) };
  for (const { endpoint, file, at } of project.resources.flatMap(endpointsOf))
    if (endpoint.context !== undefined)
      yield { context: endpoint.context, file, span: () => at('context') };
  // Arguments of sets can accept the contexts of the resource that includes them.
  for (const { args, file, at } of argListsOf(project))
    for (const [index, set] of (args.$include ?? []).entries())
      for (const arg of Object.values(project.argSets.get(set)?.spec.args ?? {}))
        if (dependsOnResource(arg) && typeof arg.default === 'string')
          yield { context: arg.default, file, span: () => at('$include', index) };
}

/** Returns the schema of the item of each resource, and those inside it. `context` has no effect on arguments. */
const itemSchemas = memoized((project: Project) =>
  schemasOf(project).filter(
    // Files of types have a member `schema`, too.
    (site): site is SchemaSite & { readonly file: ResourceFile } =>
      site.path[0] === 'schema' && 'routes' in site.file.spec,
  ),
);

/** schema/idle-context: a `context` inside a value without `context`, which is shown whole (4.5). */
function* idleContext(project: Project): Iterable<Diagnostic> {
  for (const site of itemSchemas(project)) {
    const { schema, name, file, nameAt } = site;
    if (schema.context === undefined) continue;
    const around = shownWhole(site);
    const isForAll = contextsOf(file.spec).every((context) => schema.context?.includes(context));
    if (around !== null && !isForAll)
      yield diagnose('schema/idle-context', nameAt('context'), { name, around: around.name });
  }
}

/** Returns the nearest enclosing schema whose values are shown whole: a tuple, or one without `context`. Alternatives do not need one. */
function shownWhole({ around, path }: SchemaSite): SchemaSite | null {
  if (!around || around.as === 'item') return null;
  const isWhole = around.as !== 'alternative' && around.schema.context === undefined;
  return isWhole || path.at(-2) === 'prefixItems' ? around : shownWhole(around);
}

/**
 * schema/token-hidden: a property with the product token in its name that a context hides. With another token the
 * generated filters would not find the property.
 */
function* tokenHidden(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, path, file, nameAt } of itemSchemas(project)) {
    if (!String(path.at(-1)).includes(TOKEN)) continue;
    const hides = (context: string): boolean => schema.context?.includes(context) === false;
    const contexts = contextsOf(file.spec).filter(hides).join(', ');
    if (contexts !== '') yield diagnose('schema/token-hidden', nameAt(), { name, contexts });
  }
}

/**
 * schema/hidden-column: a column of the admin that its lists, in `edit` or `view`, do not contain. schema/unknown-relation: a relation of
 * the admin to a path that is not the base of a resource with a list.
 */
function* adminKeywords(project: Project): Iterable<Diagnostic> {
  const { resources } = project;
  const lists = resources.filter(({ spec }) => Object.hasOwn(spec.routes, '/'));
  const bases = lists.map(({ spec }) => spec.base);
  const isUnknown = (base: string | undefined): base is string =>
    base !== undefined && !bases.includes(base);
  const unknownRelation = (base: string, at: Span): Diagnostic =>
    diagnose('schema/unknown-relation', at, { base, hint: hint(base, bases) });
  for (const { spec, places } of resources) {
    const shown = contextsOf(spec).filter((context) => ['view', 'edit'].includes(context));
    for (const [name, { admin = {}, context }] of Object.entries(spec.schema.properties)) {
      const { column = false, relation: base } = admin;
      const at = (keyword: string) => places.at(['schema', 'properties', name, 'admin', keyword]);
      if (column !== false && context?.some((one) => shown.includes(one)) === false)
        yield diagnose('schema/hidden-column', at('column'), { name: `"${name}"` });
      if (isUnknown(base)) yield unknownRelation(base, at('relation'));
    }
  }
  for (const { arg, at } of argsOf(project)) {
    const base = arg.admin?.relation;
    if (isUnknown(base)) yield unknownRelation(base, at('admin', 'relation'));
  }
}
