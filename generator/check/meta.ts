import { readFileSync } from 'node:fs';
import { packageFile } from '../package-file.ts';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';

/** What a schema file may say, by kind of file. */
export interface MetaSchemas {
  readonly resource: ValidateFunction;
  readonly base: ValidateFunction;
  readonly args: ValidateFunction;
  readonly about: ValidateFunction;
}

let compiledOnce: MetaSchemas | null = null;

/** The schemas of schema files, which come with the tool; compiled at the first call. */
export function metaSchemas(): MetaSchemas {
  compiledOnce ??= compileMeta();
  return compiledOnce;
}

function compileMeta(): MetaSchemas {
  const read = (name: string): object => {
    // JSON.parse gives `any`; ajv itself refuses what is not a schema.
    return JSON.parse(
      readFileSync(packageFile(`schemas/meta/${name}.schema.json`), 'utf8'),
    ) as object;
  };
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    meta: false,
    validateSchema: false,
    // The files are few and small: compiling well takes longer than comparing slowly.
    inlineRefs: false,
    code: { optimize: false },
    schemas: [read('dialect'), read('resource'), read('base'), read('args'), read('api')],
  });
  const validator = (name: string): ValidateFunction => {
    const found = ajv.getSchema(`${name}.schema.json`);
    if (!found) throw new Error(`check: schemas/meta/${name}.schema.json has another $id`);
    return found;
  };
  return {
    resource: validator('resource'),
    base: validator('base'),
    args: validator('args'),
    about: validator('api'),
  };
}
