// Also removes NUL, which ends a text in databases and their indexes.
const MARKS = /[\p{Mark}\0]+/gu;

/** Small letters that decomposition does not split, each with the letters that readers type for it. */
export const LETTERS: ReadonlyMap<string, string> = new Map(
  `ßss æae œoe þth \u0133ij \ufb00ff \ufb01fi \ufb02fl \ufb03ffi \ufb04ffl øo łl đd ðd ħh ŧt ŋn ıi ſs ςσ`
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const SPECIAL = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/**
 * Returns text for searching and sorting: without case, accents and special letters. The databases fold
 * differently, so the store does it, and stores the result in a column of its own.
 */
export function fold(text: string): string {
  return foldLogin(text).replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter);
}

/** Returns text without case and accents. `ø` is not `o`: logins that differ in such a letter belong to different users. */
export function foldLogin(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

// An index of PostgreSQL accepts 2,704 bytes, and a letter takes up to four; cursors contain the text, too.
const LETTERS_IN_INDEX = 300;

/** Returns the part of a folded text that indexes sort and look up: the longest prefix that every index accepts. */
export function foldedKey(text: string, folded = fold(text)): string {
  if (folded.length <= LETTERS_IN_INDEX) return folded;
  return [...folded.slice(0, 2 * LETTERS_IN_INDEX)].slice(0, LETTERS_IN_INDEX).join('');
}

/** Returns the part of a login or an e-mail address that indexes look up. */
export function loginKey(text: string): string {
  return foldedKey(text, foldLogin(text));
}
