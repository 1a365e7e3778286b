import { reportPatterns } from '../schema/index.ts';
import type { ArgDefinition, ArgDefinitions, ArgsReader } from '../schema/types.ts';
import { handlerOf, permissionOf } from './shaped-endpoint.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';
import { argsReader } from './args-reader.ts';
import { argumentsRecord } from './arguments-record.ts';
import {
  assertCallbacks,
  goesBySchema,
  sanitizeCallbackOf,
  validateCallbackOf,
} from './callbacks.ts';
import type {
  EndpointDefinition,
  PlainEndpoint,
  RouteDefinition,
  RouteOptions,
  ShapedEndpoint,
} from './definition.ts';
import { reportRegistration } from './misuse.ts';
import type { AnswerRecord, ArgRecord, ArgumentsRecord, EndpointRecord } from './records.ts';
import { withToken } from './public-schema.ts';
import { writeArguments } from './write-arguments.ts';

/** A route as it is registered, in the one form that every form is brought to. */
export interface Registration {
  readonly endpoints: readonly EndpointRecord[];
  /** What the route said beside its endpoints; only what it did say. */
  readonly options: Omit<RouteOptions, 'args'>;
}

/** Brings every form of a definition to one (2.3); what is wrong with it is reported, not refused. */
export function readDefinition(
  definition: RouteDefinition,
  settings: AnswerSettings,
): Registration {
  const { args = {}, endpoints, ...options } = normalised(definition);
  const schema = 'schema' in options ? options.schema : null;
  return {
    options,
    endpoints: endpoints.map((endpoint) => endpointRecord(endpoint, args, schema, settings)),
  };
}

/** Fills in the product token where a definition, or the name of an argument, has a place for it. */
type Placed = <T extends ArgDefinition | string>(given: T) => T;

type ListForm = RouteOptions & { readonly endpoints: readonly EndpointDefinition[] };

function normalised(definition: RouteDefinition): ListForm {
  if (isList(definition)) return { endpoints: definition };
  return 'endpoints' in definition ? definition : { endpoints: [definition] };
}

function isList(definition: RouteDefinition): definition is readonly EndpointDefinition[] {
  return Array.isArray(definition);
}

function endpointRecord(
  endpoint: EndpointDefinition,
  common: ArgDefinitions,
  schema: RouteOptions['schema'],
  settings: AnswerSettings,
): EndpointRecord {
  const definitions = { ...common, ...endpoint.args };
  const callbacks = endpoint.callbacks ?? {};
  // Only schema files name the product token; what is registered at run time knows it.
  const placed: Placed = (given) =>
    'endpoint' in endpoint ? withToken(given, settings.token) : given;
  judgeArguments(definitions, placed, callbacks);

  const methods = methodsOf(endpoint.methods);
  const type =
    'endpoint' in endpoint
      ? writtenType(endpoint, methods, typeOf(endpoint, schema, settings))
      : null;
  const read = (given: ArgDefinitions): readonly ArgRecord[] =>
    argRecords(given, placed, callbacks, settings.depth);
  const own = (): ArgumentsRecord => {
    const args = read(definitions);
    return argumentsRecord(args, readerOf(endpoint, args));
  };
  const { fields } = settings;
  const rereader = (args: readonly ArgRecord[]): ArgsReader | null =>
    endpoint.validate_callback ? null : argsReader(args);
  const method = methods.join(', ');
  const current =
    type === null
      ? once(own)
      : writeArguments({ own: once(own), fields, type, method, readerOf: rereader, read });
  const halves =
    'endpoint' in endpoint
      ? shapedHalves(endpoint, schema, current, settings)
      : plainHalves(endpoint);
  return new RegisteredEndpoint(endpoint, methods, halves, current);
}

/** Makes something when it is first asked for: of thousands of routes a process may never be asked most. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** An endpoint whose arguments are looked at when a request first comes. */
class RegisteredEndpoint implements EndpointRecord {
  readonly methods: readonly string[];
  readonly showInIndex: boolean;
  readonly allowBatch: unknown;
  readonly takesUploads: boolean;
  readonly validate: EndpointRecord['validate'];
  readonly permission: EndpointRecord['permission'];
  readonly handle: EndpointRecord['handle'];
  readonly answer: AnswerRecord | null;
  readonly #current: () => ArgumentsRecord;

  constructor(
    endpoint: EndpointDefinition,
    methods: readonly string[],
    { permission, handle, answer }: Halves,
    current: () => ArgumentsRecord,
  ) {
    this.methods = methods;
    this.showInIndex = endpoint.show_in_index ?? true;
    this.allowBatch = endpoint.allow_batch;
    this.takesUploads = endpoint.uploads ?? false;
    this.validate = endpoint.validate_callback ?? null;
    this.permission = permission;
    this.handle = handle;
    this.answer = answer;
    this.#current = current;
  }

