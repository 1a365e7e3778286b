import type { ValidateFunction } from 'ajv';
import { beforehand } from '../beforehand.ts';
import type { metaOf } from './meta-files.ts';

/** What a schema file may say, by kind of file. */
export type MetaSchemas = { readonly [Kind in keyof typeof metaOf]: ValidateFunction };

let loaded: MetaSchemas | null = null;

/** The schemas of schema files, which come with the tool; loaded, or compiled, at the first call. */
export async function metaSchemas(): Promise<MetaSchemas> {
  // The build writes these members, from `metaOf`.
  loaded ??=
    (beforehand('meta') as MetaSchemas | null) ?? (await import('./meta-compile.ts')).compileMeta();
  return loaded;
}
