import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { packageFile } from '../package.ts';

/** Validators of schema files, by kind of file. */
export interface MetaSchemas {
  readonly resource: ValidateFunction;
  readonly base: ValidateFunction;
  readonly args: ValidateFunction;
  readonly about: ValidateFunction;
}

const files = ['dialect', 'resource', 'base', 'args', 'api'];

let compiled: MetaSchemas | null = null;

/** Returns the validators of schemas/meta/, compiled at the first call. */
export function metaSchemas(): MetaSchemas {
  compiled ??= compile();
  return compiled;
}

function compile(): MetaSchemas {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    meta: false,
    validateSchema: false,
    // Compiling optimized code takes longer than running plain code over a few small files.
    inlineRefs: false,
    code: { optimize: false },
    schemas: files.map(read),
  });
  const validator = (id: string): ValidateFunction => {
    const found = ajv.getSchema(id);
    if (!found) throw new Error(`check: schemas/meta/${id} has another $id`);
    return found;
  };
  return {
    resource: validator('resource.schema.json'),
    base: validator('base.schema.json'),
    args: validator('args.schema.json'),
    about: validator('api.schema.json'),
  };
}

function read(name: string): object {
  // JSON.parse returns `any`; ajv rejects invalid schemas.
  return JSON.parse(
    readFileSync(packageFile(`schemas/meta/${name}.schema.json`), 'utf8'),
  ) as object;
}
