import { isContainer } from './map.ts';
import { stabilize } from './stabilize.ts';

/** What is still to be written: a value, or signs that stand between values. */
type Piece = { readonly value: unknown } | string;

/** Text that is the same for values that are equal, and for no others (4.7). */
export function canonicalText(value: unknown): string {
  let text = '';
  // Pieces wait in a list and not in calls, so that any depth will do; the last is the next.
  const waiting: Piece[] = [{ value: stabilize(value) }];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (typeof piece === 'string') text += piece;
    else if (isContainer(piece.value)) queue(piece.value, waiting);
    else text += scalarText(piece.value);
  }
  return text;
}

/** The pieces of a container: a comma ends each member. A list is the same as the map of its positions. */
function queue(container: object, waiting: Piece[]): void {
  const members: [string, unknown][] = Object.entries(container);
  for (const [name, value] of members) waiting.push(',', { value }, `${JSON.stringify(name)}:`);
}

// JSON has no word for `Infinity`; written out it is not taken for null.
function scalarText(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
