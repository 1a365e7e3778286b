import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from '../../generator/config/settings.ts';
import { Imports } from '../../generator/emit/imports.ts';
import { ParserWriter } from '../../generator/emit/parse.ts';
import type { ParsedArg } from '../../generator/emit/parse.ts';
import { id, literal } from '../../generator/emit/source.ts';
import type { ArgsParser, Schema } from '../../runtime/schema/index.ts';

/** Prints a parse function for each group of arguments, like the generator, and loads the module. */
export async function printParsers(
  name: string,
  groups: readonly (readonly ParsedArg[])[],
): Promise<readonly (ArgsParser | null)[]> {
  const directory = join(import.meta.dirname, '.generated');
  const path = join(directory, `${name}.ts`);
  const settings = settingsOf({ runtime: './runtime' });
  const writer = new ParserWriter(new Imports(path, { settings, renamed: [] }));
  const definitions = groups.map((args, at) => {
    const all = Object.fromEntries(args.map((arg) => [arg.name, arg.definition]));
    return `const args${at} = ${literal(all).text};\n`;
  });
  const parsers = groups.map((args, at) =>
    textOf(writer.parser(`parse${at}`, id(`args${at}`), args)),
  );
  const constants = writer.constants.map(
    (constant) => `const ${constant.name.text} = ${constant.value.text};\n`,
  );
  const text = `// @ts-nocheck
import { k } from '../../../runtime/schema/index.ts';
${[...constants, ...definitions].join('')}
export const parsers = [
${parsers.join('')}];
`;
  // Other test runs may read the file, so it is replaced atomically, and only if it differs.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
  // The module that was just written.
  return ((await import(path)) as { parsers: (ArgsParser | null)[] }).parsers;
}

/** An argument that is validated and sanitized by its schema. */
export function bySchema(name: string, schema: Schema): ParsedArg {
  const definition = { ...schema, required: false };
  const validate = { by: 'schema' } as const;
  return { name, definition, shown: definition, validate, sanitize: validate };
}

/** Returns a generated parse function for each schema; it returns `undefined` for a value that it does not parse. */
export async function parsersOf(
  name: string,
  schemas: readonly Schema[],
): Promise<readonly ((value: unknown) => unknown)[]> {
  const parsers = await printParsers(
    name,
    schemas.map((schema) => [bySchema('value', schema)]),
  );
  return parsers.map((parse) => (value) => {
    const args: { [name: string]: unknown } = { value };
    let isLeft = !parse;
    parse?.(args, () => {
      isLeft = true;
      return value;
    });
    return isLeft ? undefined : args['value'];
  });
}

function textOf(parts: ReturnType<ParserWriter['parser']>): string {
  if (!parts) return '  null,\n';
  const steps = parts.steps.map(
    ({ condition, action }) => `    if (${condition.text}) ${action.text};\n`,
  );
  const calls = parts.calls.map(({ text }) => `    ${text}(args, fail);\n`);
  return `  function ${parts.name.text}(args, fail) {\n${[...calls, ...steps].join('')}  },\n`;
}
