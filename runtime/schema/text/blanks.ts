/** Takes away blanks, line breaks and NUL at both ends, and no other kinds of space. */
export function trimBlanks(text: string): string {
  return trimOf(text, ' \t\n\r\0\v');
}

/** Takes away any of `characters` at both ends. */
export function trimOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  if (end === 0) return '';
  // What is left ends with a character that stays.
  let start = 0;
  while (characters.includes(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
