import type { ArgDefinition, PropertySchema, Schema } from '../../../runtime/schema/types.ts';
import { validateValue } from '../../../runtime/schema/validate.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../../diagnostics/diagnostic.ts';
import { changedValue } from '../../dialect/carriage.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import { isKernelCallback, kernelCallbackNames } from '../../lower/callbacks.ts';
import { acceptsItems, argListsOf, argsOf, forSchemas, schemasOf } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const argumentRules: readonly Rule[] = [
  ...[unknownCallback, typeOrder],
  forSchemas(defaultFailsSchema, readonlyRequired),
];

export const crossArgumentRules: readonly Rule[] = [unknownSet, unknownSource];

/** args/unknown-set: an `$include` of a set without a file. */
function* unknownSet(project: Project): Iterable<Diagnostic> {
  const known = [...project.argSets.keys()];
  for (const { args, at } of argListsOf(project)) {
    for (const [index, set] of (args.$include ?? []).entries()) {
      if (known.includes(set)) continue;
      yield diagnose('args/unknown-set', at('$include', index), { set, hint: hint(set, known) });
    }
  }
}

/** args/unknown-source: a `$from` of a resource without a file. */
function* unknownSource(project: Project): Iterable<Diagnostic> {
  const known = ['schema', ...project.resources.map(({ name }) => name)];
  for (const { args, at } of argListsOf(project)) {
    const { $from: resource } = args;
    if (resource === undefined || known.includes(resource)) continue;
    yield diagnose('args/unknown-source', at('$from'), { resource, hint: hint(resource, known) });
  }
}

/** args/unknown-callback: a callback that is neither built in nor exported by callbacks.ts of the site. */
async function* unknownCallback(project: Project): AsyncIterable<Diagnostic> {
  const { handlers: folder, parts } = project.settings;
  // A project that generates only a client has no callbacks.
  if (!parts.includes('server')) return;
  const file = project.handlers.find(({ path }) => path === `${folder}/callbacks.ts`);
  const unknown = [...callbackReferences(project)].filter(
    ({ callback }) => !isKernelCallback(callback) && !(file && isPlainExport(callback, file)),
  );
  if (unknown.length === 0) return;
  // Loads ts-morph.
  const { exportedNames } = await import('../../handlers/handler-file.ts');
  const exported = file ? exportedNames(file) : [];
  // The compiler reports these, because generated/callbacks.ts imports the module.
  if (exported === null) return;
  const known = [...kernelCallbackNames(), ...exported];
  for (const { callback, span } of unknown) {
    if (exported.includes(callback)) continue;
    yield diagnose('args/unknown-callback', span(), { callback, hint: hint(callback, known) });
  }
}

/** Whether a line begins with an export of the name, so that the file need not be parsed. */
function isPlainExport(name: string, { text }: TextFile): boolean {
  const start = '^export (?:const |(?:async )?function |\\{(?:[^}]*\\W)?)';
  return new RegExp(`${start}${name}\\b`, 'm').test(text);
}

interface CallbackReference {
  readonly callback: string;
  readonly span: () => Span;
}

function* callbackReferences(project: Project): Iterable<CallbackReference> {
  for (const { arg, at } of argsOf(project)) yield* callbacksIn(arg, at);
  for (const { spec, places } of project.resources) {
    for (const [name, { arg_options: options = {} }] of Object.entries(spec.schema.properties)) {
      const path = ['schema', 'properties', name, 'arg_options'];
      yield* callbacksIn(options, (callback) => places.at([...path, callback]));
    }
  }
}

function* callbacksIn(options: object, at: (name: string) => Span): Iterable<CallbackReference> {
  for (const [name, callback] of Object.entries(options))
    if (name.endsWith('_callback') && typeof callback === 'string')
      yield { callback, span: () => at(name) };
}

/** args/default-fails-schema: a default that a request could not send, so that its type is wrong in the handler. */
function* defaultFailsSchema({ schema, name, as, at }: SchemaSite): Iterable<Diagnostic> {
  const { default: value, type, anyOf, oneOf } = schema;
  // A callback of the site can accept values that the schema does not.
  if (as === 'argument' && hasSiteValidation(schema)) return;
  // `null` means that there is no default.
  if (value === undefined || value === null) return;
  if (type === undefined && !anyOf && !oneOf) return;
  const failure = validateValue(value, schema, name);
  if (failure === null) return;
  const values = { value: JSON.stringify(value), problem: failure.message };
  yield diagnose('args/default-fails-schema', at('default'), values);
}

function hasSiteValidation(schema: object): boolean {
  const callback = 'validate_callback' in schema ? schema.validate_callback : null;
  return typeof callback === 'string' && !isKernelCallback(callback);
}

/** args/readonly-required: a required property that requests cannot contain. */
function* readonlyRequired({ schema, name, at }: SchemaSite): Iterable<Diagnostic> {
  if (schema.readonly === true && schema.required === true)
    yield diagnose('args/readonly-required', at('required'), { property: name });
}

/** args/type-order: an argument with values that an earlier type accepts and converts (4.7). */
function* typeOrder(project: Project): Iterable<Diagnostic> {
  const accepting = new Set<unknown>(project.resources.filter(acceptsItems));
  // Many resources have the same arguments.
  const changes = new Map<string, ReturnType<typeof changedValue>>();
  for (const site of schemasOf(project)) {
    const schema = argumentAt(site, accepting.has(site.file));
    const text = JSON.stringify(schema);
    if (!changes.has(text)) changes.set(text, schema && changedValue(schema));
    const change = changes.get(text);
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

function isSanitizedBySchema(given: Callbacks): boolean {
  return [given.validate_callback, given.sanitize_callback].every((callback) =>
    schemaCallbacks.includes(callback),
  );
}
