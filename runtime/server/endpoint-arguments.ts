import { fastPathOf, hasStrictFormat, parserFor } from '../schema/index.ts';
import { writeArgs } from '../schema/endpoint-args.ts';
import type { ArgDefinition, ArgDefinitions, ArgsParser } from '../schema/types.ts';
import { emptyMap, isContainer, isMap } from '../schema/values/containers.ts';
import {
  goesBySchema,
  isKernelArg,
  isSchemaArg,
  sanitizeCallbackOf,
  validateCallbackOf,
} from './callbacks.ts';
import type { EndpointDefinition } from './definition.ts';
import { withToken } from './public-schema.ts';
import type { ArgRecord, ArgumentsRecord, PlacedArguments } from './registration.ts';
import type { Params, RestRequest } from './request.ts';
import type { ResponseSettings } from './shaped-endpoint.ts';

/** The items that an endpoint writes. */
interface WrittenItems {
  /** `null` for an endpoint that writes none. */
  readonly type: string | null;
  /** The methods, which decide whether it creates (4.6). */
  readonly method: string;
}

/** Returns the arguments of an endpoint as they are now. */
export type EndpointArguments = () => ArgumentsRecord;

/**
 * Returns the arguments of an endpoint, made when a request first uses them: many of thousands of routes may never be
 * requested. An endpoint that writes items of a type also takes the fields that were added to the type at run time (2.4),
 * derived as those of a schema (4.6). A field wins over an argument of its name. They are made again when a field was added.
 * `definitions` are its own over those that all endpoints of the route have in common.
 */
export function endpointArguments(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  settings: ResponseSettings,
  { type, method }: WrittenItems,
): EndpointArguments {
  const { fields } = settings;
  let current: ArgumentsRecord | null = null;
  let version = -1;
  return () => {
    if (current && (type === null || version === fields.version)) return current;
    version = fields.version;
    const added = type === null ? {} : writeArgs(fields.schemaOf(type), method);
    return (current = recordOf(endpoint, definitions, added, settings));
  };
}

function recordOf(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  addedDefinitions: ArgDefinitions,
  settings: ResponseSettings,
): ArgumentsRecord {
  const own = argRecords(definitions, endpoint, settings);
  const added = argRecords(addedDefinitions, endpoint, settings);
  const names = new Set(added.map(({ name }) => name));
  const args = [...new Map([...own, ...added].map((arg) => [arg.name, arg])).values()];
  const parse = ('parse' in endpoint && endpoint.parse) || null;
  // A callback for all parameters receives them validated and not sanitized.
  if (endpoint.validate_callback) return argumentsRecord(args);
  // Parsers do not check strict formats.
  const isStrict = ({ definition }: ArgRecord): boolean =>
    (settings.formats === 'strict' || settings.int64 === 'bigint') && hasStrictFormat(definition);
  if (!parse) return runTimeRecord(args, isStrict);
  // The parser of an argument does not apply to a field that took its name.
  const hidden = own.filter((arg) => names.has(arg.name) || isStrict(arg)).map(({ name }) => name);
  // Generated parsers omit arguments with the product token in their definition.
  return argumentsRecord(
    args,
    hiding(hidden, parse),
    ({ name, definition }) => !hidden.includes(name) && definitions[name] === definition,
  );
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
  const {
    validate_callback: _validate,
    sanitize_callback: _sanitize,
    show_in_index: _shown,
    in: _place,
    ...schema
  } = definition;
  const path = fastPathOf(schema);
  return path ? parserFor(path) : () => undefined;
}

function argRecords(
  definitions: ArgDefinitions,
  endpoint: EndpointDefinition,
  { token, ...options }: ResponseSettings,
): readonly ArgRecord[] {
  const callbacks = endpoint.callbacks ?? {};
  const placed = placedIn(endpoint, token);
  return Object.entries(definitions).map(([writtenName, given]) => {
    const known = isDefinition(given) ? given : NO_DEFINITION;
    const definition = goesBySchema(known) ? placed(known) : known;
    return {
      name: placed(writtenName),
      definition,
      isRequired: definition.required === true,
      validate: validateCallbackOf(definition, callbacks, options),
      sanitize: sanitizeCallbackOf(definition, callbacks, options),
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
  return {
    args,
    argsByName: new Map(args.map((arg) => [arg.name, arg])),
    required: args.filter(({ isRequired }) => isRequired),
    placed: placedArguments(args.filter(({ definition }) => definition.in !== undefined)),
    takesWholeBody: args.some(({ definition }) => definition.in === 'body'),
    parse,
    called: parse ? args.filter((arg) => !isParsed(arg) || !isKernelArg(arg.definition)) : args,
    defaults: defaultsOf(args),
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
        const value = placedValue(request, name, definition.in);
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

function placedValue(request: RestRequest, name: string, place: ArgDefinition['in']): unknown {
  switch (place) {
    case 'header':
      return request.header(name);
    case 'body':
      if (!request.hasBody || request.bytes.length === 0) return null;
      return request.isJson ? request.json : request.body;
    default:
      return request.query[name];
  }
}

function defaultsOf(args: readonly ArgRecord[]): Params {
  const defaults = emptyMap();
  for (const { name, definition } of args) {
    if (definition.default !== undefined && definition.default !== null)
      // All requests share it, so none can change it.
      defaults[name] = frozen(copied(definition.default));
  }
  return defaults;
}

/** Returns `value` frozen with everything in it. */
export function frozen(value: unknown): unknown {
  if (!isContainer(value) || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** Returns a deep copy of lists and maps. */
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isMap(value)) return value;
  const copy = emptyMap();
  for (const name of Object.keys(value)) copy[name] = copied(value[name]);
  return copy;
}

/** Returns a parser that leaves the named arguments as they are. */
function hiding(names: readonly string[], parse: ArgsParser): ArgsParser {
  if (names.length === 0) return parse;
  return (sent, fail) => {
    const hidden = Object.entries(sent).filter(([name]) => names.includes(name));
    for (const [name] of hidden) sent[name] = undefined;
    parse(sent, fail);
    for (const [name, value] of hidden) sent[name] = value;
  };
}
