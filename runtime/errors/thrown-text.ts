import type * as Util from 'node:util';
import { builtinModule, printError } from './platform.ts';

const util = builtinModule<typeof Util>('node:util');

/** Number of levels of a thrown object that are printed. */
const DEPTH = 4;

/** Returns a thrown value as text for a log: message, stack and causes of an error, the content of any other value. */
export function thrownText(thrown: unknown): string {
  try {
    const text = util ? util.inspect(thrown, { depth: DEPTH }) : plainText(thrown);
    // The stack does not contain a message that was changed later.
    const isComplete = !(thrown instanceof Error) || text.includes(thrown.message);
    return isComplete ? text : `${thrown.message}\n${text}`;
  } catch {
    // A getter of the value threw.
    return `a thrown ${typeof thrown} that cannot be shown`;
  }
}

/** Writes a thrown value to the error output, after the name of its request. */
export function printBug(bug: unknown, requestId: string | null): void {
  printError(`${requestId === null ? '' : `${requestId} `}${thrownText(bug)}`);
}

/** Returns a thrown value as text on platforms without `util.inspect`. */
function plainText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const text = thrown.stack ?? String(thrown);
  return thrown.cause === undefined ? text : `${text}\nCaused by: ${plainText(thrown.cause)}`;
}
