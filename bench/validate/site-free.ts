import { settingsOf } from '../../generator/config/settings.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOf, sanitizerOf } from '../../generator/emit/checks.ts';
import type { Constant } from '../../generator/emit/checks/reader.ts';
import { Imports } from '../../generator/emit/imports.ts';
import { readerOf } from '../../generator/emit/readers.ts';
import type { ReadArg } from '../../generator/emit/readers.ts';
import { id } from '../../generator/emit/source.ts';
import type {
  ArgDefinition,
  ArgDefinitions,
  ArgsReader,
  Check,
  Sanitize,
} from '../../runtime/schema/index.ts';
import { schemaArgs } from './arguments.ts';
import { bare } from './json-schema.ts';

/** Below node_modules nothing looks for sources of the project. */
export const GENERATED = join(import.meta.dirname, '..', 'node_modules', '.generated');

/** Argument definitions that go by their schemas alone, with the reader that is generated for them. */
export interface SiteFree {
  readonly definitions: ArgDefinitions;
  readonly reader: ArgsReader;
}

interface Unrolled {
  readonly args: {
    readonly [name: string]: { readonly check: Check; readonly sanitize: Sanitize };
  };
  readonly reader: ArgsReader;
}

/**
 * The generated arguments `definitions` with every callback replaced by what the generator prints where
 * a schema decides alone: callbacks of the site ask the store, others know one field, and no peer has
 * anything like them. What nobody checks or sanitizes stays so.
 */
export async function siteFree(set: string, definitions: ArgDefinitions): Promise<SiteFree> {
  const { args, reader } = await unroll(set, definitions);
  const replaced = schemaArgs(definitions).map(({ name, definition, isChecked, isSanitized }) => {
    const { check, sanitize } = args[name] ?? missing(name);
    const callbacks: Pick<ArgDefinition, 'validate_callback' | 'sanitize_callback'> = {
      validate_callback: isChecked ? check : null,
      sanitize_callback: isSanitized ? sanitize : null,
    };
    return [name, { ...definition, ...callbacks }] as const;
  });
  return { definitions: Object.fromEntries(replaced), reader };
}

async function unroll(set: string, definitions: ArgDefinitions): Promise<Unrolled> {
  const path = join(GENERATED, `${set}.mjs`);
  mkdirSync(GENERATED, { recursive: true });
  const constants: string[] = [];
  const constant: Constant = (value) => {
    const name = id(`map${constants.length + 1}`);
    constants.push(`const ${name.text} = ${value.text};\n`);
    return name;
  };
  const members = Object.entries(definitions).map(([name, definition]) => {
    const schema = bare(definition);
    const check = checkOf(schema).text;
    return `  ${JSON.stringify(name)}: { check: ${check}, sanitize: ${sanitizerOf(schema).text} },\n`;
  });
  const reader = readerOf(
    readArgs(definitions),
    new Imports(path, settingsOf({ runtime: './runtime' })),
    constant,
  );
  writeFileSync(
    path,
    `import { k } from '../../../runtime/schema/index.ts';

${constants.join('')}
export const args = {\n${members.join('')}};

export const reader = ${reader.text};
`,
  );
  // The module is the one that was just written.
  return (await import(path)) as Unrolled;
}

function readArgs(definitions: ArgDefinitions): readonly ReadArg[] {
  return schemaArgs(definitions).map(({ name, definition, isChecked, isSanitized }) => ({
    name,
    definition,
    shown: definition,
    validate: { by: isChecked ? 'schema' : 'nobody' },
    sanitize: { by: isSanitized ? 'schema' : 'nobody' },
  }));
}

function missing(name: string): never {
  throw new Error(`siteFree: ${name} was not unrolled`);
}
