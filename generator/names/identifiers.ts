/** `menu-items` → `MenuItems`; a letter after a digit begins a word: `mp3s` → `Mp3S`. */
export function pascal(name: string): string {
  return wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replaceAll(/\d[a-z]/g, (pair) => pair.toUpperCase());
}

/** `menu-items` → `menuItems`; a valid name does not change. */
export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

function wordsOf(name: string): string[] {
  return name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
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
