/** `menu-items` → `MenuItems`; a letter after a digit begins a word: `mp3s` → `Mp3S`. */
export function pascal(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return joined.replaceAll(/\d[a-z]/g, (pair) => pair.toUpperCase());
}

/** `menu-items` → `menuItems`; a valid name does not change. */
export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** Words that cannot be the name of a constant or of a member. */
export const reservedWords: ReadonlySet<string> = new Set([
  ...['arguments', 'await', 'break', 'case', 'catch', 'class', 'const', 'constructor', 'continue'],
  ...['debugger', 'default', 'delete', 'do', 'else', 'enum', 'eval', 'export', 'extends', 'false'],
  ...['finally', 'for', 'function', 'if', 'implements', 'import', 'in', 'instanceof', 'interface'],
  ...['let', 'new', 'null', 'package', 'private', 'protected', 'prototype', 'public', 'return'],
  ...['static', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'undefined', 'var'],
  ...['void', 'while', 'with', 'yield'],
]);

/** Members that clients have without endpoints of their name: those of every object, and those that `await` and `JSON.stringify` call. */
export const objectMembers: readonly string[] = [
  ...['then', 'toJSON', ...Object.getOwnPropertyNames(Object.prototype)],
];
