import type { ArgDefinition, PropertySchema, Schema } from '../../../runtime/schema/types.ts';
import { validateValue } from '../../../runtime/schema/validate.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../../diagnostics/diagnostic.ts';
import { changedValue } from '../../dialect/carriage.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import { kernelCallbackNames } from '../../../runtime/schema/callbacks.ts';
import { acceptsItems, argListsOf, argsOf, forSchemas, schemasOf } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const argumentRules: readonly Rule[] = [
  ...[unknownCallback, typeOrder],
  forSchemas(defaultFailsSchema, readonlyRequired),
];

/** args/unknown-set, args/unknown-source: an `$include` of a set, or a `$from` of a resource, without a file. */
export function* unknownArguments(project: Project): Iterable<Diagnostic> {
  const sets = [...project.argSets.keys()];
  const sources = new Set(['schema', ...project.resources.map(({ name }) => name)]);
  for (const { args, at } of argListsOf(project)) {
    for (const [index, set] of (args.$include ?? []).entries())
      if (!sets.includes(set))
        yield diagnose('args/unknown-set', at('$include', index), { set, hint: hint(set, sets) });
    const { $from: resource = 'schema' } = args;
    if (sources.has(resource)) continue;
    yield diagnose('args/unknown-source', at('$from'), { resource, hint: hint(resource, sources) });
  }
}

/** args/unknown-callback: a callback that is neither built in nor exported by callbacks.ts of the site. */
async function* unknownCallback(project: Project): AsyncIterable<Diagnostic> {
  const { handlers: folder, parts } = project.settings;
  // A project that generates only a client has no callbacks.
  if (!parts.includes('server')) return;
  const file = project.handlers.find(({ path }) => path === `${folder}/callbacks.ts`);
  const unknown = callbackReferences(project).filter(
    ({ callback }) =>
      !kernelCallbackNames.includes(callback) && !(file && isPlainExport(callback, file)),
  );
  if (unknown.length === 0) return;
  // Loads ts-morph.
  const { exportedNames } = await import('../../handlers/handler-file.ts');
  const exported = file ? exportedNames(file) : [];
  // The compiler reports these, because generated/callbacks.ts imports the module.
  if (exported === null) return;
  const known = [...kernelCallbackNames, ...exported];
  for (const { callback, span } of unknown) {
    const values = { callback, hint: hint(callback, known) };
    if (!exported.includes(callback)) yield diagnose('args/unknown-callback', span(), values);
  }
}

/** Whether a line begins with an export of the name, so that the file need not be parsed. */
function isPlainExport(name: string, { text }: TextFile): boolean {
  const start = '^export (?:const |(?:async )?function |\\{(?:[^}]*\\W)?)';
  return new RegExp(`${start}${name}\\b`, 'm').test(text);
}

/** Returns the callbacks that arguments name, also those of properties. */
function callbackReferences(project: Project) {
  const ofProperties = project.resources.flatMap(({ spec, places }) =>
    Object.entries(spec.schema.properties).map(([name, { arg_options: arg = {} }]) => {
      const path = ['schema', 'properties', name, 'arg_options'];
      return { arg, at: (callback: string): Span => places.at([...path, callback]) };
    }),
  );
  return [...argsOf(project), ...ofProperties].flatMap(({ arg, at }) =>
    Object.entries(arg).flatMap(([name, callback]: [string, unknown]) =>
      name.endsWith('_callback') && typeof callback === 'string'
        ? [{ callback, span: () => at(name) }]
        : [],
    ),
  );
}

/** args/default-fails-schema: a default that a request could not send, so that its type is wrong in the handler. */
function* defaultFailsSchema({ schema, name, as, at }: SchemaSite): Iterable<Diagnostic> {
  const { default: value, type, anyOf, oneOf } = schema;
  const { validate_callback: callback } = as === 'argument' ? (schema as ArgDefinition) : {};
  // A callback of the site can accept values that the schema does not.
  if (typeof callback === 'string' && !kernelCallbackNames.includes(callback)) return;
  // `null` means that there is no default.
  if (value === undefined || value === null) return;
  if (type === undefined && !anyOf && !oneOf) return;
  const failure = validateValue(value, schema, name);
  if (failure === null) return;
  const values = { value: JSON.stringify(value), problem: failure.message };
  yield diagnose('args/default-fails-schema', at('default'), values);
}

/** args/readonly-required: a required property that requests cannot contain. */
function* readonlyRequired({ schema, name, at }: SchemaSite): Iterable<Diagnostic> {
  if (schema.readonly === true && schema.required === true)
    yield diagnose('args/readonly-required', at('required'), { property: name });
}

/** args/type-order: an argument with values that an earlier type accepts and converts (4.7). */
function* typeOrder(project: Project): Iterable<Diagnostic> {
  const accepting = new Set<unknown>(project.resources.filter(acceptsItems));
  for (const site of schemasOf(project)) {
    const schema = argumentAt(site, accepting.has(site.file));
    const change = schema && changedValue(schema);
    if (!change) continue;
    const [sent, received] = [JSON.stringify(change.sent), JSON.stringify(change.received)];
    yield diagnose('args/type-order', site.nameAt(), { name: site.name, sent, received });
  }
}

/** Returns the schema of an argument without callbacks of its own; `null` for other schemas. */
function argumentAt({ schema, as, path }: SchemaSite, isSent: boolean): Schema | null {
  // Members of `args` have callbacks next to the keywords of the schema.
  if (as === 'argument') return isSanitizedBySchema(schema as Callbacks) ? schema : null;
  if (as !== 'property' || path[0] !== 'schema' || path.length !== 3 || !isSent) return null;
  const { arg_options: options = {}, readonly }: PropertySchema = schema;
  if (readonly === true || !isSanitizedBySchema(options)) return null;
  const { required: _required, ...others }: ArgDefinition = options;
  return { ...schema, ...others };
}

type Callbacks = Pick<ArgDefinition, 'validate_callback' | 'sanitize_callback'>;

const schemaCallbacks: readonly unknown[] = [
  ...[undefined, 'validateRequestArg', 'sanitizeRequestArg', 'parseRequestArg'],
];

function isSanitizedBySchema({ validate_callback, sanitize_callback }: Callbacks): boolean {
  return schemaCallbacks.includes(validate_callback) && schemaCallbacks.includes(sanitize_callback);
}
