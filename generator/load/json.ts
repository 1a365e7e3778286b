import jsonc from 'jsonc-parser';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { conflictAt } from './conflict.ts';
import type { JsonMember, JsonNode } from './tree.ts';

/** The maximum depth. The stages of the generator are recursive, and the stack is not much deeper. */
const MAX_DEPTH = 200;

/** Parses JSON with comments and keeps the position of every value and name. `tree` is `null` if the text is not JSON. */
export function parseJson(file: TextFile): {
  readonly tree: JsonNode | null;
  readonly diagnostics: readonly Diagnostic[];
} {
  const start = conflictAt(file.text);
  if (start >= 0) {
    const span = { file, start, end: start + '<<<<<<<'.length };
    return { tree: null, diagnostics: [diagnose('json/conflict', span, {})] };
  }
  const diagnostics: Diagnostic[] = [];
  // U+FFFD takes the place of invalid UTF-8.
  const broken = file.text.indexOf('\uFFFD');
  if (broken >= 0)
    diagnostics.push(diagnose('json/not-utf8', { file, start: broken, end: broken + 1 }, {}));
  try {
    return { tree: buildTree(file, diagnostics), diagnostics };
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { tree: null, diagnostics: [...diagnostics, error.diagnostic] };
  }
}

/** Ends the parser at the first syntax error, at any depth. */
class SyntaxProblem extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super('not JSON');
    this.diagnostic = diagnostic;
  }
}

/** An object or a list whose end is still to come; `name` is that of the next member. */
interface Open {
  readonly start: number;
  readonly members: Map<string, JsonMember> | null;
  readonly items: JsonNode[];
  name: { readonly text: string; readonly span: Span } | null;
}

const NAME = 'a name in double quotes';

/** Builds the tree of a text, and adds diagnostics that are not syntax errors. Throws a `SyntaxProblem`. */
function buildTree(file: TextFile, diagnostics: Diagnostic[]): JsonNode | null {
  const open: Open[] = [];
  let tree: JsonNode | null = null;
  /** The next token of valid JSON. */
  let expected = 'a value';
  const spanOf = (start: number, length: number): Span => ({ file, start, end: start + length });

  const begin = (start: number, members: Open['members']): void => {
    const most = String(MAX_DEPTH);
    if (open.length === MAX_DEPTH)
      throw new SyntaxProblem(diagnose('json/too-deep', spanOf(start, 1), { most }));
    open.push({ start, members, items: [], name: null });
    expected = members ? NAME : 'a value';
  };
  const end = (offset: number, length: number): void => {
    // The parser also reports the end of an object or a list that the file leaves open.
    if (length === 0) fail('', offset, length);
    const closed = open.pop();
    if (closed === undefined) return;
    const { start, members, items } = closed;
    const span = { file, start, end: offset + length };
    add(members ? { kind: 'object', span, members } : { kind: 'list', span, items });
  };
  const add = (node: JsonNode): void => {
    const parent = open.at(-1);
    if (parent === undefined) {
      tree = node;
      expected = 'the end of the file';
    } else if (parent.members === null) {
      parent.items.push(node);
      expected = '"," or "]"';
    } else if (parent.name !== null) {
      const { text, span } = parent.name;
      // The first one counts.
      if (parent.members.has(text))
        diagnostics.push(diagnose('json/duplicate-key', span, { name: text }));
      else parent.members.set(text, { name: span, value: node });
      expected = '"," or "}"';
    }
  };
  const fail = (code: string, offset: number, length: number): never => {
    const token = file.text.slice(offset, offset + length);
    const known = tokenErrors[code] ?? { expected, part: /^[^]*/ };
    const { index, 0: found } = known.part.exec(token) ?? { index: 0, 0: token };
    const shown = found === '' ? 'the end of the file' : quoted(found);
    const values = { expected: known.expected, found: shown };
    throw new SyntaxProblem(diagnose('json/syntax', spanOf(offset + index, found.length), values));
  };

  jsonc.visit(file.text, {
    onObjectBegin: (start) => begin(start, new Map()),
    onArrayBegin: (start) => begin(start, null),
    onObjectEnd: end,
    onArrayEnd: end,
    onObjectProperty: (text, offset, length) => {
      const parent = open.at(-1);
      if (parent) parent.name = { text, span: spanOf(offset, length) };
      expected = '":"';
    },
    onLiteralValue: (value, offset, length) => {
      const span = spanOf(offset, length);
      if (typeof value === 'number') diagnostics.push(...numberProblems(value, span));
      add({ kind: 'scalar', value, span });
    },
    onSeparator: (sign) => {
      expected = sign === ',' && open.at(-1)?.members ? NAME : 'a value';
    },
    onError: (code, offset, length) => fail(jsonc.printParseErrorCode(code), offset, length),
  });
  return tree;
}

function numberProblems(value: number, span: Span): Diagnostic[] {
  const number = span.file.text.slice(span.start, span.end);
  if (!Number.isFinite(value)) return [diagnose('json/number-out-of-range', span, { number })];
  const read = JSON.stringify(value);
  return isExact(number, value) ? [] : [diagnose('json/inexact-number', span, { number, read })];
}

const escapes = {
  expected: 'a JSON escape sequence',
  part: /(?<=^"(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*)\\(?:u[0-9a-f]{0,3}|[^]?)/iu,
};

/** Errors within a token, with the part of the token that they are about. */
const tokenErrors: { readonly [code: string]: { expected: string; part: RegExp } } = {
  UnexpectedEndOfString: { expected: 'a string that ends on its line', part: /^"/ },
  UnexpectedEndOfComment: { expected: 'a comment that ends with "*/"', part: /^\/\*/ },
  InvalidEscapeCharacter: escapes,
  InvalidUnicode: escapes,
  InvalidCharacter: { expected: 'an escaped control character', part: /[\u0000-\u001f]/ },
};

function quoted(found: string): string {
  if (/^\\[!-~]/.test(found)) return `"${found}"`;
  return found.startsWith('"') && found.length > 1 ? found : JSON.stringify(found);
}

/** Whether a number has the value that its text names. Integers beyond 2^53 and numbers close to 0 share one; -0 is written as 0. */
function isExact(number: string, value: number): boolean {
  if (Object.is(value, -0)) return false;
  if (value === 0) return !/[1-9]/.test(number.replace(/e.*$/i, ''));
  return !/^-?\d+$/.test(number) || Number.isSafeInteger(value);
}
