import { compiled } from '../../runtime/schema/text/backtracking.ts';

/** A route's pattern, taken apart at its named groups. */
export interface Pattern {
  /** With every group by its name: `/posts/{id}`; text that is escaped is itself. */
  readonly path: string;
  /** What is neither such a group nor text, so that nobody can write an address of the route. */
  readonly unwritable: string | null;
  /** The groups, in their order: their names and the expressions in them. */
  readonly groups: readonly { readonly name: string; readonly expression: string }[];
}

const OPENING = /\(\?P?<([A-Za-z_]\w*)>/y;

/** A sign that stands for itself where it is escaped. Braces are those of the groups in a path. */
const ESCAPED = /\\([^\w\s{}])/y;

/** Expressions, and groups as other tools write them: `{id}`, `:id`, `<id>`. A dot is as good as text. */
const UNWRITABLE = /\{\w+\}|<\w+>|(?<=\/):\w+|\(\?.|\\.?|[()[\]{}*+?|^$]/y;

/** Reads `/posts/(?P<id>[\d]+)`. A group within a group belongs to the outer one. */
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
    const end = endOfGroup(pattern, start);
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

/** Where the parenthesis is that closes a group whose content begins at `start`. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 1;
  let inClass = false;
  for (let at = start; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return pattern.length;
}

/** The pattern as JavaScript writes it, matching a whole route in any case. `null`: not an expression. */
export function compilePattern(pattern: string): RegExp | null {
  return compiled(`^${pattern.replaceAll('(?P<', '(?<')}$`, 'i');
}

/** Where a route is found below its namespace: `/posts` and `/` make `/posts`; without a base it is itself. */
export function fullPattern(base: string, pattern: string): string {
  return base === '' ? pattern : `/${base}${pattern === '/' ? '' : pattern}`;
}
