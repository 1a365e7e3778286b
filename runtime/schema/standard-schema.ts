import { isError } from '../errors/rest-error.ts';
import type { KernelOptions } from './depth.ts';
import { parseValue } from './sanitize.ts';
import type { ArgDefinition, ArgDefinitions } from './types.ts';
import { isMap } from './values/containers.ts';

/** A problem of a value: the message, and the name of the argument; no path if it is about the whole value. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly string[];
}

/** The result of a validation: the sanitized value, or the problems. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** An object of Standard Schema (https://standardschema.dev), which forms and other libraries take as a validator. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'restloom';
    readonly validate: (value: unknown) => StandardResult<T>;
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

/**
 * Returns the arguments of an endpoint as an object of Standard Schema. Values are validated and sanitized as the server
 * does it (4.7), except by callbacks that only the server has. Undeclared members are left as they are.
 */
export function standardSchema<T>(
  args: ArgDefinitions,
  options?: KernelOptions,
): StandardSchema<T> {
  const definitions = Object.entries(args);
  const validate = (given: unknown): StandardResult<T> => {
    if (!isMap(given)) return { issues: [{ message: 'The input must be an object.' }] };
    const value: { [name: string]: unknown } = { ...given };
    const issues: StandardIssue[] = [];
    for (const [name, definition] of definitions) {
      if (value[name] === undefined || value[name] === null) {
        if (definition.required === true)
          issues.push({ message: `${name} is missing.`, path: [name] });
        if (value[name] === undefined || definition.required === true) continue;
      }
      const parsed = isBySchema(definition)
        ? parseValue(value[name], definition, name, options)
        : value[name];
      if (isError(parsed)) issues.push({ message: parsed.message, path: [name] });
      else value[name] = parsed;
    }
    // The definitions describe `T`, from which the generator printed the type.
    return issues.length > 0 ? { issues } : { value: value as T };
  };
  return { '~standard': { version: 1, vendor: 'restloom', validate } };
}

/** Whether an argument is checked by its schema: a callback of the site may accept other values. */
function isBySchema({ validate_callback, sanitize_callback }: ArgDefinition): boolean {
  if (validate_callback === undefined) return sanitize_callback === undefined;
  return validate_callback === 'validateRequestArg' && sanitize_callback === 'sanitizeRequestArg';
}
