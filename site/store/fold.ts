// Nor with NUL, at which databases and their indexes end a text.
const MARKS = /[\p{Mark}\0]+/gu;

/**
 * Text as it is searched and sorted: without case and accents. The databases differ in what they can
 * fold, so it is done here and kept next to the text.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

// An index of PostgreSQL takes 2,704 bytes, a letter up to four of them; a cursor holds it as well.
const LETTERS_IN_INDEX = 300;

/** The part of a folded text that indexes sort and look up: the longest prefix that every index accepts. */
export function foldedKey(text: string): string {
  const folded = fold(text);
  if (folded.length <= LETTERS_IN_INDEX) return folded;
  return [...folded.slice(0, 2 * LETTERS_IN_INDEX)].slice(0, LETTERS_IN_INDEX).join('');
}
