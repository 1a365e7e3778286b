/** Takes away blanks, line breaks and NUL at both ends, and no other kinds of space. */
export function trimBlanks(text: string): string {
  return trimOf(text, ' \t\n\r\0\v');
}

/** Takes away any of `characters` at both ends. */
export function trimOf(text: string, characters: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && characters.includes(text.charAt(start))) start += 1;
  while (end > start && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
