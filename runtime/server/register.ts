import { reportMisuse } from '../errors/notices.ts';
import { reportPatterns } from '../schema/index.ts';
import type { ArgDefinition, ArgDefinitions, ArgsReader } from '../schema/types.ts';
import { handlerOf, permissionOf } from './shaped-endpoint.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';
import { argsReader } from './args-reader.ts';
import { argumentsRecord } from './arguments-record.ts';
import { goesBySchema, sanitizeCallbackOf, validateCallbackOf } from './callbacks.ts';
import type { EndpointDefinition, RouteDefinition, RouteOptions } from './definition.ts';
import type { AnswerRecord, ArgRecord, EndpointRecord } from './records.ts';

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
  const args = argRecords(
    { ...common, ...endpoint.args },
    endpoint.callbacks ?? {},
    settings.depth,
  );
  const shared = {
    methods: methodsOf(endpoint.methods),
    ...argumentsRecord(args, readerOf(endpoint, args)),
    showInIndex: endpoint.show_in_index ?? true,
    allowBatch: endpoint.allow_batch,
    validate: endpoint.validate_callback ?? null,
  };
  if ('endpoint' in endpoint) {
    const { answers, context = 'view', shape = {}, endpoint: halves } = endpoint;
    const answer: AnswerRecord = {
      answers,
      context,
      shape: { ...shape, type: shape.type ?? titleOf(schema) },
    };
    const view = { ...shared, context };
    return {
      ...shared,
      permission: permissionOf(halves, view),
      handle: handlerOf(halves, view, answer, settings),
      answer,
    };
  }
  const { permission_callback: permission, callback } = endpoint;
  if (permission === undefined || permission === null)
    reportMisuse(
      'register_rest_route',
      'A route needs a permission_callback; one for everybody answers true.',
      '5.5.0',
    );
  return {
    ...shared,
    permission: permission ?? null,
    handle: typeof callback === 'function' ? callback : null,
    answer: null,
  };
}

// What checks all parameters together sees them checked, and not sanitized yet.
function readerOf(endpoint: EndpointDefinition, args: readonly ArgRecord[]): ArgsReader | null {
  if (endpoint.validate_callback) return null;
  return ('reader' in endpoint && endpoint.reader) || argsReader(args);
}

/** Fields that are added at run time are added to items by the title of their schema (2.4). */
function titleOf(schema: RouteOptions['schema']): string {
  return typeof schema === 'object' && schema !== null ? (schema.title ?? '') : '';
}

function argRecords(
  definitions: ArgDefinitions,
  callbacks: object,
  depth: number,
): readonly ArgRecord[] {
  let isReported = false;
  return Object.entries(definitions).map(([name, given]) => {
    const isDefinition = isMap(given);
    if (!isDefinition && !isReported) {
      isReported = true;
      reportMisuse('register_rest_route', 'Each argument is to be a map of keywords.', '6.1.0');
    }
    const definition: ArgDefinition = isDefinition ? given : {};
    // What is unrolled ahead of time has been judged by then.
    if (goesBySchema(definition)) reportPatterns('register_rest_route', definition, name);
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
