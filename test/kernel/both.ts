import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOf, parserOf, sanitizerOf } from '../../generator/emit/checks.ts';
import {
  isFailure,
  mentionsOf,
  parseValue,
  sanitizeValue,
  validateValue,
} from '../../runtime/schema/index.ts';
import type { Check, Sanitize, Schema } from '../../runtime/schema/index.ts';

/** One way to apply schemas. There are two, which have to agree. */
export interface Engine {
  check(schema: Schema): Check;
  sanitize(schema: Schema): Sanitize;
  /** Both: the value sanitized, or what is wrong with it. */
  parse(schema: Schema): Sanitize;
}

/** Walks the schema with each value. */
export const interpreter: Engine = {
  check: (schema) => (value, param) => validateValue(value, schema, param),
  sanitize: (schema) => (value, param) => sanitizeValue(value, schema, param),
  parse: (schema) => (value, param) => parseValue(value, schema, param),
};

/** The code of a failure of the dialect, and what its sentence names; anything else as it is. */
export function toldOf(answer: unknown): unknown {
  return isFailure(answer) ? { code: answer.code, names: mentionsOf(answer) } : answer;
}

interface Module {
  readonly checks: readonly Check[];
  readonly sanitizers: readonly Sanitize[];
  readonly parsers: readonly Sanitize[];
}

/** Prints the checks of all schemas into the module `name`, and runs it. It knows no other schemas. */
export async function generated(schemas: Iterable<Schema>, name: string): Promise<Engine> {
  const known = new Map([...schemas].map((schema) => [JSON.stringify(schema), schema]));
  const path = write(name, [...known.values()]);
  // The module is the one that was just written.
  const { checks, sanitizers, parsers } = (await import(path)) as Module;
  const positions = new Map([...known.keys()].map((text, position) => [text, position]));
  return {
    check: (schema) => found(checks, positions, schema),
    sanitize: (schema) => found(sanitizers, positions, schema),
    parse: (schema) => found(parsers, positions, schema),
  };
}

function found<T>(list: readonly T[], positions: ReadonlyMap<string, number>, schema: Schema): T {
  const item = list[positions.get(JSON.stringify(schema)) ?? -1];
  if (item === undefined) throw new Error(`not printed: ${JSON.stringify(schema)}`);
  return item;
}

function write(name: string, schemas: readonly Schema[]): string {
  const directory = join(import.meta.dirname, '.generated');
  const path = join(directory, `${name}.ts`);
  const list = (print: (schema: Schema) => ReturnType<typeof checkOf>) =>
    `[\n${schemas.map((schema) => `  ${print(schema).text},\n`).join('')}]`;
  const module = `import { k } from '../../../runtime/schema/index.ts';
import type { Check, Sanitize } from '../../../runtime/schema/index.ts';

export const checks: readonly Check[] = ${list(checkOf)};

export const sanitizers: readonly Sanitize[] = ${list(sanitizerOf)};

export const parsers: readonly Sanitize[] = ${list(parserOf)};
`;
  // Test runs beside this one may be reading it: it stays when it is the same, and is whole when not.
  if (existsSync(path) && readFileSync(path, 'utf8') === module) return path;
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, module);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
