import { findUnwritable } from './unwritable.ts';

/** Data as JSON, or the error that says why it cannot be written. */
export function encode(data: unknown, isPretty = false): string | Error {
  try {
    // Functions and the like have no text at all.
    const text = JSON.stringify(data, null, isPretty ? 4 : 0) as string | undefined;
    if (text === undefined) return new Error(`json: a ${typeof data} cannot be written`);
    // Only what became `null` can have been a number that is none; looking for it costs a whole walk.
    const path = text.includes('null') ? findUnwritable(data) : null;
    return path === null ? text : new Error(`json: the value at ${path} cannot be written`);
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}
