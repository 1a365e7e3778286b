import { copyOf, dataProblem, readRegistered, schemaProblem } from '../schema/index.ts';
import type { Checked } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import { isCallback } from './callbacks.ts';
import type { RouteDefinition } from './definition.ts';

/**
 * Returns the usable parts of a route definition: unchecked code can register any value. Data is copied, so
 * that it cannot change after the check; typed endpoints are not copied.
 */
export function checkedDefinition(definition: RouteDefinition): Checked<RouteDefinition> {
  return readRegistered(() => {
    const value = copyOfRoute(definition);
    const problem = routeProblem(value);
    return problem === null ? { value } : { problem };
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

function routeProblem(definition: unknown): string | null {
  if (!isMap(definition) && !Array.isArray(definition)) return 'The definition must be a map.';
  const isRoute = isMap(definition) && 'endpoints' in definition;
  const endpoints: unknown = isRoute ? definition['endpoints'] : [definition].flat();
  if (!Array.isArray(endpoints)) return 'endpoints is not a list.';
  const own = isRoute ? optionsProblem(definition) : null;
  if (own !== null) return own;
  for (const endpoint of endpoints as readonly unknown[]) {
    const found = isMap(endpoint) ? endpointProblem(endpoint) : 'An endpoint must be a map.';
    if (found !== null) return found;
  }
  return null;
}

/** A schema that was created at run time. */
export function checkedSchema(schema: unknown): Checked<unknown> {
  return readRegistered(() => {
    const value = copyOf(schema);
    const problem = schemaProblem(value, 'schema') ?? dataProblem(value, 'schema');
    return problem === null ? { value } : { problem };
  });
}

type Members = { readonly [name: string]: unknown };

function optionsProblem({ schema, allow_batch, args }: Members): string | null {
  const isData = schema !== undefined && schema !== null && typeof schema !== 'function';
  return (
    (isData ? (schemaProblem(schema, 'schema') ?? dataProblem(schema, 'schema')) : null) ??
    dataProblem(allow_batch, 'allow_batch') ??
    argsProblem(args, {})
  );
}

function endpointProblem(endpoint: Members): string | null {
  const { methods, permission_callback: permission, callbacks, allow_batch, args } = endpoint;
  // Generated code registers the same arguments at every start.
  const isKnown = isMap(args) && right.has(args);
  if (!isMethods(methods)) return 'methods must be a string or a list of strings.';
  if (!isAbsent(permission) && typeof permission !== 'function')
    return 'permission_callback must be a function.';
  return (
    callbackProblem(endpoint['validate_callback'], 'validate_callback', {}) ??
    dataProblem(allow_batch, 'allow_batch') ??
    (isKnown ? null : endpointArgsProblem(endpoint, args, isMap(callbacks) ? callbacks : {}))
  );
}

/** Valid arguments of typed endpoints. */
const right = new WeakSet<object>();

function endpointArgsProblem(endpoint: Members, args: unknown, callbacks: object): string | null {
  const problem = argsProblem(args, callbacks);
  if (problem === null && isTyped(endpoint) && isMap(args)) right.add(args);
  return problem;
}

function isMethods(methods: unknown): boolean {
  if (methods === undefined || typeof methods === 'string') return true;
  return Array.isArray(methods) && methods.every((one) => typeof one === 'string');
}

function argsProblem(args: unknown, callbacks: object): string | null {
  if (isAbsent(args)) return null;
  if (!isMap(args) && !Array.isArray(args)) return 'args must be a map.';
  for (const [name, definition] of Object.entries(args)) {
    // An argument that is not a map is reported, and accepts every value.
    const found = isMap(definition) ? argProblem(definition, name, callbacks) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Returns why a map cannot define an argument; `null` if it can. */
function argProblem(definition: Members, name: string, callbacks: object): string | null {
  const { validate_callback: validate, sanitize_callback: sanitize, ...schema } = definition;
  return (
    callbackProblem(validate, `${name}.validate_callback`, callbacks) ??
    callbackProblem(sanitize, `${name}.sanitize_callback`, callbacks) ??
    schemaProblem(schema, name) ??
    dataProblem(schema, name)
  );
}

function callbackProblem(callback: unknown, path: string, named: object): string | null {
  if (isAbsent(callback) || typeof callback === 'function') return null;
  if (typeof callback !== 'string') return `${path} must be a function or the name of one.`;
  return callback === '' || isCallback(callback, named)
    ? null
    : `${path}: unknown callback ${callback}.`;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
