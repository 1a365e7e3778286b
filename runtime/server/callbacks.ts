import {
  callbackAliases,
  kernelCallbacks,
  parseValue,
  sanitizeValue,
  validateValue,
} from '../schema/index.ts';
import type { ArgDefinition, SanitizeCallback, ValidateCallback } from '../schema/types.ts';

type Callback = (...args: Parameters<SanitizeCallback>) => unknown;

/** The callbacks that go by the definition of their own argument, by the names they have in it. */
const BY_SCHEMA: {
  readonly [name: string]: (
    definition: ArgDefinition,
  ) => (value: unknown, param: string) => unknown;
} = {
  validateRequestArg: (definition) => (value, param) => validateValue(value, definition, param),
  sanitizeRequestArg: (definition) => (value, param) => sanitizeValue(value, definition, param),
  parseRequestArg: (definition) => (value, param) => parseValue(value, definition, param),
};

/** The check of an argument, before it is sanitized; `null` for none (2.3). */
export function validateCallbackOf(
  definition: ArgDefinition,
  named: object,
): ValidateCallback | null {
  return resolve(definition.validate_callback, definition, named);
}

/**
 * What turns an argument into what the handler receives; `null` for nothing. A typed argument that says
 * nothing of it is parsed by its schema (4.7).
 */
export function sanitizeCallbackOf(
  definition: ArgDefinition,
  named: object,
): SanitizeCallback | null {
  const { sanitize_callback: callback, type } = definition;
  if (callback === undefined && type !== undefined && type !== null)
    return resolve('parseRequestArg', definition, named);
  return resolve(callback, definition, named);
}

function resolve(
  callback: Callback | string | null | undefined,
  definition: ArgDefinition,
  named: object,
): Callback | null {
  if (callback === null || callback === undefined || callback === '') return null;
  if (typeof callback === 'function') return callback;
  const alias = Object.hasOwn(callbackAliases, callback) ? callbackAliases[callback] : undefined;
  const name = String(alias ?? callback);
  if (Object.hasOwn(BY_SCHEMA, name)) return BY_SCHEMA[name]?.(definition) ?? null;
  const found = ownFunction(named, callback) ?? ownFunction(kernelCallbacks, name);
  if (!found) throw new Error(`registerRoute: there is no callback ${callback}`);
  return found;
}

function ownFunction(functions: object, name: string): Callback | null {
  if (!Object.hasOwn(functions, name)) return null;
  // A module that was bundled has getters.
  const member: unknown = Reflect.get(functions, name);
  // What stands under the name of a callback takes what callbacks take.
  return typeof member === 'function' ? (member as Callback) : null;
}
