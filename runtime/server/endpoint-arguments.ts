import { isError } from '../errors/rest-error.ts';
import { copyOf, fastPathOf, hasStrictFormat, parserFor } from '../schema/index.ts';
import { writeArgs } from '../schema/endpoint-args.ts';
import type { ArgDefinition, ArgDefinitions, ArgsParser, PropertySchema } from '../schema/types.ts';
import { emptyMap, isContainer, isMap } from '../schema/values/containers.ts';
import { called } from './called.ts';
import { callbacksOf, goesBySchema, isKernelArg, isSchemaArg } from './callbacks.ts';
import type { EndpointDefinition } from './definition.ts';
import { withToken } from './public-schema.ts';
import type { ArgRecord, ArgumentsRecord, PlacedArguments } from './registration.ts';
import { RestRequest } from './request.ts';
import type { Params } from './request.ts';
import type { Server } from './server.ts';

/**
 * Returns a function that returns the arguments of an endpoint, made when a request first uses them: many of thousands of
 * routes may never be requested. An endpoint that writes items of a type also takes the fields that were added to the type at run time (2.4),
 * derived as those of a schema (4.6). A field wins over an argument of its name. They are made again when a field was added.
 * `definitions` are its own over those that all endpoints of the route have in common; `type` is that of the items that it
 * writes, or `null`, and `method` decides whether it creates (4.6).
 */
export function endpointArguments(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  server: Server,
  type: string | null,
  method: string,
): () => ArgumentsRecord {
  const { fields } = server;
  let current: ArgumentsRecord | null = null;
  let version = -1;
  return () => {
    if (current && (type === null || version === fields.version)) return current;
    version = fields.version;
    const added = type === null ? {} : writeArgs(fields.schemaOf(type), method);
    return (current = recordOf(endpoint, definitions, added, server));
  };
}

function recordOf(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  added: ArgDefinitions,
  server: Server,
): ArgumentsRecord {
  const own = argRecords(definitions, endpoint, server);
  const all = [...own, ...argRecords(added, endpoint, server)];
  const args = [...new Map(all.map((arg) => [arg.name, arg])).values()];
  // A callback for all parameters receives them validated and not sanitized.
  if (endpoint.validate_callback) return argumentsRecord(args);
  // Parsers do not check strict formats.
  const { formats, int64 } = server.kernelOptions;
  const isStrict = ({ definition }: ArgRecord): boolean =>
    (formats === 'strict' || int64 === 'bigint') && hasStrictFormat(definition);
  const parse = ('parse' in endpoint && endpoint.parse) || null;
  // The generated parser handles neither strict formats nor a field that took the name of an argument.
  if (!parse || own.some((arg) => isStrict(arg) || !args.includes(arg)))
    return runTimeRecord(args, isStrict);
  // It omits arguments with the product token in their definition.
  return argumentsRecord(args, parse, ({ name, definition }) => definitions[name] === definition);
}

/** Returns arguments whose values are parsed by the fast paths of their schemas, except those that `isExcluded` names. */
export function runTimeRecord(
  args: readonly ArgRecord[],
  isExcluded: (arg: ArgRecord) => boolean = () => false,
): ArgumentsRecord {
  const isParsed = (arg: ArgRecord): boolean => isSchemaArg(arg.definition) && !isExcluded(arg);
  const parsers = new Map(args.filter(isParsed).map((arg) => [arg.name, parserOf(arg.definition)]));
  const parse: ArgsParser = (sent, fail) => {
    for (const name of Object.keys(sent)) {
      const [parser, value] = [parsers.get(name), sent[name]];
      if (!parser || value === undefined) continue;
      const parsed = parser(value);
      sent[name] = parsed === undefined ? fail(name) : parsed;
    }
  };
  return argumentsRecord(args, parse, isParsed);
}

function parserOf(definition: ArgDefinition): (value: unknown) => unknown {
  const path = fastPathOf(definition);
  return path ? parserFor(path) : () => undefined;
}

function argRecords(
  definitions: ArgDefinitions,
  endpoint: EndpointDefinition,
  { settings, kernelOptions: options }: Server,
): readonly ArgRecord[] {
  const callbacks = endpoint.callbacks ?? {};
  const placed = placedIn(endpoint, settings.token);
  return Object.entries(definitions).map(([writtenName, given]) => {
    const known = isDefinition(given) ? given : NO_DEFINITION;
    const definition = goesBySchema(known) ? placed(known) : known;
    return {
      name: placed(writtenName),
      definition,
      isRequired: definition.required === true,
      ...callbacksOf(definition, callbacks, options),
    };
  });
}

const NO_DEFINITION: ArgDefinition = {};

/** Definitions that are made at run time can contain any value, despite their type. */
export function isDefinition(value: ArgDefinition | undefined): value is ArgDefinition {
  return typeof value === 'object' && value !== null;
}

