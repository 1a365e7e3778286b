import { kernelCallbacks } from '../../runtime/schema/callbacks.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { About, Arg, Callback, CallbackUse } from '../model/api.ts';

/** Returns how a definition gives a callback. */
export function lowerCallback(given: unknown, bySchema: string): Callback {
  if (given === undefined) return { by: 'absent' };
  if (given === null) return { by: 'nobody' };
  if (typeof given !== 'string') throw new Error('lower: a callback that is no name');
  if (given === bySchema) return { by: 'schema' };
  return { by: isKernelCallback(given) ? 'kernel' : 'site', name: given };
}

/**
 * Returns the callback of a definition that contains the product token (`{token}_block`). Its schema is complete only
 * when it is registered, so the interpreter is called by name.
 */
export function whenRegistered(callback: Callback, bySchema: string): Callback {
  return callback.by === 'schema' ? { by: 'registration', name: bySchema } : callback;
}

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

type Callbacks = Pick<Arg, 'definition' | 'validate' | 'sanitize'>;

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
  for (const [name, each] of Object.entries(value)) {
    if (name.includes(TOKEN) || namesToken(each)) return true;
  }
  return false;
}

export const TOKEN = '{token}';

/** The product token of a content API if schemas/api.json has none. */
export const DEFAULT_TOKEN = 'cms';

/** Returns the product token that types, comments and documents show. */
export function tokenOf({ token, profile }: About): string {
  return token ?? (profile === 'plain' ? 'api' : DEFAULT_TOKEN);
}

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
  const renamed = Object.entries(properties ?? {}).map(
    ([name, property]) => [shownName(name, token), withShownNames(property, token)] as const,
  );
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
