import { lengthOfGroup } from '../schema/patterns/structure.ts';

/** The pattern of a route, split at its named groups. */
export interface Pattern {
  /** The path with the names of the groups: `/posts/{id}`, without escapes. */
  readonly path: string;
  /** Expressions outside of named groups, for which no URL can be built. */
  readonly unwritable: string | null;
  /** The names and expressions of the groups, in order. */
  readonly groups: readonly { readonly name: string; readonly expression: string }[];
}

const OPENING = /\(\?P?<([A-Za-z_]\w*)>/y;

/** An escaped character. Braces would be taken for groups of the path. */
const ESCAPED = /\\([^\w\s{}])/y;

/** Expressions, and groups in the syntax of other tools: `{id}`, `:id`, `<id>`. Dots count as text. */
const UNWRITABLE = /\{\w+\}|<\w+>|(?<=\/):\w+|\(\?.|\\.?|[()[\]{}*+?|^$]/y;

/** Parses `/posts/(?P<id>[\d]+)`. Nested groups are part of the outer one. */
export function parsePattern(pattern: string): Pattern {
  const groups: { name: string; expression: string }[] = [];
  let path = '';
  let unwritable: string | null = null;
  let at = 0;
  while (at < pattern.length) {
    const opening = matchAt(OPENING, pattern, at);
    const name = opening?.[1];
    if (!opening || name === undefined) {
      const escaped = matchAt(ESCAPED, pattern, at)?.[1];
      if (escaped === undefined) unwritable ??= matchAt(UNWRITABLE, pattern, at)?.[0] ?? null;
      path += escaped ?? pattern.charAt(at);
      at += escaped === undefined ? 1 : 2;
      continue;
    }
    const start = at + opening[0].length;
    const end = start + lengthOfGroup(pattern.slice(start));
    groups.push({ name, expression: pattern.slice(start, end) });
    path += `{${name}}`;
    at = end + 1;
  }
  return { path, unwritable, groups };
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
