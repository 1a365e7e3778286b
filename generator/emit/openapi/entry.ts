/** `"name": value` as JSON.stringify prints it at `indentation`. */
export function entry(name: string, value: unknown, indentation: string): string {
  const text = JSON.stringify(value, null, 2).replaceAll('\n', `\n${indentation}`);
  return `${indentation}${JSON.stringify(name)}: ${text}`;
}
