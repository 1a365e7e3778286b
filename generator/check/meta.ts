import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  const folder = metaFolder();
  const read = (name: string): object => {
    // JSON.parse gives `any`; ajv itself refuses what is not a schema.
    return JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')) as object;
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

/** Where the package keeps schemas/meta/: the sources and what is built of them lie at different depths. */
function metaFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'schemas', 'meta', 'resource.schema.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('check: schemas/meta/ is missing from the package');
    folder = above;
  }
  return join(folder, 'schemas', 'meta');
}
