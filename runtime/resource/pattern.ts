import { compiled, lengthOfGroup } from '../schema/patterns/structure.ts';

/** The pattern of a route, split at its named groups. */
export interface Pattern {
  /** The path with the names of the groups: `/posts/{id}`, without escapes. */
  readonly path: string;
  /** Expressions outside of named groups, for which no URL can be built. */
  readonly unwritable: string | null;
  /** The names and expressions of the groups, in order. */
  readonly groups: readonly { readonly name: string; readonly expression: string }[];
}

/** A segment of text and placeholders, of which two have text between them. */
const TEMPLATE = /(?<=^|\/)(?:[\w~@:.,;=!-]|\\[^\w\s]|\{[A-Za-z_]\w*\}(?!\{))+(?=\/|$)/g;

/**
 * Returns a route with its placeholders as groups: `{id}` is `(?P<id>[\d]+)` for an integer, else text without a slash. Of two
 * placeholders in a segment the first ends where the text between them is first: `/{from}-{to}`.
 */
export function withGroups(route: string, isInteger: (name: string) => boolean): string {
  return route.replaceAll(TEMPLATE, (segment) => {
    if (!segment.includes('{')) return segment;
    // Texts and names by turns.
    const pieces = segment.replaceAll(/(?<!\\)\./g, '\\.').split(/\{(\w+)\}/);
    const groups = pieces.map((piece, at) => {
      if (at % 2 === 0) return piece;
      const any = at + 2 < pieces.length ? `(?:(?!${pieces[at + 1]})[^/])+` : '[^/]+';
      return `(?P<${piece}>${isInteger(piece) ? '[\\d]+' : any})`;
    });
    return groups.join('');
  });
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

const SAMPLES = ['1', 'a', 'a1', 'a.1', '.1'];

/**
 * Returns a text that two groups of one segment can share in two ways; `null` if none is found. With such values a call arrives with other
 * ones.
 */
export function sharedText({ path, groups }: Pattern): string | null {
  const expressions = groups.map(({ expression }) => compiled(`^(?:${expression})$`, 'i'));
  const accepts = (at: number, ...values: string[]): boolean =>
    values.every((value) => expressions[at]?.test(value));
  const texts = path.split(/\{\w+\}/).slice(1, -1);
  for (const [at, text] of texts.entries()) {
    if (text.includes('/')) continue;
    for (const x of SAMPLES)
      for (const y of SAMPLES)
        for (const z of SAMPLES)
          if (accepts(at, x, x + text + y) && accepts(at + 1, z, y + text + z))
            return x + text + y + text + z;
  }
  return null;
}
