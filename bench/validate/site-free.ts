import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from '../../generator/config/settings.ts';
import { Imports } from '../../generator/emit/imports.ts';
import { ParserWriter } from '../../generator/emit/parse.ts';
import type { ParsedArg } from '../../generator/emit/parse.ts';
import { id, literal } from '../../generator/emit/source.ts';
import type { ArgDefinition, ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import { schemaArgs } from './arguments.ts';

/** Tools ignore folders below node_modules. */
export const GENERATED = join(import.meta.dirname, '..', 'node_modules', '.generated');

/** Argument definitions that depend on their schemas alone, with their generated parse function. */
export interface SiteFree {
  readonly definitions: ArgDefinitions;
  readonly parse: ArgsParser;
}

/**
 * Returns the generated arguments `definitions` with every callback replaced by its schema: callbacks of the site
 * query the store, others concern one field, and no peer has anything like them. Arguments that are
 * neither validated nor sanitized stay so.
 */
export async function siteFree(set: string, given: ArgDefinitions): Promise<SiteFree> {
  const args = schemaArgs(given);
  const definitions = Object.fromEntries(
    args.map(({ name, definition, goesBySchema }): [string, ArgDefinition] => [
      name,
      {
        ...definition,
        validate_callback: goesBySchema ? 'validateRequestArg' : null,
        sanitize_callback: goesBySchema ? 'sanitizeRequestArg' : null,
      },
    ]),
  );
  const parsed = args.map(({ name, definition, goesBySchema }): ParsedArg => ({
    name,
    definition,
    shown: definition,
    validate: { by: goesBySchema ? 'schema' : 'none' },
    sanitize: { by: goesBySchema ? 'schema' : 'none' },
  }));
  return { definitions, parse: await print(set, definitions, parsed) };
}

async function print(
  set: string,
  definitions: ArgDefinitions,
  args: readonly ParsedArg[],
): Promise<ArgsParser> {
  const path = join(GENERATED, `${set}.mjs`);
  const writer = new ParserWriter(
    new Imports(path, { settings: settingsOf({ runtime: './runtime' }), renamed: [] }),
  );
  const parser = writer.parser('parse', id('definitions'), args);
  const steps = (parser || { steps: [] }).steps.map(
    ({ condition, action }) => `  if (${condition.text}) ${action.text};\n`,
  );
  const constants = writer.constants.map(
    ({ name, value }) => `const ${name.text} = ${value.text};\n`,
  );
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(
    path,
    `import { k } from '../../../runtime/schema/index.ts';

const definitions = ${literal(definitions).text};
${constants.join('')}
export const parse = (args, fail) => {
${steps.join('')}};
`,
  );
  // The module was just written.
  return ((await import(path)) as { parse: ArgsParser }).parse;
}
