// Also removes NUL, which ends a text in databases and their indexes.
const MARKS = /[\p{Mark}\0]+/gu;

/**
 * Returns text for searching and sorting: without case and accents. The databases fold differently, so the
 * store does it, and stores the result in a column of its own.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

// An index of PostgreSQL accepts 2,704 bytes, and a letter takes up to four; cursors contain the text, too.
const LETTERS_IN_INDEX = 300;

/** Returns the part of a folded text that indexes sort and look up: the longest prefix that every index accepts. */
export function foldedKey(text: string): string {
  const folded = fold(text);
  if (folded.length <= LETTERS_IN_INDEX) return folded;
  return [...folded.slice(0, 2 * LETTERS_IN_INDEX)].slice(0, LETTERS_IN_INDEX).join('');
}
