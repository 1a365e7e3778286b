import type * as Util from 'node:util';
import { builtinModule } from '../errors/platform.ts';

const util = builtinModule<typeof Util>('node:util');

/** Of objects that are thrown, so many levels are shown. */
const DEPTH = 4;

/** A thrown value for a log: of an error its message, stack and causes, of anything else its content. */
export function thrownText(thrown: unknown): string {
  try {
    const text = util ? util.inspect(thrown, { depth: DEPTH }) : plainText(thrown);
    // A message that was changed later is not in the stack.
    const isComplete = !(thrown instanceof Error) || text.includes(thrown.message);
    return isComplete ? text : `${thrown.message}\n${text}`;
  } catch {
    // An accessor of the value has thrown.
    return `a thrown ${typeof thrown} that cannot be shown`;
  }
}

/** A thrown value on platforms without `util.inspect`. */
function plainText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const text = thrown.stack ?? String(thrown);
  return thrown.cause === undefined ? text : `${text}\nCaused by: ${plainText(thrown.cause)}`;
}
