import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv, ValidateFunction } from 'ajv';
import { generatorFolder, packageFile } from '../package.ts';

/** The schemas of schemas/meta/ by the kind of file that they describe. */
export const metaIds = {
  resource: 'resource.schema.json',
  base: 'base.schema.json',
  args: 'args.schema.json',
  type: 'type.schema.json',
  about: 'api.schema.json',
} as const;

/** Validators of schema files, by kind of file. */
export type MetaSchemas = { readonly [K in keyof typeof metaIds]: ValidateFunction };

let loaded: MetaSchemas | null = null;

/** Returns the validators of schemas/meta/: the build has compiled them, the sources compile them at the first call. */
export async function metaSchemas(): Promise<MetaSchemas> {
  // scripts/assets.js writes the file.
  const compiled = join(generatorFolder, 'check/validators.cjs');
  loaded ??= existsSync(compiled)
    ? (createRequire(import.meta.url)(compiled) as MetaSchemas)
    : validatorsOf(await metaAjv());
  return loaded;
}

function validatorsOf(ajv: Ajv): MetaSchemas {
  const validators = Object.entries(metaIds).map(([kind, id]) => [kind, ajv.getSchema(id)]);
  return Object.fromEntries(validators) as MetaSchemas; // `metaAjv` has added every schema
}

/** Returns an ajv with the schemas of schemas/meta/. The build prints its code. */
export async function metaAjv(isPrinted = false): Promise<Ajv> {
  const { Ajv } = await import('ajv');
  const read = (id: string): object =>
    // JSON.parse returns `any`; ajv rejects invalid schemas.
    JSON.parse(readFileSync(packageFile(`schemas/meta/${id}`), 'utf8')) as object;
  return new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    meta: false,
    validateSchema: false,
    // Compiling optimized code takes longer than running plain code over a few small files.
    inlineRefs: false,
    code: { optimize: isPrinted, source: isPrinted },
    schemas: ['dialect.schema.json', ...Object.values(metaIds)].map(read),
  });
}
