import { reportPatterns } from '../schema/index.ts';
import type { ArgDefinition, ArgDefinitions, ArgsReader } from '../schema/types.ts';
import { handlerOf, permissionOf } from './shaped-endpoint.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';
import { argsReader } from './args-reader.ts';
import { argumentsRecord } from './arguments-record.ts';
import { goesBySchema, sanitizeCallbackOf, validateCallbackOf } from './callbacks.ts';
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
  // Only schema files name the product token; what is registered at run time knows it.
  const placed = <T extends ArgDefinition | string>(given: T): T =>
    'endpoint' in endpoint ? withToken(given, settings.token) : given;
  const read = (definitions: ArgDefinitions): readonly ArgRecord[] =>
    argRecords(definitions, placed, endpoint.callbacks ?? {}, settings.depth);
  const own = read({ ...common, ...endpoint.args });
  const reader = readerOf(endpoint, own);
  const methods = methodsOf(endpoint.methods);
  const type =
    'endpoint' in endpoint
      ? writtenType(endpoint, methods, typeOf(endpoint, schema, settings))
      : null;
  const { fields } = settings;
  const rereader = (args: readonly ArgRecord[]): ArgsReader | null =>
    endpoint.validate_callback ? null : argsReader(args);
  const method = methods.join(', ');
  const args =
    type === null
      ? fixed(argumentsRecord(own, reader))
      : changing(writeArguments({ own, reader, fields, type, method, readerOf: rereader, read }));
  return Object.assign(args.record, {
    methods,
    showInIndex: endpoint.show_in_index ?? true,
    allowBatch: endpoint.allow_batch,
    validate: endpoint.validate_callback ?? null,
    takesUploads: endpoint.uploads ?? false,
    ...('endpoint' in endpoint
      ? shapedHalves(endpoint, schema, args.current, settings)
      : plainHalves(endpoint)),
  });
}

/** Arguments as part of a record, and as they are at the time. */
interface RecordedArguments {
  readonly record: ArgumentsRecord;
  readonly current: () => ArgumentsRecord;
}

function fixed(args: ArgumentsRecord): RecordedArguments {
  return { record: { ...args }, current: () => args };
}

function changing(current: () => ArgumentsRecord): RecordedArguments {
  const record: ArgumentsRecord = {
    get args() {
      return current().args;
    },
    get argsByName() {
      return current().argsByName;
    },
    get required() {
      return current().required;
    },
    get reader() {
      return current().reader;
    },
    get unread() {
      return current().unread;
    },
    get defaults() {
      return current().defaults;
    },
  };
  return { record, current };
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
  return {
    permission: permissionOf(endpoint, view),
    handle: handlerOf(endpoint, view, answer, settings),
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

function argRecords(
  definitions: ArgDefinitions,
  placed: <T extends ArgDefinition | string>(given: T) => T,
  callbacks: object,
  depth: number,
): readonly ArgRecord[] {
  let isReported = false;
  return Object.entries(definitions).map(([writtenName, given]) => {
    const name = placed(writtenName);
    const isDefinition = isMap(given);
    if (!isDefinition && !isReported) {
      isReported = true;
      reportRegistration('Each argument is to be a map of keywords.', '6.1.0');
    }
    const walked = isDefinition && goesBySchema(given);
    const definition: ArgDefinition = walked ? placed(given) : isDefinition ? given : {};
    // What is unrolled ahead of time has been judged by then.
    if (walked) reportPatterns('register_rest_route', definition, name);
    return {
      name,
      definition,
      isRequired: definition.required === true,
      validate: validateCallbackOf(definition, callbacks, depth),
      sanitize: sanitizeCallbackOf(definition, callbacks, depth),
    };
  });
}

// Definitions made at run time can hold anything, whatever their type promises.
function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function methodsOf(methods: string | readonly string[] = 'GET'): readonly string[] {
  const names = typeof methods === 'string' ? methods.split(',') : methods;
  return [...new Set(names.map((name) => name.trim().toUpperCase()))];
}
