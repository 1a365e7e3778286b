import { assertData, assertSchema, checked, copyOf, ensure } from '../schema/index.ts';
import type { Checked } from '../schema/index.ts';
import { isMap, type Entries } from '../schema/values/containers.ts';
import { isCallback } from './callbacks.ts';
import type { RouteDefinition } from './definition.ts';

/**
 * Returns the usable parts of a route definition: unchecked code can register any value. Data is copied, so
 * that it cannot change after the check; typed endpoints are not copied.
 */
export function checkedDefinition(definition: RouteDefinition): Checked<RouteDefinition> {
  return checked(() => {
    const value = copyOfRoute(definition);
    assertRoute(value);
    return value;
  });
}

/** Returns a copy of a schema that was created at run time. */
export function checkedSchema(schema: unknown): Checked<unknown> {
  return checked(() => {
    const value = copyOf(schema);
    assertSchema(value, 'schema');
    return value;
  });
}

function copyOfRoute(definition: RouteDefinition): RouteDefinition {
  if (Array.isArray(definition)) return definition.map(copyOfEndpoint);
  if (!isMap(definition) || !('endpoints' in definition)) return copyOfEndpoint(definition);
  const { endpoints, ...options } = definition;
  if (!Array.isArray(endpoints)) return definition;
  return { ...copyOf(options), endpoints: endpoints.map(copyOfEndpoint) };
}

function copyOfEndpoint<E>(endpoint: E): E {
  return isTyped(endpoint) ? endpoint : copyOf(endpoint);
}

function isTyped(endpoint: unknown): boolean {
  return isMap(endpoint) && 'endpoint' in endpoint;
}

function assertRoute(definition: unknown): void {
  ensure(isMap(definition) || Array.isArray(definition), 'The definition must be a map.');
  const isRoute = isMap(definition) && 'endpoints' in definition;
  const endpoints: unknown = isRoute ? definition['endpoints'] : [definition].flat();
  ensure(Array.isArray(endpoints), 'endpoints is not a list.');
  if (isRoute) assertOptions(definition);
  for (const endpoint of endpoints) {
    ensure(isMap(endpoint), 'An endpoint must be a map.');
    assertEndpoint(endpoint);
  }
}

function assertOptions({ schema, allow_batch, args }: Entries): void {
  if (!isAbsent(schema) && typeof schema !== 'function') assertSchema(schema, 'schema');
  assertData(allow_batch, 'allow_batch');
  assertArgs(args, {}, assertSchema);
}

function assertEndpoint(endpoint: Entries): void {
  const { methods, permission_callback: permission, callbacks, allow_batch, args } = endpoint;
  const { uploads } = endpoint;
  const isFields = isMap(uploads) && Object.values(uploads).every(isMap);
  const isFlag = isAbsent(uploads) || typeof uploads === 'boolean';
  ensure(isFlag || isFields, 'uploads must be a boolean or a map of file fields.');
  const areMethods =
    methods === undefined || [methods].flat().every((one) => typeof one === 'string');
  ensure(areMethods, 'methods must be a string or a list of strings.');
  ensure(
    isAbsent(permission) || typeof permission === 'function',
    'permission_callback must be a function.',
  );
  assertCallback(endpoint['validate_callback'], 'validate_callback', {});
  assertData(allow_batch, 'allow_batch');
  // The generator has checked the arguments for which it has made a parser.
  const isGenerated = isTyped(endpoint) && typeof endpoint['parse'] === 'function';
  assertArgs(args, isMap(callbacks) ? callbacks : {}, isGenerated ? null : assertSchema);
}

/** `assertKeywords` checks the keywords of each argument; `null` if they are known to be valid. */
function assertArgs(
  args: unknown,
  callbacks: object,
  assertKeywords: typeof assertSchema | null,
): void {
  if (isAbsent(args)) return;
  ensure(isMap(args) || Array.isArray(args), 'args must be a map.');
  for (const [name, definition] of Object.entries(args)) {
    // An argument that is not a map is reported, and accepts every value.
    if (!isMap(definition)) continue;
    const { validate_callback: validate, sanitize_callback: sanitize, ...schema } = definition;
    assertCallback(validate, `${name}.validate_callback`, callbacks);
    assertCallback(sanitize, `${name}.sanitize_callback`, callbacks);
    assertKeywords?.(schema, name);
  }
}

function assertCallback(callback: unknown, path: string, named: object): void {
  if (isAbsent(callback) || typeof callback === 'function' || callback === '') return;
  ensure(typeof callback === 'string', `${path} must be a function or the name of one.`);
  ensure(isCallback(callback, named), `${path}: unknown callback ${callback}.`);
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
