import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { conflictAt } from './conflict.ts';
import type { JsonMember, JsonNode, JsonScalar } from './tree.ts';

/** What was read of a file: `tree` is `null` when the text is not JSON. */
export interface ParsedJson {
  readonly tree: JsonNode | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads JSON and keeps the place of everything in it. Of a name that is given twice the first one
 * counts, and the second is reported.
 */
export function parseJson(file: TextFile): ParsedJson {
  const conflict = conflictAt(file.text);
  if (conflict >= 0) {
    const span = { file, start: conflict, end: conflict + '<<<<<<<'.length };
    return { tree: null, diagnostics: [diagnose('json/conflict', span, {})] };
  }
  const reader = new Reader(file);
  const broken = file.text.indexOf(REPLACEMENT);
  if (broken >= 0) {
    const span = { file, start: broken, end: broken + REPLACEMENT.length };
    reader.diagnostics.push(diagnose('json/not-utf8', span, {}));
  }
  try {
    return { tree: reader.readFile(), diagnostics: reader.diagnostics };
  } catch (thrown) {
    if (!(thrown instanceof SyntaxProblem)) throw thrown;
    return { tree: null, diagnostics: [...reader.diagnostics, thrown.diagnostic] };
  }
}

/** What stands for bytes that are no UTF-8 once they are read. */
const REPLACEMENT = '\uFFFD';

/** Leaves the reader from any depth; it never leaves this file. */
class SyntaxProblem extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super('not JSON');
    this.diagnostic = diagnostic;
  }
}

// What reads, checks and prints schemas calls itself, and a stack bears somewhat more than this.
const DEEPEST = 200;

const BLANK = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
// As much of a text as is right, and what is wrong behind it.
const GOOD_START = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const ESCAPE = /\\(?:u[0-9a-fA-F]{0,3}|[^\n]?)/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_$][\w$]*/y;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

// Its own reader, because a compiler's takes 300 ms to load and `JSON.parse` forgets where things were.
class Reader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #file: TextFile;
  #at = 0;
  #depth = 0;

  constructor(file: TextFile) {
    this.#file = file;
  }

  readFile(): JsonNode {
    const node = this.#value();
    this.#skipBlank();
    if (this.#at < this.#file.text.length) this.#fail('the end of the file');
    return node;
  }

  #value(): JsonNode {
    this.#skipBlank();
    const start = this.#at;
    const next = this.#file.text[start];
    if (next === '{') return this.#object(start);
    if (next === '[') return this.#list(start);
    if (next === '"') return this.#scalar(start, this.#string());
    const number = this.#take(NUMBER);
    if (number !== null) return this.#number(start, number);
    return this.#word(start);
  }

  #object(start: number): JsonNode {
    const members = new Map<string, JsonMember>();
    this.#at += 1;
    this.#separated('}', () => {
      const from = this.#at;
      if (this.#file.text[from] !== '"') this.#fail('a name in double quotes');
      const name = this.#string();
      const span = { file: this.#file, start: from, end: this.#at };
      this.#expect(':');
      const value = this.#value();
      if (members.has(name)) this.diagnostics.push(diagnose('json/duplicate-key', span, { name }));
      else members.set(name, { name: span, value });
    });
    return { kind: 'object', members, span: { file: this.#file, start, end: this.#at } };
  }

  #list(start: number): JsonNode {
    const items: JsonNode[] = [];
    this.#at += 1;
    this.#separated(']', () => items.push(this.#value()));
    return { kind: 'list', items, span: { file: this.#file, start, end: this.#at } };
  }

  /** Reads what is between two brackets, the second included, with commas between. */
  #separated(end: '}' | ']', readOne: () => void): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#failDeep();
    this.#readUntil(end, readOne);
    this.#depth -= 1;
  }

  #readUntil(end: '}' | ']', readOne: () => void): void {
    this.#skipBlank();
    if (this.#skip(end)) return;
    do {
      this.#skipBlank();
      readOne();
      this.#skipBlank();
    } while (this.#skip(','));
    if (!this.#skip(end)) this.#fail(`"," or "${end}"`);
  }

  #string(): string {
    const text = this.#take(STRING);
    if (text === null) this.#failInText();
    // JSON.parse gives `any`; the pattern accepts nothing but a text.
    return JSON.parse(text) as string;
  }

  #number(start: number, number: string): JsonScalar {
    const node = this.#scalar(start, Number(number));
    if (!Number.isFinite(node.value))
      this.diagnostics.push(diagnose('json/number-out-of-range', node.span, { number }));
    else if (!isExact(number)) {
      const read = JSON.stringify(Number(number));
      this.diagnostics.push(diagnose('json/inexact-number', node.span, { number, read }));
    }
    return node;
  }

  #word(start: number): JsonScalar {
    const word = this.#take(WORD);
    const value = word === null ? undefined : words.get(word);
    if (value !== undefined) return this.#scalar(start, value);
    this.#at = start;
    return this.#fail('a value');
  }

  #scalar(start: number, value: JsonScalar['value']): JsonScalar {
    return { kind: 'scalar', value, span: { file: this.#file, start, end: this.#at } };
  }

  #expect(sign: string): void {
    this.#skipBlank();
    if (!this.#skip(sign)) this.#fail(`"${sign}"`);
  }

  #skip(sign: string): boolean {
    if (this.#file.text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #skipBlank(): void {
    this.#take(BLANK);
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#file.text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  #failDeep(): never {
    const span = { file: this.#file, start: this.#at - 1, end: this.#at };
    throw new SyntaxProblem(diagnose('json/too-deep', span, { most: String(DEEPEST) }));
  }

  /** Says what is wrong within a text, where it is; one that does not end is wrong from its start. */
  #failInText(): never {
    const start = this.#at;
    this.#take(GOOD_START);
    const next = this.#file.text[this.#at];
    if (next === '\\') this.#failAt('an escape of JSON', this.#take(ESCAPE) ?? next);
    if (next !== undefined && next !== '\n')
      this.#failAt('an escape for a control character', this.#take(WORD_OR_SIGN) ?? next);
    this.#at = start;
    return this.#fail('a text that ends on its line');
  }

  #fail(expected: string): never {
    const { text } = this.#file;
    const found = this.#at < text.length ? (this.#take(STRING) ?? this.#take(WORD_OR_SIGN)) : null;
    this.#failAt(expected, found);
  }

  /** Fails at what has just been taken; `null` where there is nothing left. */
  #failAt(expected: string, found: string | null): never {
    const end = this.#at;
    const span = { file: this.#file, start: end - (found?.length ?? 0), end };
    const shown = found === null ? 'the end of the file' : quoted(found);
    throw new SyntaxProblem(diagnose('json/syntax', span, { expected, found: shown }));
  }
}

function quoted(found: string): string {
  if (/^\\[!-~]/.test(found)) return `"${found}"`;
  return found.startsWith('"') && found.length > 1 ? found : JSON.stringify(found);
}

const WORD_OR_SIGN = /[A-Za-z_$][\w$]*|[^]/uy;

/**
 * Returns whether a number is read as it is written. Digits alone name one integer, and beyond 2^53 several integers
 * are read as one; JSON writes -0 as 0; a number too close to 0 is read as 0.
 */
function isExact(number: string): boolean {
  const value = Number(number);
  if (Object.is(value, -0)) return false;
  if (value === 0) return !/[1-9]/.test(number.replace(/e.*$/i, ''));
  return !/^-?\d+$/.test(number) || Number.isSafeInteger(value);
}
