import jsonc from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { TypeName } from '../../runtime/schema/types.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { conflictIn } from './conflict.ts';
import type { JsonMember, JsonNode, JsonScalar } from './tree.ts';

/** The maximum depth. The stages of the generator are recursive, and the stack is not much deeper. */
const MAX_DEPTH = 200;

/** Parses JSON with comments and keeps the position of every value and name. `tree` is `null` if the text is not JSON. */
export function parseJson(file: TextFile) {
  const conflict = conflictIn(file);
  if (conflict) return { tree: null, diagnostics: [diagnose('json/conflict', conflict, {})] };
  const diagnostics: Diagnostic[] = [];
  // U+FFFD takes the place of invalid UTF-8.
  const broken = file.text.indexOf('\uFFFD');
  if (broken >= 0)
    diagnostics.push(diagnose('json/not-utf8', { file, start: broken, end: broken + 1 }, {}));
  const deep = tooDeepAt(file.text);
  if (deep >= 0) {
    const span = { file, start: deep, end: deep + 1 };
    return { tree: null, diagnostics: [diagnose('json/too-deep', span, { most: `${MAX_DEPTH}` })] };
  }
  const errors: ParseError[] = [];
  const root = jsonc.parseTree(file.text, errors);
  const [error] = errors;
  if (error) return { tree: null, diagnostics: [...diagnostics, syntaxError(error, file)] };
  return { tree: root ? treeOf(root, file, diagnostics) : null, diagnostics };
}

/** Strings, comments and brackets, also of a text with syntax errors. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)|[[\]{}]/g;

/** Returns the position of the first bracket that is nested too deep; -1 if there is none. */
function tooDeepAt(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) return index;
  }
  return -1;
}

/** Returns the type of a JSON value. */
export function typeOfValue(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : typeof value === 'string' ? 'string' : 'object';
}

/** Returns a node of jsonc-parser with the positions of its names, and adds diagnostics of names and numbers. */
function treeOf(node: Node, file: TextFile, diagnostics: Diagnostic[]): JsonNode {
  const spanOf = (at: Node): Span => ({ file, start: at.offset, end: at.offset + at.length });
  const span = spanOf(node);
  const { type, children = [] } = node;
  if (type === 'array') {
    const items = children.map((item) => treeOf(item, file, diagnostics));
    return { kind: 'list', span, isOpen: items.some(({ isOpen }) => isOpen), items };
  }
  if (type !== 'object') {
    const value = node.value as JsonScalar['value']; // neither an array nor an object
    if (typeof value === 'number') diagnostics.push(...numberProblems(value, span));
    return { kind: 'scalar', span, isOpen: String(value).includes('${'), value };
  }
  const members = new Map<string, JsonMember>();
  let isOpen = false;
  for (const { children: [key, content] = [] } of children) {
    if (!key || !content) continue; // only in a text with syntax errors
    const name = String(key.value);
    const value = treeOf(content, file, diagnostics);
    isOpen ||= value.isOpen || name === '$for' || name === '$add' || name.includes('${');
    // The first one counts.
    if (members.has(name)) diagnostics.push(diagnose('json/duplicate-key', spanOf(key), { name }));
    else members.set(name, { name: spanOf(key), value });
  }
  return { kind: 'object', span, isOpen, members };
}

function syntaxError({ error, offset, length }: ParseError, file: TextFile): Diagnostic {
  const token = file.text.slice(offset, offset + length);
  const mistake = mistakes[jsonc.printParseErrorCode(error)];
  const { expected = 'a value', part = /^[^]*/ } = mistake ?? {};
  const { index, 0: found } = part.exec(token) ?? { index: 0, 0: token };
  const start = offset + index;
  const values = { expected, found: found === '' ? 'the end of the file' : quoted(found) };
  return diagnose('json/syntax', { file, start, end: start + found.length }, values);
}

function numberProblems(value: number, span: Span): Diagnostic[] {
  const number = span.file.text.slice(span.start, span.end);
  // -0 is written as 0.
  const read = String(value);
  return isExact(number, value) ? [] : [diagnose('json/inexact-number', span, { number, read })];
}

interface Mistake {
  readonly expected: string;
  /** The part of the token that is wrong; by default all of it. */
  readonly part?: RegExp;
}

const ESCAPE: Mistake = {
  expected: 'a JSON escape sequence',
  part: /(?<=^"(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*)\\(?:u[0-9a-f]{0,3}|[^]?)/iu,
};

/** The expected text for each error of jsonc-parser. */
const mistakes: { readonly [error: string]: Mistake } = {
  InvalidSymbol: { expected: 'a value or a name in double quotes' },
  PropertyNameExpected: { expected: 'a name in double quotes' },
  ColonExpected: { expected: '":"' },
  CommaExpected: { expected: '"," or the end of the list or object' },
  CloseBraceExpected: { expected: '"," or "}"' },
  CloseBracketExpected: { expected: '"," or "]"' },
  EndOfFileExpected: { expected: 'the end of the file' },
  UnexpectedEndOfNumber: { expected: 'a number' },
  UnexpectedEndOfString: { expected: 'a string that ends on its line', part: /^"/ },
  UnexpectedEndOfComment: { expected: 'a comment that ends with "*/"', part: /^\/\*/ },
  InvalidEscapeCharacter: ESCAPE,
  InvalidUnicode: ESCAPE,
  InvalidCharacter: { expected: 'an escaped control character', part: /[\u0000-\u001f]/ },
};

function quoted(found: string): string {
  if (/^\\[!-~]/.test(found)) return `"${found}"`;
  return found.startsWith('"') && found.length > 1 ? found : JSON.stringify(found);
}

/** Whether a number has the value that its text names. Integers beyond 2^53 and numbers close to 0 share one. */
function isExact(number: string, value: number): boolean {
  if (Object.is(value, -0) || !Number.isFinite(value)) return false;
  if (value === 0) return !/[1-9]/.test(number.replace(/e.*$/i, ''));
  return !/^-?\d+$/.test(number) || Number.isSafeInteger(value);
}
