import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { Awaitable } from './endpoint.ts';

/**
 * Goes on with a value: at once, unless it is a promise. Most steps of a request have their answer at
 * once, and waiting for what is there would cost more than most of them do (bench/http).
 */
export function andThen<T, R>(
  value: T | Promise<T>,
  next: (value: T) => Awaitable<R>,
): Awaitable<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/**
 * Calls code of handlers, hooks and registrations. A `RestError` that the code throws counts as returned; thenables
 * become promises.
 */
export function called(run: () => unknown): unknown {
  try {
    const result = settled(run());
    return result instanceof Promise ? result.catch(returnedError) : result;
  } catch (thrown) {
    return returnedError(thrown);
  }
}

function returnedError(thrown: unknown): RestError {
  if (isError(thrown)) return thrown;
  throw thrown;
}

/** Converts thenables to promises. */
export function settled(result: unknown): unknown {
  const isThenable =
    typeof result === 'object' &&
    result !== null &&
    'then' in result &&
    typeof result.then === 'function';
  return isThenable && !(result instanceof Promise) ? Promise.resolve(result) : result;
}

/** Does something with each of a list, one after another; a promise only where one of them makes one. */
export function eachInTurn<T>(
  list: readonly T[],
  work: (one: T) => Awaitable<void>,
): Awaitable<void> {
  let at = 0;
  for (const one of list) {
    const done = work(one);
    at += 1;
    if (done instanceof Promise) return done.then(() => eachInTurn(list.slice(at), work));
  }
}
