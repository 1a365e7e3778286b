import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import { endpointEntries } from '../../../runtime/resource/index.ts';
import type { Path } from '../../load/tree.ts';
import { contextsOf, dependsOnResource } from '../../../runtime/resource/index.ts';
import { hint } from '../../diagnostics/hint.ts';
import { argListsOf, schemasOf } from '../walk.ts';

/** A context that the resource does not declare: on a property, of an endpoint, or as a default. */
export function* unknownContext(project: Project): Iterable<Diagnostic> {
  for (const resource of project.resources) {
    const alone = { ...project, resources: [resource] };
    for (const { context, path } of [
      ...onProperties({ ...alone, argSets: new Map() }),
      ...ofEndpoints(resource),
      ...asDefaults(alone),
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

interface Mention {
  readonly context: string;
  readonly path: Path;
}

function* onProperties(project: Project): Iterable<Mention> {
  for (const { schema, path } of schemasOf(project)) {
    // Arguments have the keyword without a meaning: they are not filtered.
    if (path[0] !== 'schema') continue;
    for (const [index, context] of (schema.context ?? []).entries()) {
      yield { context, path: [...path, 'context', index] };
    }
  }
}

function* ofEndpoints({ spec }: ResourceFile): Iterable<Mention> {
  for (const [pattern, route] of Object.entries(spec.routes)) {
    for (const [name, { context }] of endpointEntries(route)) {
      if (context !== undefined) yield { context, path: ['routes', pattern, name, 'context'] };
    }
  }
}

/** Defaults of arguments that list the contexts of whoever includes them. */
function* asDefaults(project: Project): Iterable<Mention> {
  for (const { args, path } of argListsOf(project)) {
    for (const [index, set] of (args.$include ?? []).entries()) {
      for (const arg of Object.values(project.argSets.get(set)?.spec.args ?? {})) {
        if (!dependsOnResource(arg) || typeof arg.default !== 'string') continue;
        yield { context: arg.default, path: [...path, '$include', index] };
      }
    }
  }
}
