import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOf, sanitizerOf } from '../../generator/emit/checks.ts';
import type { ArgDefinition, ArgDefinitions, Check, Sanitize } from '../../runtime/schema/index.ts';
import { k } from '../../runtime/schema/index.ts';
import { bare } from './json-schema.ts';

/** Below node_modules nothing looks for sources of the project. */
export const GENERATED = join(import.meta.dirname, '..', 'node_modules', '.generated');

type Unrolled = { readonly [name: string]: { readonly check: Check; readonly sanitize: Sanitize } };

/**
 * The generated arguments `definitions`, with the callbacks of the site (those given by a name: they ask
 * the store, or know one field) replaced by what the generator prints where a schema decides alone.
 */
export async function siteFree(set: string, definitions: ArgDefinitions): Promise<ArgDefinitions> {
  const named = Object.entries(definitions).filter(([, definition]) => isNamed(definition));
  const unrolled = await unroll(set, named);
  return { ...definitions, ...replaced(named, unrolled) };
}

function replaced(
  named: readonly (readonly [string, ArgDefinition])[],
  unrolled: Unrolled,
): ArgDefinitions {
  return Object.fromEntries(
    named.map(([name, definition]) => {
      const { validate_callback: validate, sanitize_callback: sanitize } = definition;
      const bySchema = unrolled[name];
      if (!bySchema) throw new Error(`siteFree: ${name} was not unrolled`);
      const { check, sanitize: toType } = bySchema;
      const sanitizer = validate ? toType : k.parse(check, toType);
      return [
        name,
        {
          ...definition,
          validate_callback: typeof validate === 'string' ? check : (validate ?? null),
          sanitize_callback: typeof sanitize === 'string' ? sanitizer : (sanitize ?? null),
        },
      ];
    }),
  );
}

function isNamed({ validate_callback: validate, sanitize_callback: sanitize }: ArgDefinition) {
  return typeof validate === 'string' || typeof sanitize === 'string';
}

async function unroll(
  set: string,
  named: readonly (readonly [string, ArgDefinition])[],
): Promise<Unrolled> {
  const members = named.map(([name, definition]) => {
    const schema = bare(definition);
    return `  ${JSON.stringify(name)}: {
    check: ${checkOf(schema).text},
    sanitize: ${sanitizerOf(schema).text},
  },\n`;
  });
  const path = join(GENERATED, `${set}.mjs`);
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(
    path,
    `import { k } from '../../../runtime/schema/index.ts';

export const unrolled = {\n${members.join('')}};\n`,
  );
  // The module is the one that was just written.
  return ((await import(path)) as { unrolled: Unrolled }).unrolled;
}
