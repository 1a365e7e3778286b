import { reportPatterns, vouchForPatterns } from '../schema/index.ts';
import type { ArgDefinitions } from '../schema/types.ts';
import { goesBySchema } from './callbacks.ts';
import type {
  EndpointDefinition,
  PlainEndpoint,
  RouteDefinition,
  RouteOptions,
  ShapedEndpoint,
} from './definition.ts';
import { EndpointArguments, isDefinition, placedIn } from './endpoint-arguments.ts';
import type { Placed, WrittenType } from './endpoint-arguments.ts';
import { reportRegistration } from './misuse.ts';
import { NestedItem } from './nesting.ts';
import type { RequestLogEntry, EndpointRecord } from './records.ts';
import { RegisteredEndpoint } from './registered-endpoint.ts';
import type { Halves } from './registered-endpoint.ts';
import {
  failureOf,
  handlerOf,
  mayUploadOf,
  nestedItemOf,
  permissionOf,
} from './shaped-endpoint.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';

/** A route in the normalized form of all definitions. */
export interface Registration {
  readonly endpoints: readonly EndpointRecord[];
  /** The options of the route that its definition names. */
  readonly options: Omit<RouteOptions, 'args'>;
}

/**
 * Normalizes a definition of any form (2.3). Problems are reported, not refused. Values that only requests need are made
 * with the first request.
 */
export function readDefinition(
  definition: RouteDefinition,
  settings: AnswerSettings,
): Registration {
  if (isList(definition)) return { endpoints: read(definition, {}, settings), options: {} };
  if (!('endpoints' in definition))
    return { endpoints: read([definition], {}, settings), options: {} };
  const { args, endpoints, ...options } = definition;
  return { endpoints: read(endpoints, { args, schema: options.schema }, settings), options };
}

function isList(definition: RouteDefinition): definition is readonly EndpointDefinition[] {
  return Array.isArray(definition);
}

type Common = Pick<RouteOptions, 'args' | 'schema'>;

function read(
  endpoints: readonly EndpointDefinition[],
  common: Common,
  settings: AnswerSettings,
): readonly EndpointRecord[] {
  return endpoints.map((endpoint) => endpointRecord(endpoint, common, settings));
}

function endpointRecord(
  endpoint: EndpointDefinition,
  { args: common, schema }: Common,
  settings: AnswerSettings,
): EndpointRecord {
  const { args: own = NO_ARGUMENTS } = endpoint;
  // A copy of one map is made at once, of two name by name.
  const definitions = common ? { ...common, ...own } : { ...own };
  judgeArguments(endpoint, definitions, placedIn(endpoint, settings.token));
  const methods = methodsOf(endpoint.methods);
  if ('endpoint' in endpoint) {
    const type = endpoint.shape?.type ?? titleOf(schema, settings.token);
    const written = writtenType(endpoint, methods, type);
    const args = new EndpointArguments(endpoint, definitions, written, settings);
    const halves = shapedHalves(endpoint, { type, schema, args }, settings);
    return new RegisteredEndpoint(endpoint, methods, halves, args);
  }
  const args = new EndpointArguments(endpoint, definitions, null, settings);
  return new RegisteredEndpoint(endpoint, methods, plainHalves(endpoint), args);
}

const NO_ARGUMENTS: ArgDefinitions = {};

/** The item type of an endpoint's responses, and its arguments. */
interface Shaped {
  readonly type: string;
  readonly schema: RouteOptions['schema'];
  readonly args: EndpointArguments;
}

function shapedHalves(
  { answers, answerSchema, context = 'view', shape = {}, endpoint, nested, errors }: ShapedEndpoint,
  { type, schema, args }: Shaped,
  settings: AnswerSettings,
): Halves {
  const isEmpty = answers === 'any' && answerSchema?.type === 'null';
  const answer: RequestLogEntry = { answers, isEmpty, context, shape: { ...shape, type }, errors };
  const view = { context, args };
  const check = settings.checks?.({
    answers,
    schema: answers === 'any' ? answerSchema : schema,
    contexts: shape.contexts ?? {},
    errors,
  });
  const failure = failureOf(view, errors, check ?? null);
  return {
    nestedItem: nestedItemOf(endpoint, view, nested),
    permission: permissionOf(endpoint, view),
    mayUpload: mayUploadOf(endpoint, view),
    handle: handlerOf(endpoint, view, answer, { settings, check: check ?? null, failure }),
    failure,
    answer,
  };
}

function plainHalves(endpoint: PlainEndpoint): Halves {
  const { permission_callback: permission, callback } = endpoint;
  if (permission === undefined || permission === null)
    reportRegistration(
      'A route requires a permission_callback; a public route returns true.',
      '5.5.0',
    );
  return {
    nestedItem: plainNestedItem(endpoint),
    permission: permission ?? null,
    mayUpload: endpoint.upload_permission_callback ?? null,
    handle: typeof callback === 'function' ? callback : null,
    failure: null,
    answer: null,
  };
}

/** How a plain endpoint finds the item of a nested route; `null` for other routes. */
function plainNestedItem({ nested, parents_callback: parents }: PlainEndpoint): NestedItem | null {
  if (!nested) return null;
  if (!parents)
    throw new Error(
      `routes: an endpoint of a route nested under ${nested.under.join(', ')} requires parents_callback`,
    );
  return new NestedItem(nested, parents, (request, group) => request.getParam(group));
}

/** Returns what an endpoint creates or changes; `null` if it does neither. */
function writtenType(
  { answers }: ShapedEndpoint,
  methods: readonly string[],
  type: string,
): WrittenType | null {
  const answersItem = answers === 'created' || answers === 'item';
  const writes = methods.some((method) => WRITES.has(method));
  return answersItem && writes ? { type, method: methods.join(', ') } : null;
}

const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Fields that are added at run time are added to items by the title of their schema (2.4). */
function titleOf(schema: RouteOptions['schema'], token: string): string {
  const title = typeof schema === 'object' && schema !== null ? (schema.title ?? '') : '';
  return title.replace('{token}', token);
}

/** Reports arguments that are not maps, and patterns that match nothing. */
function judgeArguments(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  placed: Placed,
): void {
  const isGenerated = 'parse' in endpoint && endpoint.parse !== undefined;
  let isReported = false;
  for (const name of Object.keys(definitions)) {
    const given = definitions[name];
    if (!isDefinition(given)) {
      if (!isReported) reportRegistration('Each argument must be a map of keywords.', '6.1.0');
      isReported = true;
      continue;
    }
    if (!goesBySchema(given)) continue;
    // The generator has judged the patterns of schema files.
    if (isGenerated) vouchForPatterns(given);
    else reportPatterns('register_rest_route', given, name, placed);
  }
}

// Thousands of endpoints have the same few.
const knownMethods = new Map<string, readonly string[]>();

function methodsOf(methods: string | readonly string[] = 'GET'): readonly string[] {
  // Each of a list is one, whatever it says.
  if (Array.isArray(methods)) return namesOf(methods);
  if (typeof methods !== 'string') return [];
  const known = knownMethods.get(methods);
  if (known) return known;
  const made = namesOf(methods.split(','));
  knownMethods.set(methods, made);
  return made;
}

function namesOf(methods: readonly string[]): readonly string[] {
  return Object.freeze([...new Set(methods.map((name) => name.trim().toUpperCase()))]);
}
