import { isMap } from './json.ts';

/** The width of a line, as prettier has it by default. */
const WIDTH = 80;

/** Prints a value as JSON. Maps and lists that fit on a line are printed on one, as prettier does. */
export function printJson(value: unknown): string {
  // The parser of schema files takes U+FFFD for invalid UTF-8.
  return `${printed(value, 0, 0).replaceAll('\uFFFD', '\\ufffd')}\n`;
}

/** `before` is the number of characters on the line before the value. */
function printed(value: unknown, indent: number, before: number): string {
  const isList = Array.isArray(value);
  if (!isList && !isMap(value)) return JSON.stringify(value);
  const entries = isList
    ? value.map((item: unknown) => ['', item] as const)
    : Object.entries(value).map(([name, item]) => [`${JSON.stringify(name)}: `, item] as const);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  if (entries.length === 0) return isList ? '[]' : '{}';
  const flat = onOneLine(value, WIDTH - before - 1);
  if (flat !== null) return flat;
  const inner = ' '.repeat(indent + 2);
  const lines = entries.map(([name, item]) => {
    const start = `${inner}${name}`;
    return `${start}${printed(item, indent + 2, start.length)}`;
  });
  return `${open.trim()}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close.trim()}`;
}

/** Returns the value on one line; `null` if it has more than `width` characters. */
function onOneLine(value: unknown, width: number): string | null {
  if (width <= 0) return null;
  if (!Array.isArray(value) && !isMap(value)) {
    const text = JSON.stringify(value);
    return text.length > width ? null : text;
  }
  const isList = Array.isArray(value);
  const parts: string[] = [];
  let left = width - 2;
  for (const [name, item] of Object.entries(value)) {
    const start = isList ? '' : `${JSON.stringify(name)}: `;
    const text = onOneLine(item, left - start.length);
    if (text === null) return null;
    parts.push(`${start}${text}`);
    left -= start.length + text.length + 2;
  }
  const joined = parts.join(', ');
  const text =
    parts.length === 0 ? (isList ? '[]' : '{}') : isList ? `[${joined}]` : `{ ${joined} }`;
  return text.length > width ? null : text;
}
