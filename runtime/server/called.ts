import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { isThenable } from '../hooks/hooks.ts';

/**
 * Calls code of handlers, hooks and registrations. A `RestError` that the code throws counts as returned; thenables
 * become promises.
 */
export function called(run: () => unknown): unknown {
  try {
    const result = run();
    return isThenable(result) ? Promise.resolve(result).catch(returnedError) : result;
  } catch (thrown) {
    return returnedError(thrown);
  }
}

/** Returns a thrown `RestError`; throws any other value. */
export function returnedError(thrown: unknown): RestError {
  if (isError(thrown)) return thrown;
  throw thrown;
}
