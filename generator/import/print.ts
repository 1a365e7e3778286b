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
  const width = WIDTH - before - 1;
  const flat = JSON.stringify(value).length <= width ? onOneLine(value) : null;
  if (flat !== null && flat.length <= width) return flat;
  const inner = ' '.repeat(indent + 2);
  const lines = entries.map(([name, item]) => {
    const start = `${inner}${name}`;
    return `${start}${printed(item, indent + 2, start.length)}`;
  });
  return `${open.trim()}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close.trim()}`;
}

/** Returns the value on one line. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isMap(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
