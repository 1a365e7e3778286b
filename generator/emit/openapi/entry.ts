/**
 * JSON as it stands in the document: a line for each member, so that a change of one is a change of one line, indented by
 * one space: with two, half of a large document is space.
 */
export function printedJson(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

/** What stands before a line `depth` deep. */
export function indented(depth: number): string {
  return ' '.repeat(depth);
}

/** `"name": value` as it stands `depth` deep. */
export function entry(name: string, value: unknown, depth: number): string {
  const text = printedJson(value).replaceAll('\n', `\n${indented(depth)}`);
  return `${indented(depth)}${JSON.stringify(name)}: ${text}`;
}
