import { callbackAliases, schemaCallbacks, valueSanitizers } from '../schema/index.ts';
import type { KernelOptions } from '../schema/index.ts';
import { own } from '../schema/values/containers.ts';
import type { ArgDefinition, SanitizeCallback, ValidateCallback } from '../schema/types.ts';

type Callback = (...args: Parameters<SanitizeCallback>) => unknown;

/** Whether an argument is validated or sanitized by its definition. */
export function goesBySchema(definition: ArgDefinition): boolean {
  const { validate_callback: validate, sanitize_callback: sanitize } = definition;
  return isParsed(definition) || isBySchema(validate) || isBySchema(sanitize);
}

/** Whether only functions of the runtime handle an argument: then its value depends on what was sent and its definition alone. */
export function isKernelArg(definition: ArgDefinition): boolean {
  const { validate_callback: validate, sanitize_callback: sanitize } = definition;
  if (!isNone(validate) && !isBySchema(validate)) return false;
  return (
    isNone(sanitize) ||
    isBySchema(sanitize) ||
    kernelSanitizers.some((sanitizer) => sanitizer === sanitize)
  );
}

const kernelSanitizers = Object.values(valueSanitizers);

/** Whether an argument is sanitized by its definition, after it was validated by it or not at all. */
export function isSchemaArg(definition: ArgDefinition): boolean {
  const { sanitize_callback: sanitize } = definition;
  return isKernelArg(definition) && (isParsed(definition) || isBySchema(sanitize));
}

/**
 * Returns the callbacks that validate an argument, then sanitize it for the handler; `null` for none (2.3). An argument with a
 * type and without a callback is parsed by its schema (4.7).
 */
export function callbacksOf(
  definition: ArgDefinition,
  named: object,
  options: KernelOptions = {},
): { readonly validate: ValidateCallback | null; readonly sanitize: SanitizeCallback | null } {
  const { validate_callback: validate, sanitize_callback: sanitize } = definition;
  return {
    validate: resolve(validate, definition, named, options),
    sanitize: resolve(
      isParsed(definition) ? 'parseRequestArg' : sanitize,
      definition,
      named,
      options,
    ),
  };
}

function isNone(callback: Callback | string | null | undefined): callback is '' | null | undefined {
  return callback === null || callback === undefined || callback === '';
}

/** Whether there is a callback of this name. */
export function isCallback(name: string, named: object): boolean {
  return isOfSchema(kernelName(name)) || findNamed(name, named) !== null;
}

function isParsed({ sanitize_callback: callback, type }: ArgDefinition): boolean {
  return callback === undefined && type !== undefined && type !== null;
}

/** Whether a callback applies the definition of its argument. */
export function isBySchema(callback: Callback | string | null | undefined): boolean {
  return typeof callback === 'string' && isOfSchema(kernelName(callback));
}

/** Whether a callback depends on the definition of its argument. */
function isOfSchema(name: string): name is keyof typeof schemaCallbacks {
  return Object.hasOwn(schemaCallbacks, name);
}

/** Returns the name of a callback in the runtime, which may also have an alias. */
function kernelName(callback: string): string {
  return String(own(callbackAliases, callback) ?? callback);
}

function resolve(
  callback: Callback | string | null | undefined,
  definition: ArgDefinition,
  named: object,
  options: KernelOptions,
): Callback | null {
  if (isNone(callback)) return null;
  if (typeof callback === 'function') return callback;
  const name = kernelName(callback);
  if (isOfSchema(name)) {
    const apply = schemaCallbacks[name];
    return (value, param) => apply(value, definition, param, options);
  }
  return findNamed(callback, named);
}

function findNamed(callback: string, named: object): Callback | null {
  // Read by name, because bundled modules have getters.
  const functions = named as { readonly [name: string]: unknown };
  const found = own(functions, callback) ?? own(valueSanitizers, kernelName(callback));
  // A function with the name of a callback has the parameters of callbacks.
  return typeof found === 'function' ? (found as Callback) : null;
}
