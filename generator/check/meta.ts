import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { generatorFolder } from '../place.ts';
import { COMPILED } from './meta-files.ts';
import type { metaOf } from './meta-files.ts';

/** What a schema file may say, by kind of file. */
export type MetaSchemas = { readonly [Kind in keyof typeof metaOf]: ValidateFunction };

let loaded: MetaSchemas | null = null;

/** The schemas of schema files, which come with the tool; loaded, or compiled, at the first call. */
export async function metaSchemas(): Promise<MetaSchemas> {
  loaded ??= beforehand() ?? (await import('./meta-compile.ts')).compileMeta();
  return loaded;
}

/** What the build has compiled; `null` where the tool runs from its sources. */
function beforehand(): MetaSchemas | null {
  const path = join(generatorFolder, 'check', COMPILED);
  // The build writes these members, from `metaOf`.
  return existsSync(path) ? (createRequire(import.meta.url)(path) as MetaSchemas) : null;
}
