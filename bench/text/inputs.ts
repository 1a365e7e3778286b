/** The beginning, the repeated middle and the end of a text. */
export type Input = readonly [start: string, middle: string, end: string];

/** Texts that take parsers and expressions long that look back or ahead. */
export const inputs: readonly Input[] = [
  ['', 'a', '!'],
  ['', '<', ''],
  ['', '>', ''],
  ['', '<b>', ''],
  ['', '</b>', ''],
  ['', '<p>a', ''],
  ['', '<b><svg></b>', ''],
  ['', '<li><b>', ''],
  ['', '<a href="', ''],
  ['<a href="', '<!-- -->', '">a</a>'],
  ['<p ', 'a ', '>'],
  ['', '<!--', ''],
  ['', '<!--more', ''],
  ['', '<!--more\n', '-->'],
  ['', '<!-- cms:a {"b":1} -->', ''],
  ['', '<!-- cms:a --><!-- /cms:a -->', ''],
  ['', '<script>', ''],
  ['', '&', ''],
  ['', '&amp;', ''],
  ['', '%', ''],
  ['', '%0%0d', ''],
  ['', '%e6', ''],
  ['', ' ', 'x'],
  ['x', '\n', 'x'],
  ['', 'a\n\n', ''],
  ['', '0', 'x'],
  ['', ',', 'x1'],
  ['', '1,', 'x'],
  ['', '"', ''],
  ['"', "'", 'x'],
  ['', '-', ' '],
  ['', 'a@', ''],
  ['a@', 'a.', ''],
  ['', 'https://a.example ', ''],
  ['', '[', ''],
  ['', 'a[b]=1&', ''],
  ['', '\u0301', ''],
  ['', 'é', ''],
  ['<rss><channel>', '<item><title>a</title></item>', ''],
];

/** Returns the text of an input with about as many bytes, in one piece like the text of a request. */
export function textOf([start, middle, end]: Input, bytes: number): string {
  const text = start + middle.repeat(Math.ceil(bytes / Buffer.byteLength(middle))) + end;
  return Buffer.from(text).toString();
}
