import { kernelCallbackNames } from '../../runtime/schema/callbacks.ts';
import type { Arg, Callback, CallbackUse } from '../model/api.ts';

/** Returns the callback of an argument; `bySchema` is the name of the one that applies its schema. */
export function lowerCallback(given: unknown, bySchema: string): Callback {
  if (given === undefined) return { by: 'absent' };
  if (given === null) return { by: 'none' };
  if (typeof given !== 'string') throw new Error('lower: a callback that is no name');
  if (given === bySchema) return { by: 'schema' };
  return { by: kernelCallbackNames.includes(given) ? 'kernel' : 'site', name: given };
}

/** Whether values of the argument are validated (4.7). Without a callback, an argument with a type is parsed. */
export function isChecked({ definition, validate, sanitize }: Arg): boolean {
  if (validate.by !== 'none' && validate.by !== 'absent') return true;
  return sanitize.by === 'absent' && definition.type !== undefined;
}

/** Whether the handler receives the value as it was sent. */
export function isRaw(arg: Arg): boolean {
  return !isChecked(arg) && (arg.sanitize.by === 'none' || arg.sanitize.by === 'absent');
}

/** Returns the callbacks of the site that an argument uses. */
export function usesBy(arg: Arg): CallbackUse[] {
  return (['sanitize', 'validate'] as const).flatMap((seam) => {
    const callback = arg[seam];
    return callback.by === 'site' ? [{ callback: callback.name, seam, arg: arg.name }] : [];
  });
}

export const TOKEN = '{token}';

/** Whether a value of JSON, or a name in it, contains the product token. */
export function namesToken(value: unknown): boolean {
  return JSON.stringify(value).includes(TOKEN);
}

/** Returns a value of JSON with the product token filled in, also in its names. */
export function withToken<T>(value: T, token: string): T {
  if (!namesToken(value)) return value;
  // Only strings contain the token.
  return JSON.parse(JSON.stringify(value).replaceAll(TOKEN, token)) as T;
}
