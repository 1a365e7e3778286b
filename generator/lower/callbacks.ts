import { kernelCallbacks } from '../../runtime/schema/callbacks.ts';
import type { ArgDefinition, Schema } from '../../runtime/schema/types.ts';
import type { Arg, Callback, CallbackUse } from '../model/api.ts';

/** Returns the callbacks of an argument. A schema with the product token is complete when it is registered: the interpreter is called by name. */
export function lowerCallbacks(
  definition: ArgDefinition,
  validate: unknown,
  sanitize: unknown,
): Callbacks {
  const hasToken = namesToken(definition);
  const lowered = (given: unknown, bySchema: string): Callback => {
    if (given === undefined) return { by: 'absent' };
    if (given === null) return { by: 'nobody' };
    if (typeof given !== 'string') throw new Error('lower: a callback that is no name');
    if (given !== bySchema) return { by: isKernelCallback(given) ? 'kernel' : 'site', name: given };
    return hasToken ? { by: 'registration', name: bySchema } : { by: 'schema' };
  };
  const isParsed = hasToken && sanitize === undefined && definition.type !== undefined;
  return {
    definition,
    validate: lowered(validate, 'validateRequestArg'),
    sanitize: isParsed
      ? { by: 'registration', name: 'parseRequestArg' }
      : lowered(sanitize, 'sanitizeRequestArg'),
  };
}

type Callbacks = Pick<Arg, 'definition' | 'validate' | 'sanitize'>;

/** Whether values of the argument are validated (4.7). */
export function isChecked({ definition, validate, sanitize }: Callbacks): boolean {
  if (validate.by !== 'nobody' && validate.by !== 'absent') return true;
  // Without a callback, an argument with a type is parsed.
  return sanitize.by === 'absent' ? definition.type !== undefined : sanitize.by === 'registration';
}

/** Whether the handler receives the value as it was sent. */
export function isRaw(arg: Callbacks): boolean {
  return !isChecked(arg) && (arg.sanitize.by === 'nobody' || arg.sanitize.by === 'absent');
}

/** Returns the callbacks of the site that an argument uses. */
export function usesBy(arg: Arg): CallbackUse[] {
  return (['sanitize', 'validate'] as const).flatMap((seam) => {
    const callback = arg[seam];
    return callback.by === 'site' ? [{ callback: callback.name, seam, arg: arg.name }] : [];
  });
}

/** Whether a value, or a name in it, contains the product token. */
export function namesToken(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(TOKEN);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(namesToken);
  return Object.entries(value).some(([name, each]) => name.includes(TOKEN) || namesToken(each));
}

export const TOKEN = '{token}';

/** Returns the name of a member or an argument with the product token filled in. */
export function shownName(name: string, token: string): string {
  return name.replaceAll(TOKEN, token);
}

/** Returns a definition with the product token filled in. */
export function shownDefinition<T>(definition: T, token: string): T {
  if (!namesToken(definition)) return definition;
  // Only strings contain the token.
  return JSON.parse(JSON.stringify(definition).replaceAll(TOKEN, token)) as T;
}

/** Returns a schema with the product token filled into the names of its properties. */
export function withShownNames(schema: Schema, token: string): Schema {
  if (!namesToken(schema)) return schema;
  const { properties, items } = schema;
  const renamed = Object.entries(properties ?? {}).map(([name, property]) => {
    return [shownName(name, token), withShownNames(property, token)] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(renamed) }),
    ...(items && { items: withShownNames(items, token) }),
  };
}

export function isKernelCallback(name: string): boolean {
  return Object.hasOwn(kernelCallbacks, name);
}

export function kernelCallbackNames(): readonly string[] {
  return Object.keys(kernelCallbacks);
}
