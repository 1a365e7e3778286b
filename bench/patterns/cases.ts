/** A pattern, and the start, the middle and the end of a text that takes it long and does not match. */
export interface Case {
  readonly pattern: string;
  readonly text: readonly [start: string, middle: string, end: string];
}

/** Patterns of usual schemas, and patterns that take backtracking engines long. */
export const cases: readonly Case[] = [
  { pattern: '^[\\w-]+$', text: ['', 'a', '!'] },
  { pattern: '^(?:a|b)*$', text: ['', 'ab', '!'] },
  { pattern: '^\\p{L}+$', text: ['', 'é', '!'] },
  { pattern: '^(?!.*--)[a-z-]+$', text: ['', 'a-', '!'] },
  { pattern: 'x{3,}', text: ['', 'xxy', ''] },
  { pattern: '\\s+$', text: ['x', ' ', 'x'] },
  { pattern: '[a-z]+[0-9]+$', text: ['', 'a', '!'] },
  { pattern: '^(\\w+\\s?)*$', text: ['', 'a ', '!'] },
  { pattern: '^(a+)+$', text: ['', 'a', '!'] },
  { pattern: '(x+x+)+y', text: ['y', 'x', ''] },
  { pattern: '(.*a){12}', text: ['a'.repeat(11), 'b', ''] },
  { pattern: '(.*a){12}b$', text: ['b', 'a', ''] },
  { pattern: '^(.*?,){11}P', text: ['', '1,', 'xP'] },
  { pattern: '^(?:[^"\\\\]|\\\\.)*"', text: ['', '\\"', '\\'] },
  { pattern: '(?:a|aa)+$', text: ['', 'a', 'b'] },
];

/** Returns the text of a case with about this number of characters. */
export function textOf({ text: [start, middle, end] }: Case, length: number): string {
  const text = start + middle.repeat(Math.ceil(length / middle.length)) + end;
  // In one piece, like the text of a request.
  return Buffer.from(text).toString();
}
