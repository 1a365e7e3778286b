import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { packageFile } from '../package-file.ts';
import { metaFiles, metaOf, metaOptions } from './meta-files.ts';
import type { MetaSchemas } from './meta.ts';

/** Compiles schemas/meta/. */
export function compileMeta(): MetaSchemas {
  const ajv = new Ajv({ ...metaOptions, code: { optimize: false }, schemas: metaFiles.map(read) });
  const validator = (id: string): ValidateFunction => {
    const found = ajv.getSchema(id);
    if (!found) throw new Error(`check: schemas/meta/${id} has another $id`);
    return found;
  };
  return {
    resource: validator(metaOf.resource),
    base: validator(metaOf.base),
    args: validator(metaOf.args),
    about: validator(metaOf.about),
  };
}

function read(name: string): object {
  // JSON.parse gives `any`; ajv itself refuses what is not a schema.
  return JSON.parse(
    readFileSync(packageFile(`schemas/meta/${name}.schema.json`), 'utf8'),
  ) as object;
}
