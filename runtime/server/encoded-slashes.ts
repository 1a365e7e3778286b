import { ENCODED_SLASH } from '../http/urls.ts';

/**
 * Returns the pattern of a route in which every named group that accepts a slash also accepts an encoded
 * one. What is outside of named groups accepts none: there a slash separates segments.
 */
export function acceptEncodedSlashes(source: string): string {
  const isInNamed = [false];
  return source.replace(TOKEN, (token) => {
    if (token.startsWith('(')) isInNamed.push(token !== '(' || isInNamed.at(-1) === true);
    else if (token === ')') isInNamed.pop();
    else if (isInNamed.at(-1) === true) return withEncoded(token);
    return token;
  });
}

// An escaped character, a character class, the start of a named group, or any other character.
const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?<[A-Za-z_]\w*>|[^]/g;

function withEncoded(token: string): string {
  if (token === '/' || token === '\\/') return `[/${ENCODED_SLASH}]`;
  // A negated class accepts it already, also one that excludes the slash: the segment has none.
  const isPlainClass = token.startsWith('[') && !token.startsWith('[^');
  return isPlainClass && acceptsSlash(token) ? `[${ENCODED_SLASH}${token.slice(1)}` : token;
}

function acceptsSlash(characterClass: string): boolean {
  try {
    return new RegExp(`^${characterClass}$`).test('/');
  } catch {
    // The whole pattern is then no expression either.
    return false;
  }
}
