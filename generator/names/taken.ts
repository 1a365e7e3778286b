import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, Origin, Resource } from '../model/api.ts';
import { objectMembers, reservedWords } from './identifiers.ts';
import type { Names } from './names.ts';

/** Names that generated code and the OpenAPI document declare themselves, and built-in names that they use. */
export const builtIn: ReadonlySet<string> = new Set([
  ...['BatchClient', 'Client', 'Handlers', 'Callbacks', 'Context', 'Relation', 'AsyncGenerator'],
  ...['Promise', 'Partial', 'Readonly', 'Record', 'Array', 'Object', 'Pick', 'Omit'],
  ...['Error', 'ErrorEntry', 'InvalidParameters', 'Links'],
  // A context can be named `options` or `tables`.
  ...['MockOptions', 'ItemTables', 'repeatedArgs'],
]);

/** Registers all names. A name that is taken twice is reported at its second owner. */
export function takenNames(api: Api, names: Names): Register {
  const owners: readonly (readonly [name: string, owner: string])[] = [
    ['batch', 'the client itself'],
    ...[...builtIn].map((name) => [name, 'generated code itself'] as const),
    ...[...reservedWords, ...objectMembers].map((name) => [name, 'the language itself'] as const),
    ...Object.values(names.modules).map((path) => [path, 'all resources together'] as const),
    ...api.bases.map((base) => [names.ofBase(base).file, `the base "${base.name}"`] as const),
  ];
  const taken = new Register([], owners);
  for (const { name, args } of api.argSets) {
    const [first] = args;
    if (!first) continue;
    for (const each of [names.ofSet(name), names.ofSetParser(name), names.ofSetType(name)])
      taken.take(each, `the argument set "${name}"`, first);
  }
  for (const type of api.types) {
    const { answered, sent } = names.ofType(type.name);
    for (const each of type.isSent ? [answered, sent] : [answered])
      taken.take(each, `the type "${type.name}"`, type);
  }
  for (const one of api.enums)
    if (!api.types.some(({ name }) => name === one.name))
      taken.take(names.ofEnum(one), `the values of "${one.name}"`, one);
  for (const resource of api.resources) {
    const isFree = takeOfResource(resource, names, taken);
    // Handlers and clients have a member per endpoint.
    const reserved = objectMembers.map((name) => [name, 'the language itself'] as const);
    const members = new Register(taken.collisions, reserved);
    if (Object.keys(resource.facts).length > 0) members.take('facts', 'the facts', resource);
    for (const endpoint of endpointsOf(resource)) {
      // If two resources have the same name, so have their endpoints, which are not reported again.
      const { method: _method, all, answerType, ...named } = names.ofEndpoint(endpoint);
      const owner = `the endpoint ${endpoint.id}`;
      for (const each of [...Object.values(named), ...(endpoint.answer ? [answerType] : [])])
        if (isFree) taken.take(each, owner, endpoint);
      members.take(endpoint.name, owner, endpoint);
      if (endpoint.answers === 'page') members.take(all, `all pages of ${endpoint.id}`, endpoint);
    }
  }
  return taken;
}

/** Registers the names of a resource. Returns whether all of them were free. */
function takeOfResource(resource: Resource, names: Names, taken: Register): boolean {
  const before = taken.collisions.length;
  const owner = `the resource "${resource.name}"`;
  const item = { origin: () => resource.singularOrigin() };
  const { files, handlerFile, view, ...named } = names.of(resource);
  const { key, item: type, handlers, client, described, register, ...ofItem } = named;
  taken.take(key, owner, resource);
  taken.take(type, `the item of ${owner}`, item);
  for (const { context } of resource.contexts)
    taken.take(view(context), `the context "${context}" of ${owner}`, item);
  for (const each of [...Object.values(files), handlerFile, handlers, client, described, register])
    taken.take(each, owner, resource);
  for (const each of Object.values(ofItem)) taken.take(each, owner, item);
  return taken.collisions.length === before;
}

class Register {
  readonly collisions: Diagnostic[];
  readonly #owners = new Map<string, string>();

  constructor(collisions: Diagnostic[], reserved: Iterable<readonly [string, string]> = []) {
    this.collisions = collisions;
    for (const [name, owner] of reserved) this.#owners.set(name, owner);
  }

  /** Whether a resource uses the name of a type of the runtime. */
  has(type: string): boolean {
    return this.#owners.has(type) && !builtIn.has(type);
  }

  /** Registers a name. The position of the owner is only computed for a collision. */
  take(name: string, owner: string, written: { readonly origin: Origin }): void {
    const first = this.#owners.get(name);
    if (first === undefined) return void this.#owners.set(name, owner);
    const span = written.origin();
    const { file, start } = span;
    // Two resources with the same name have several names in common; one diagnostic is enough.
    if (this.collisions.some((other) => other.span.start === start && other.span.file === file))
      return;
    this.collisions.push(diagnose('names/collision', span, { name, first, second: owner }));
  }
}
