import { endpointEntries } from '../../../runtime/resource/index.ts';
import type { ArgDefinition, PropertySchema, Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { changedValue } from '../../dialect/carriage.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';

/** An argument some of whose values are taken for another type, which is listed first (4.7). */
export function* typeOrder(project: Project): Iterable<Diagnostic> {
  const sent = new Set(project.resources.filter(takesItems).map(({ places }) => places));
  for (const site of schemasOf(project)) {
    const { name, path, places } = site;
    const schema = argumentAt(site, sent.has(places));
    const change = schema && changedValue(schema);
    if (!change) continue;
    yield diagnose('args/type-order', places.ofName(path), {
      name,
      sent: JSON.stringify(change.sent),
      received: JSON.stringify(change.received),
    });
  }
}

function takesItems({ spec }: Project['resources'][number]): boolean {
  return Object.values(spec.routes).some((route) =>
    endpointEntries(route).some(([, { args }]) => args?.$from === 'schema'),
  );
}

/** The schema of an argument that nothing but the schema sanitizes; `null` for any other place. */
function argumentAt({ schema, as, path }: SchemaSite, isSent: boolean): Schema | null {
  // What stands in `args` has callbacks beside its schema.
  if (as === 'argument') return isOwn(schema as Callbacks) ? schema : null;
  if (as !== 'property' || path[0] !== 'schema' || path.length !== 3 || !isSent) return null;
  const { arg_options: options = {}, readonly }: PropertySchema = schema;
  return readonly === true || !isOwn(options) ? null : { ...schema, ...argSchema(options) };
}

type Callbacks = Pick<ArgDefinition, 'validate_callback' | 'sanitize_callback'>;

function isOwn({ validate_callback: validate, sanitize_callback: sanitize }: Callbacks): boolean {
  return [validate, sanitize].every(
    (callback) =>
      callback === undefined ||
      callback === 'validateRequestArg' ||
      callback === 'sanitizeRequestArg' ||
      callback === 'parseRequestArg',
  );
}

function argSchema({ required: _required, ...options }: ArgDefinition): Schema {
  return options;
}
