import { kernelCallbacks } from '../../runtime/schema/index.ts';
import type { Callback } from '../model/api.ts';

/** How a callback is given, from what stands in a definition. */
export function lowerCallback(given: unknown, bySchema: string): Callback {
  if (given === undefined) return { by: 'absent' };
  if (given === null) return { by: 'nobody' };
  if (typeof given !== 'string') throw new Error('lower: a callback that is no name');
  if (given === bySchema) return { by: 'schema' };
  return { by: isKernelCallback(given) ? 'kernel' : 'site', name: given };
}

export function isKernelCallback(name: string): boolean {
  return Object.hasOwn(kernelCallbacks, name);
}

/** Names of the callbacks of the kernel. */
export function kernelCallbackNames(): readonly string[] {
  return Object.keys(kernelCallbacks);
}
