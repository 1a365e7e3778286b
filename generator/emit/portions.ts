/**
 * A part of a file that ends behind a statement, or is all of it: as much as is formatted at once. Of an open one the block in which it
 * ends goes on in the next.
 */
export type Portion = string | { readonly open: string };

export function textOf(portion: Portion): string {
  return typeof portion === 'string' ? portion : portion.open;
}

/** The statements in portions that are not long. */
export function portionsOf(statements: readonly string[]): string[] {
  return grouped(statements, ({ length }) => length).map((group) => group.join(''));
}

/** In groups that are not long together, in their order. */
export function grouped<T>(all: readonly T[], lengthOf: (one: T) => number): readonly T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const one of all) {
    const length = lengthOf(one);
    if (length <= room) groups.at(-1)?.push(one);
    else groups.push([one]);
    room = (length <= room ? room : MOST) - length;
  }
  return groups;
}

/** Characters, as many as a few files have. A formatter needs fifty times the room, and each of its threads keeps that. */
const MOST = 8_000;
