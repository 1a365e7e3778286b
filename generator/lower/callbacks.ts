import { kernelCallbacks } from '../../runtime/schema/callbacks.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { About, Arg, Callback, CallbackUse } from '../model/api.ts';

/** How a callback is given, from what stands in a definition. */
export function lowerCallback(given: unknown, bySchema: string): Callback {
  if (given === undefined) return { by: 'absent' };
  if (given === null) return { by: 'nobody' };
  if (typeof given !== 'string') throw new Error('lower: a callback that is no name');
  if (given === bySchema) return { by: 'schema' };
  return { by: isKernelCallback(given) ? 'kernel' : 'site', name: given };
}

/**
 * The same for a definition that names the product token (`{token}_block`): what goes by its schema goes
 * by name, and the schema is walked as it was registered.
 */
export function whenRegistered(callback: Callback, bySchema: string): Callback {
  return callback.by === 'schema' ? { by: 'registration', name: bySchema } : callback;
}

/** Whether a value of the argument is refused where its schema, or a callback, says so (4.7). */
export function isChecked({ definition, validate, sanitize }: Callbacks): boolean {
  if (validate.by !== 'nobody' && validate.by !== 'absent') return true;
  // What no callback sanitizes is parsed, but for what has no type: that is taken as it comes.
  return sanitize.by === 'absent' ? definition.type !== undefined : sanitize.by === 'registration';
}

/** Whether a value of the argument reaches the handler as it came. */
export function isRaw(arg: Callbacks): boolean {
  return !isChecked(arg) && (arg.sanitize.by === 'nobody' || arg.sanitize.by === 'absent');
}

type Callbacks = Pick<Arg, 'definition' | 'validate' | 'sanitize'>;

/** What an argument wants of the site. */
export function usesBy(arg: Arg): CallbackUse[] {
  return (['sanitize', 'validate'] as const).flatMap((seam) => {
    const callback = arg[seam];
    return callback.by === 'site' ? [{ callback: callback.name, seam, arg: arg.name }] : [];
  });
}

/** Whether a value, or a name in it, names the product token somewhere. */
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

/** The product token of a service whose schemas/api.json names none. */
export const DEFAULT_TOKEN = 'cms';

/** The product token that types, comments and documents show. */
export function tokenOf({ token = DEFAULT_TOKEN }: About): string {
  return token;
}

/** The name of a member or an argument as types and documents show it. */
export function shownName(name: string, token: string): string {
  return name.replaceAll(TOKEN, token);
}

/** A definition as types and documents show it. */
export function shownDefinition<T>(definition: T, token: string): T {
  if (!namesToken(definition)) return definition;
  // The same text but for what stands in strings.
  return JSON.parse(JSON.stringify(definition).replaceAll(TOKEN, token)) as T;
}

/** A schema whose properties have the names that types and documents show. */
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

/** Names of the callbacks of the kernel. */
export function kernelCallbackNames(): readonly string[] {
  return Object.keys(kernelCallbacks);
}
