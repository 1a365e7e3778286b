import { callOf, fastPathOf, valueSanitizers } from '../../runtime/schema/index.ts';
import type { FastPath, Schema, k } from '../../runtime/schema/index.ts';
import { innerSchemas } from '../../runtime/schema/sub-schemas.ts';
import { memoized } from '../collections.ts';
import { namesToken, TOKEN } from '../lower/callbacks.ts';
import type { Arg } from '../model/api.ts';
import { camel } from '../names/identifiers.ts';
import { modules } from './imports.ts';
import type { Imports } from './imports.ts';
import { id, inline, joined, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';
import { valueSchema } from './arg-types.ts';

export type ParsedArg = Pick<Arg, 'name' | 'definition' | 'shown' | 'validate' | 'sanitize'>;

/** How a parse function handles an argument. Equal steps of several endpoints can share a function. */
interface Step {
  readonly name: string;
  /** The function that sanitizes all values; `null` for none. */
  readonly sanitizer: string | null;
  /** How the value is parsed; `null` if the interpreter handles all values. */
  readonly path: FastPath | null;
}

/** A parse function that others may call. */
interface KnownParser {
  readonly name: () => Source;
  /** The names of all its arguments, and its steps. */
  readonly args: readonly string[];
  readonly keys: readonly string[];
}

/** How many steps a parse function needs before others call it instead of repeating them. */
const FEWEST_SHARED = 2;

/** Prints the parse functions of a file, and the constants that they use. */
export class ParserWriter {
  readonly constants: { readonly name: Source; readonly value: Source }[] = [];
  readonly #imports: Imports;
  readonly #known: KnownParser[] = [];

  constructor(imports: Imports) {
    this.#imports = imports;
  }

  /** Registers the parse function of an argument set, which is printed in another file. */
  know(name: () => Source, args: readonly ParsedArg[]): void {
    const keys = stepsOf(args).map(keyOf);
    if (keys.length >= FEWEST_SHARED)
      this.#known.push({ name, keys, args: args.map((arg) => arg.name) });
  }

  /** Prints a parse function: the functions that it calls, and steps `if (condition) action;`. `false` if no argument is parsed. */
  parser(name: string, definitions: Source, args: readonly ParsedArg[]) {
    const constant = id(name);
    const all = stepsOf(args);
    if (all.length === 0) return false;
    const calls = this.#callsFor(args, all);
    const covered = new Set(calls.flatMap(({ keys }) => keys));
    const steps = all.filter((step) => !covered.has(keyOf(step)));
    this.know(() => constant, args);
    const canFail = calls.length > 0 || steps.some(({ sanitizer }) => sanitizer === null);
    return {
      name: constant,
      parameters: canFail ? ts`args, fail` : ts`args`,
      calls: calls.map((call) => call.name()),
      steps: steps.map((step) => this.#print(step, property(definitions, step.name))),
    };
  }

  /** Chooses known parse functions that handle some of the steps, and none of them twice. */
  #callsFor(args: readonly ParsedArg[], steps: readonly Step[]): readonly KnownParser[] {
    const names = new Set(args.map(({ name }) => name));
    const open = new Set(steps.map(keyOf));
    const largestFirst = [...this.#known].sort((a, b) => b.keys.length - a.keys.length);
    return largestFirst.filter((parser) => {
      if (!parser.args.every((name) => names.has(name))) return false;
      if (!parser.keys.every((key) => open.has(key))) return false;
      for (const key of parser.keys) open.delete(key);
      return true;
    });
  }

  /** Prints `if (condition) action;`. */
  #print({ name, path, sanitizer }: Step, definition: Source) {
    const value = property(id('args'), name);
    const sent = ts`${value} !== undefined`;
    if (sanitizer !== null) {
      const sanitize = this.#imports.value(modules.kernel, sanitizer);
      return { condition: sent, action: ts`${value} = ${sanitize}(${value})` };
    }
    const fail = ts`fail(${name})`;
    if (!path) return { condition: sent, action: fail };
    const isNullable = path.kind === 'nullable';
    const parsed = this.#parsed(isNullable ? path.text : path, name, value, definition);
    const condition = isNullable ? ts`${sent} && ${value} !== null` : sent;
    return { condition, action: ts`${value} = ${parsed} ?? ${fail}` };
  }

  /** Prints the call that parses a value. Limits and values are those of the definition. */
  #parsed(path: FastPath, name: string, value: Source, definition: Source): Source {
    if (path.kind !== 'value') return ts`${this.#constant(name, this.#parserOf(path))}(${value})`;
    const { parser, args } = path;
    switch (parser) {
      case 'limitedString':
        return this.#call(parser, value, definition);
      case 'oneOf':
        return this.#call(parser, value, property(definition, 'enum'));
      case 'stringsOf':
        return this.#call(parser, value, property(property(definition, 'items'), 'enum'));
      default:
        return this.#call(parser, value, ...args);
    }
  }

  /** Prints a parser as a function, for a value inside another one. */
  #parserOf(path: FastPath): Source {
    switch (path.kind) {
      case 'value': {
        const { parser, args } = path;
        if (args.length === 0) return this.#kernel(parser);
        return ts`(value) => ${this.#call(parser, id('value'), ...args)}`;
      }
      case 'nullable':
        return this.#call('nullable', this.#parserOf(path.text));
      case 'map': {
        const members = Object.entries(path.members);
        const parsers = members.map(([name, of]) => member(name, this.#parserOf(of)));
        return this.#call('map', inline(parsers));
      }
      case 'listOrMap': {
        const list = this.#parserOf(path.list);
        return path.map ? this.#call('listOrMap', list, this.#parserOf(path.map)) : list;
      }
    }
  }

  /** Declares a parser as a constant of the file, named after the argument. */
  #constant(arg: string, value: Source): Source {
    const known = this.constants.find((constant) => constant.value.text === value.text);
    if (known) return known.name;
    const stem = /^[a-z]\w*$/i.test(camel(arg)) ? camel(arg) : 'value';
    const names = this.constants.map((constant) => constant.name.text);
    let name = `${stem}Parser`;
    for (let at = 2; names.includes(name); at += 1) name = `${stem}Parser${at}`;
    this.constants.push({ name: id(name), value });
    return id(name);
  }

  #kernel(name: keyof typeof k): Source {
    return ts`${this.#imports.value(modules.kernel, 'k')}.${id(name)}`;
  }

  #call(name: keyof typeof k, ...args: readonly unknown[]): Source {
    const written = args.map((arg) => (arg === -Infinity ? ts`-Infinity` : literal(arg)));
    return ts`${this.#kernel(name)}(${joined(written, ', ')})`;
  }
}