  get args(): ArgumentsRecord['args'] {
    return this.#current().args;
  }

  get argsByName(): ArgumentsRecord['argsByName'] {
    return this.#current().argsByName;
  }

  get required(): ArgumentsRecord['required'] {
    return this.#current().required;
  }

  get reader(): ArgumentsRecord['reader'] {
    return this.#current().reader;
  }

  get unread(): ArgumentsRecord['unread'] {
    return this.#current().unread;
  }

  get defaults(): ArgumentsRecord['defaults'] {
    return this.#current().defaults;
  }
}

type Halves = Pick<EndpointRecord, 'permission' | 'handle' | 'answer'>;

function shapedHalves(
  { answers, context = 'view', shape = {}, endpoint }: ShapedEndpoint,
  schema: RouteOptions['schema'],
  current: () => ArgumentsRecord,
  settings: AnswerSettings,
): Halves {
  const type = shape.type ?? titleOf(schema, settings.token);
  const answer: AnswerRecord = { answers, context, shape: { ...shape, type } };
  const view = { context, current };
  const check = settings.checks?.(answers, schema, shape.answered) ?? null;
  return {
    permission: permissionOf(endpoint, view),
    handle: handlerOf(endpoint, view, answer, { settings, check }),
    answer,
  };
}

function plainHalves({ permission_callback: permission, callback }: PlainEndpoint): Halves {
  if (permission === undefined || permission === null)
    reportRegistration(
      'A route needs a permission_callback; one for everybody answers true.',
      '5.5.0',
    );
  return {
    permission: permission ?? null,
    handle: typeof callback === 'function' ? callback : null,
    answer: null,
  };
}

/** The type of the items that an endpoint makes or changes; `null` for one that does neither. */
function writtenType(
  { answers }: ShapedEndpoint,
  methods: readonly string[],
  type: string,
): string | null {
  const answersItem = answers === 'created' || answers === 'item';
  const writes = methods.some((method) => WRITES.has(method));
  return answersItem && writes ? type : null;
}

function typeOf(
  { shape }: ShapedEndpoint,
  schema: RouteOptions['schema'],
  { token }: AnswerSettings,
): string {
  return shape?.type ?? titleOf(schema, token);
}

const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

// What checks all parameters together sees them checked, and not sanitized yet.
function readerOf(endpoint: EndpointDefinition, args: readonly ArgRecord[]): ArgsReader | null {
  if (endpoint.validate_callback) return null;
  return ('reader' in endpoint && endpoint.reader) || argsReader(args);
}

/** Fields that are added at run time are added to items by the title of their schema (2.4). */
function titleOf(schema: RouteOptions['schema'], token: string): string {
  const title = typeof schema === 'object' && schema !== null ? (schema.title ?? '') : '';
  return title.replace('{token}', token);
}

/** Reports what is wrong with definitions of arguments; a callback that there is none of is thrown. */
function judgeArguments(definitions: ArgDefinitions, placed: Placed, callbacks: object): void {
  let isReported = false;
  for (const name of Object.keys(definitions)) {
    const given = definitions[name];
    if (!isDefinition(given)) {
      if (!isReported) reportRegistration('Each argument is to be a map of keywords.', '6.1.0');
      isReported = true;
      continue;
    }
    // What is unrolled ahead of time has been judged by then.
    if (goesBySchema(given)) reportPatterns('register_rest_route', placed(given), placed(name));
    assertCallbacks(given, callbacks);
  }
}

function argRecords(
  definitions: ArgDefinitions,
  placed: Placed,
  callbacks: object,
  depth: number,
): readonly ArgRecord[] {
  return Object.entries(definitions).map(([writtenName, given]) => {
    const name = placed(writtenName);
    const known = isDefinition(given) ? given : NO_DEFINITION;
    const definition = goesBySchema(known) ? placed(known) : known;
    return {
      name,
      definition,
      isRequired: definition.required === true,
      validate: validateCallbackOf(definition, callbacks, depth),
      sanitize: sanitizeCallbackOf(definition, callbacks, depth),
    };
  });
}

const NO_DEFINITION: ArgDefinition = {};

// Definitions made at run time can hold anything, whatever their type promises.
function isDefinition(value: ArgDefinition | undefined): value is ArgDefinition {
  return typeof value === 'object' && value !== null;
}

function methodsOf(methods: string | readonly string[] = 'GET'): readonly string[] {
  const names = typeof methods === 'string' ? methods.split(',') : methods;
  return [...new Set(names.map((name) => name.trim().toUpperCase()))];
}
