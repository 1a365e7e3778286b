import type { ArgDefinition, PropertySchema, Schema } from '../../../runtime/schema/types.ts';
import { validateValue } from '../../../runtime/schema/validate.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../../diagnostics/diagnostic.ts';
import { changedValue } from '../../dialect/carriage.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Places, Project } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { isKernelCallback, kernelCallbackNames } from '../../lower/callbacks.ts';
import { acceptsItems, argListsOf, argsOf, schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';
import { forSchemas } from './rule.ts';
import type { Rule } from './rule.ts';

export const argumentRules: readonly Rule[] = [
  ...[unknownCallback, typeOrder],
  forSchemas(defaultFailsSchema, readonlyRequired),
];

export const crossArgumentRules: readonly Rule[] = [unknownSet, unknownSource];

/** args/unknown-set: an `$include` of a set without a file. */
function* unknownSet(project: Project): Iterable<Diagnostic> {
  const known = [...project.argSets.keys()];
  for (const { args, path, resource } of argListsOf(project)) {
    for (const [at, set] of (args.$include ?? []).entries()) {
      if (known.includes(set)) continue;
      const span = resource.places.at([...path, '$include', at]);
      yield diagnose('args/unknown-set', span, { set, hint: hint(set, known) });
    }
  }
}

/** args/unknown-source: a `$from` of a resource without a file. */
function* unknownSource(project: Project): Iterable<Diagnostic> {
  const known = ['schema', ...project.resources.map(({ name }) => name)];
  for (const { args, path, resource: file } of argListsOf(project)) {
    const { $from: resource } = args;
    if (resource === undefined || known.includes(resource)) continue;
    const span = file.places.at([...path, '$from']);
    yield diagnose('args/unknown-source', span, { resource, hint: hint(resource, known) });
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
  for (const { callback, path, places } of unknown) {
    if (exported.includes(callback)) continue;
    const values = { callback, hint: hint(callback, known) };
    yield diagnose('args/unknown-callback', places.at(path), values);
  }
}

/** Whether a line begins with an export of the name, so that the file need not be parsed. */
function isPlainExport(name: string, { text }: TextFile): boolean {
  const start = '^export (?:const |(?:async )?function |\\{(?:[^}]*\\W)?)';
  return new RegExp(`${start}${name}\\b`, 'm').test(text);
}

interface CallbackReference {
  readonly callback: string;
  readonly path: Path;
  readonly places: Places;
}

function* callbackReferences(project: Project): Iterable<CallbackReference> {
  for (const { arg, path, places } of argsOf(project)) yield* callbacksIn(arg, path, places);
  for (const { spec, places } of project.resources) {
    for (const [name, { arg_options: options }] of Object.entries(spec.schema.properties)) {
      if (options)
        yield* callbacksIn(options, ['schema', 'properties', name, 'arg_options'], places);
    }
  }
}

function* callbacksIn(options: object, path: Path, places: Places): Iterable<CallbackReference> {
  for (const [name, callback] of Object.entries(options)) {
    if (!name.endsWith('_callback') || typeof callback !== 'string') continue;
    yield { callback, path: [...path, name], places };
  }
}

/** args/default-fails-schema: a default that a request could not send, so that its type is wrong in the handler. */
function* defaultFailsSchema({ schema, name, as, path, places }: SchemaSite): Iterable<Diagnostic> {
  const { default: value, type, anyOf, oneOf } = schema;
  // A callback of the site can accept values that the schema does not.
  if (as === 'argument' && hasSiteValidation(schema)) return;
  // `null` means that there is no default.
  if (value === undefined || value === null) return;
  if (type === undefined && !anyOf && !oneOf) return;
  const failure = validateValue(value, schema, name);
  if (failure === null) return;
  yield diagnose('args/default-fails-schema', places.at([...path, 'default']), {
    value: JSON.stringify(value),
    problem: failure.message,
  });
}

function hasSiteValidation(schema: object): boolean {
  const callback = 'validate_callback' in schema ? schema.validate_callback : null;
  return typeof callback === 'string' && !isKernelCallback(callback);
}

/** args/readonly-required: a required property that requests cannot contain. */
function* readonlyRequired({ schema, name, path, places }: SchemaSite): Iterable<Diagnostic> {
  if (schema.readonly === true && schema.required === true) {
    const span = places.at([...path, 'required']);
    yield diagnose('args/readonly-required', span, { property: name });
  }
}

/** args/type-order: an argument with values that an earlier type accepts and converts (4.7). */
function* typeOrder(project: Project): Iterable<Diagnostic> {
  const sent = new Set(project.resources.filter(acceptsItems).map(({ places }) => places));
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

/** Returns the schema of an argument without callbacks of its own; `null` for other schemas. */
function argumentAt({ schema, as, path }: SchemaSite, isSent: boolean): Schema | null {
  // Members of `args` have callbacks next to the keywords of the schema.
  if (as === 'argument') return isSanitizedBySchema(schema as Callbacks) ? schema : null;
  if (as !== 'property' || path[0] !== 'schema' || path.length !== 3 || !isSent) return null;
  const { arg_options: options = {}, readonly }: PropertySchema = schema;
  return readonly === true || !isSanitizedBySchema(options)
    ? null
    : { ...schema, ...argSchema(options) };
}

type Callbacks = Pick<ArgDefinition, 'validate_callback' | 'sanitize_callback'>;

function isSanitizedBySchema({
  validate_callback: validate,
  sanitize_callback: sanitize,
}: Callbacks): boolean {
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