/** Whether a parse function is generated for the arguments of an endpoint, or for those of a set, which several endpoints call. */
export function hasParser(args: readonly ParsedArg[], isShared = false): boolean {
  return stepsOf(args).length >= (isShared ? FEWEST_SHARED : 1);
}

function stepsOf(args: readonly ParsedArg[]): readonly Step[] {
  return args.flatMap((arg) => stepOf(arg) ?? []);
}

/** Returns how an argument is parsed; `null` if its value stays as it is or its callbacks are called. */
const stepOf = memoized((arg: ParsedArg): Step | null => {
  const { name, definition, validate, sanitize } = arg;
  const sanitizer = sanitize.by === 'kernel' ? sanitize.name : null;
  const isKnown = sanitizer === null || Object.hasOwn(valueSanitizers, sanitizer);
  const isCalled = validate.by === 'kernel' || validate.by === 'site' || sanitize.by === 'site';
  if (name.includes(TOKEN) || isCalled || !isKnown) return null;

  const isParsed = sanitize.by === 'absent' && definition.type !== undefined;
  const isSanitized = isParsed || sanitize.by === 'schema';
  if (!isSanitized && validate.by !== 'schema')
    return sanitizer === null ? null : { name, sanitizer, path: null };
  // The server completes a definition with the product token, and calls its callbacks.
  if (namesToken(definition)) return null;
  const schema = valueSchema(arg);
  // The formatter needs exponential time for nested calls: 13 levels take nearly a minute.
  const path = levelsOf(schema) > 8 ? null : fastPathOf(schema);
  const parsed = { name, sanitizer: null };
  if (isSanitized || (sanitizer !== null && isSame(arg, sanitizer))) return { ...parsed, path };
  const isText = path?.kind === 'value' && path.parser === 'string';
  const parser = isText ? sanitizingParsers.get(sanitizer ?? '') : undefined;
  return { ...parsed, path: parser ? callOf(parser) : null };
});

/** The parsers that sanitize a string with a function. */
const sanitizingParsers: ReadonlyMap<string, keyof typeof k> = new Map([
  ['sanitizeTextField', 'textField'],
  ['sanitizeTextareaField', 'textareaField'],
  ['sanitizeUrl', 'url'],
]);

/** Whether a function returns every accepted value as the schema sanitizes it. */
function isSame({ definition }: ParsedArg, name: string): boolean {
  const { type, minimum = -1, enum: values } = definition;
  if (name === 'absint' && type === 'integer' && minimum >= 0) return true;
  const sanitize = Object.hasOwn(valueSanitizers, name) ? valueSanitizers[name] : undefined;
  return Boolean(values?.every((value) => sanitize?.(value) === value));
}

const keyOf = memoized((step: Step): string => JSON.stringify(step));

function levelsOf(schema: Schema): number {
  return 1 + Math.max(0, ...innerSchemas(schema).map(levelsOf));
}
