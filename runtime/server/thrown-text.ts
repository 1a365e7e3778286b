import { inspect } from 'node:util';

/** Of objects that are thrown, so many levels are shown. */
const DEPTH = 4;

/** A thrown value for a log: of an error its message, stack and causes, of anything else its content. */
export function thrownText(thrown: unknown): string {
  try {
    const text = inspect(thrown, { depth: DEPTH });
    // A message that was changed later is not in the stack.
    const isComplete = !(thrown instanceof Error) || text.includes(thrown.message);
    return isComplete ? text : `${thrown.message}\n${text}`;
  } catch {
    // An accessor of the value has thrown.
    return `a thrown ${typeof thrown} that cannot be shown`;
  }
}