/** Fills in the product token in the names and definitions of arguments. */
export type Placed = <T extends ArgDefinition | string>(given: T) => T;

/** Only schema files have placeholders for the product token; code at run time has its value. */
export function placedIn(endpoint: EndpointDefinition, token: string): Placed {
  return 'endpoint' in endpoint ? (given) => withToken(given, token) : (given) => given;
}

/**
 * Returns the facts about the arguments of an endpoint that do not depend on a request. `parse` handles every
 * argument of `args` that needs no other callbacks, unless `isParsed` excludes it.
 */
export function argumentsRecord(
  args: readonly ArgRecord[],
  parse: ArgsParser | null = null,
  isParsed: (arg: ArgRecord) => boolean = () => true,
): ArgumentsRecord {
  const byCallback = parse
    ? args.filter((arg) => !isParsed(arg) || !isKernelArg(arg.definition))
    : args;
  const { defaults, lateDefaults } = defaultsOf(args, byCallback);
  return {
    list: args,
    byName: new Map(args.map((arg) => [arg.name, arg])),
    // A default counts as sent, whatever its sanitized value is.
    required: args
      .filter(({ isRequired, definition }) => isRequired && (definition.default ?? null) === null)
      .map(({ name }) => name),
    placed: placedArguments(args.filter(({ definition }) => definition.in !== undefined)),
    takesWholeBody: args.some(({ definition }) => definition.in === 'body'),
    readonlyMembers: args.flatMap(({ definition }) => readonlyMembers(definition)),
    parse,
    called: byCallback,
    // The parser does not see a default that its schema does not accept.
    validated: [...new Set([...byCallback, ...lateDefaults])],
    defaults,
    lateDefaults,
  };
}

function placedArguments(args: readonly ArgRecord[]): PlacedArguments | null {
  if (args.length === 0) return null;
  // Sources are sanitized in place, so each has one copy.
  const copies = new WeakMap<Params, Params>();
  return {
    read: (request) => {
      const values = emptyMap();
      for (const { name, definition } of args) {
        const value = placedValue(request, name, definition);
        if (value !== null && value !== undefined) values[name] = value;
      }
      return values;
    },
    without: (source, place) => {
      const known = copies.get(source);
      if (known) return known;
      const foreign = args.filter(
        ({ name, definition }) => definition.in !== place && Object.hasOwn(source, name),
      );
      if (foreign.length === 0) return source;
      const copy = Object.assign(emptyMap(), source);
      for (const { name } of foreign) delete copy[name];
      copies.set(source, copy);
      return copy;
    },
  };
}

/** Returns the members of a whole body that clients can only read; those of an item are not arguments either. */
function readonlyMembers({ in: place, properties = {} }: ArgDefinition): readonly string[] {
  const names = Object.keys(place === 'body' ? properties : {});
  const all: { readonly [name: string]: PropertySchema } = properties;
  return names.filter((name) => all[name]?.readonly);
}

function withoutReadonly(body: unknown, definition: ArgDefinition): unknown {
  const names = isMap(body) ? readonlyMembers(definition) : [];
  if (!names.some((name) => Object.hasOwn(Object(body), name))) return body;
  const copy = Object.assign(emptyMap(), body);
  for (const name of names) delete copy[name];
  return copy;
}

function placedValue(request: RestRequest, name: string, definition: ArgDefinition): unknown {
  switch (definition.in) {
    case 'header':
      return request.header(name);
    case 'body':
      if (!request.hasBody || request.bytes.length === 0) return null;
      return withoutReadonly(request.isJson ? request.json : request.body, definition);
    default:
      return request.query[name];
  }
}

/** Returns the defaults of arguments, sanitized unless they are validated before, or that depends on the request or fails. */
function defaultsOf(
  args: readonly ArgRecord[],
  byCallback: readonly ArgRecord[],
): Pick<ArgumentsRecord, 'defaults' | 'lateDefaults'> {
  const defaults = emptyMap();
  const lateDefaults: ArgRecord[] = [];
  for (const arg of args) {
    const { name, definition, validate, sanitize } = arg;
    if (definition.default === undefined || definition.default === null) continue;
    const given = copyOf(definition.default);
    const isValidated = validate !== null && byCallback.includes(arg);
    // The result of a callback without the request as parameter never changes.
    const isFixed = sanitize === null || (sanitize.length < 3 && !isValidated);
    const value =
      sanitize && isFixed ? called(() => sanitize(copyOf(given), name, NO_REQUEST)) : given;
    const isLate = !isFixed || isError(value) || value instanceof Promise;
    if (isLate) lateDefaults.push(arg);
    // All requests share it, so none can change it.
    defaults[name] = frozen(isLate ? given : value);
  }
  return { defaults: Object.freeze(defaults), lateDefaults };
}

const NO_REQUEST = new RestRequest();

/** Returns `value` frozen with everything in it. */
function frozen(value: unknown): unknown {
  if (!isContainer(value) || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
