import jsonc from 'jsonc-parser';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { conflictAt } from './conflict.ts';
import type { JsonMember, JsonNode } from './tree.ts';

/** `tree` is `null` if the text is not JSON. */
export interface ParsedJson {
  readonly tree: JsonNode | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** U+FFFD, which takes the place of invalid UTF-8. */
const REPLACEMENT = '\uFFFD';

/** The maximum depth. The stages of the generator are recursive, and the stack is not much deeper. */
const MAX_DEPTH = 200;

/**
 * Parses JSON with comments and keeps the position of every value and name. If a name occurs twice, the first one counts and the second
 * is a diagnostic.
 */
export function parseJson(file: TextFile): ParsedJson {
  const conflict = conflictAt(file.text);
  if (conflict >= 0) {
    const span = { file, start: conflict, end: conflict + '<<<<<<<'.length };
    return { tree: null, diagnostics: [diagnose('json/conflict', span, {})] };
  }
  const diagnostics: Diagnostic[] = [];
  const broken = file.text.indexOf(REPLACEMENT);
  if (broken >= 0) {
    const span = { file, start: broken, end: broken + REPLACEMENT.length };
    diagnostics.push(diagnose('json/not-utf8', span, {}));
  }
  const builder = new TreeBuilder(file, diagnostics);
  try {
    return { tree: builder.build(), diagnostics };
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

/** An object or a list whose end is still to come. */
type Open = { readonly start: number } & (
  | {
      readonly kind: 'object';
      readonly members: Map<string, JsonMember>;
      name: { readonly text: string; readonly span: Span } | null;
    }
  | { readonly kind: 'list'; readonly items: JsonNode[] }
);

class TreeBuilder {
  readonly #file: TextFile;
  readonly #diagnostics: Diagnostic[];
  readonly #open: Open[] = [];
  #tree: JsonNode | null = null;
  /** The next token of valid JSON. */
  #expected = 'a value';

  constructor(file: TextFile, diagnostics: Diagnostic[]) {
    this.#file = file;
    this.#diagnostics = diagnostics;
  }

  build(): JsonNode | null {
    jsonc.visit(this.#file.text, {
      onObjectBegin: (start) =>
        this.#begin({ kind: 'object', start, members: new Map(), name: null }),
      onArrayBegin: (start) => this.#begin({ kind: 'list', start, items: [] }),
      onObjectEnd: (offset, length) => this.#end(offset, length),
      onArrayEnd: (offset, length) => this.#end(offset, length),
      onObjectProperty: (text, offset, length) => this.#name(text, this.#span(offset, length)),
      onLiteralValue: (value, offset, length) => this.#scalar(value, this.#span(offset, length)),
      onSeparator: (sign) => {
        const isName = sign === ',' && this.#open.at(-1)?.kind === 'object';
        this.#expected = isName ? 'a name in double quotes' : 'a value';
      },
      onError: (code, offset, length) =>
        this.#fail(jsonc.printParseErrorCode(code), offset, length),
    });
    return this.#tree;
  }

  #span(start: number, length: number): Span {
    return { file: this.#file, start, end: start + length };
  }

  #begin(open: Open): void {
    if (this.#open.length === MAX_DEPTH)
      throw new SyntaxProblem(
        diagnose('json/too-deep', this.#span(open.start, 1), { most: String(MAX_DEPTH) }),
      );
    this.#open.push(open);
    this.#expected = open.kind === 'object' ? 'a name in double quotes' : 'a value';
  }

  #end(offset: number, length: number): void {
    // The parser also reports the end of an object or a list that the file leaves open.
    if (length === 0) this.#fail('', offset, length);
    const open = this.#open.pop();
    if (open === undefined) return;
    const span = { file: this.#file, start: open.start, end: offset + length };
    this.#add(
      open.kind === 'object'
        ? { kind: 'object', span, members: open.members }
        : { kind: 'list', span, items: open.items },
    );
  }

  #name(text: string, span: Span): void {
    const open = this.#open.at(-1);
    if (open?.kind === 'object') open.name = { text, span };
    this.#expected = '":"';
  }

  #scalar(value: string | number | boolean | null, span: Span): void {
    if (typeof value === 'number') this.#checkNumber(value, span);
    this.#add({ kind: 'scalar', value, span });
  }

  #checkNumber(value: number, span: Span): void {
    const number = this.#file.text.slice(span.start, span.end);
    if (!Number.isFinite(value))
      this.#diagnostics.push(diagnose('json/number-out-of-range', span, { number }));
    else if (!isExact(number, value)) {
      const read = JSON.stringify(value);
      this.#diagnostics.push(diagnose('json/inexact-number', span, { number, read }));
    }
  }

  #add(node: JsonNode): void {
    const open = this.#open.at(-1);
    if (open === undefined) {
      this.#tree = node;
      this.#expected = 'the end of the file';
    } else if (open.kind === 'list') {
      open.items.push(node);
      this.#expected = '"," or "]"';
    } else if (open.name !== null) {
      const { text, span } = open.name;
      if (open.members.has(text))
        this.#diagnostics.push(diagnose('json/duplicate-key', span, { name: text }));
      else open.members.set(text, { name: span, value: node });
      this.#expected = '"," or "}"';
    }
  }

  #fail(code: string, offset: number, length: number): never {
    const token = this.#file.text.slice(offset, offset + length);
    const { expected, part } = tokenErrors[code] ?? { expected: this.#expected, part: /^[^]*/ };
    const { index, 0: found } = part.exec(token) ?? { index: 0, 0: token };
    const values = { expected, found: found === '' ? 'the end of the file' : quoted(found) };
    throw new SyntaxProblem(
      diagnose('json/syntax', this.#span(offset + index, found.length), values),
    );
  }
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

/**
 * Returns whether a number has the value that its text names. Integers beyond 2^53 share a value with their neighbours; -0 is written
 * as 0; a number too close to 0 becomes 0.
 */
function isExact(number: string, value: number): boolean {
  if (Object.is(value, -0)) return false;
  if (value === 0) return !/[1-9]/.test(number.replace(/e.*$/i, ''));
  return !/^-?\d+$/.test(number) || Number.isSafeInteger(value);
}
