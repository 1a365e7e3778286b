import { emptyMap, parseValue, sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import { isError } from '../../runtime/errors/index.ts';
import type { Check, Schema } from '../../runtime/schema/index.ts';
import { namesIn } from './failure-names.ts';
import { bySchema, printParsers } from './print-parsers.ts';

type Sanitize = (value: unknown, param: string) => unknown;

/** A way to apply schemas. The two must agree. */
export interface Engine {
  check(schema: Schema): Check;
  sanitize(schema: Schema): Sanitize;
  /** Validation and sanitization: the sanitized value, or its error. */
  parse(schema: Schema): Sanitize;
}

/** Interprets the schema for each value. */
export const interpreter: Engine = {
  check: (schema) => (value, param) => validateValue(value, schema, param),
  sanitize: (schema) => (value, param) => sanitizeValue(value, schema, param),
  parse: (schema) => (value, param) => parseValue(value, schema, param),
};

/** Returns the code of an error of the dialect and the names in its message; other values unchanged. */
export function comparable(answer: unknown): unknown {
  return isError(answer) ? { code: answer.code, names: namesIn(answer) } : answer;
}

/**
 * The generated parse functions of all schemas, in a module `name`. As in the dispatcher, the interpreter
 * handles the values that they do not parse.
 */
export async function generated(schemas: Iterable<Schema>, name: string): Promise<Engine> {
  const known = new Map([...schemas].map((schema) => [JSON.stringify(schema), schema]));
  const groups = [...known.values()].map((schema) => [bySchema('value', schema)]);
  const parsers = await printParsers(name, groups);
  const positions = new Map([...known.keys()].map((text, position) => [text, position]));
  const parserOf = (schema: Schema) => {
    const position = positions.get(JSON.stringify(schema));
    if (position === undefined) throw new Error(`not printed: ${JSON.stringify(schema)}`);
    // The `required` of an argument is a flag.
    return Array.isArray(schema.required) ? null : parsers[position];
  };
  /** Returns the parsed value, or the result of `others` if the parser returns none. */
  const parsed =
    (schema: Schema, accepted: (value: unknown) => unknown, others: Sanitize): Sanitize =>
    (value, param) => {
      const args: { [name: string]: unknown } = Object.assign(emptyMap(), { value });
      const parse = parserOf(schema);
      let isLeft = value === undefined || !parse;
      parse?.(args, () => {
        isLeft = true;
        return value;
      });
      return isLeft ? others(value, param) : accepted(args['value']);
    };
  return {
    // A parser returns no errors.
    check: (schema) => parsed(schema, () => null, interpreter.check(schema)) as Check,
    sanitize: (schema) => parsed(schema, (value) => value, interpreter.sanitize(schema)),
    parse: (schema) => parsed(schema, (value) => value, interpreter.parse(schema)),
  };
}
