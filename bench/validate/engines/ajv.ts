import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { ErrorObject, Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { ArgumentSet, Checker, Engine } from '../engine.ts';
import { GENERATED } from '../site-free.ts';
import { splitter } from './split.ts';

interface Validate {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

const COERCING: Options = { coerceTypes: true, useDefaults: true };

/** Code that ajv has generated, with coercion and defaults: the base of all ratios. */
export const ajvStandalone: Engine = {
  name: 'ajv standalone',
  takes: 'sent',
  compile: (set) => splitting(set, 'coercing', COERCING),
};

/** ajv with all errors: the service names every wrong parameter, not only the first. */
export const ajvAllErrors: Engine = {
  name: 'ajv all errors',
  takes: 'sent',
  compile: (set) => splitting(set, 'all-errors', { ...COERCING, allErrors: true }),
};

/** ajv without coercion, for input that has the right types already. */
export const ajvStrict: Engine = {
  name: 'ajv strict',
  takes: 'typed',
  compile: (set) => {
    const validate = written(set, 'strict', { useDefaults: true });
    return {
      check: (input) => (validate(input) ? input : validate.errors),
      accepts: (result) => !Array.isArray(result),
    };
  },
};

function splitting(set: ArgumentSet, kind: string, options: Options): Checker {
  const validate = written(set, kind, options);
  const split = splitter(set.args);
  return {
    check: (input) => (validate(split(input)) ? input : validate.errors),
    accepts: (result) => !Array.isArray(result),
  };
}

/** Generates a module with ajv, and loads it. */
function written({ name, json }: ArgumentSet, kind: string, options: Options): Validate {
  const ajv = new Ajv({ ...options, allowUnionTypes: true, code: { source: true, optimize: 2 } });
  addFormats.default(ajv);
  const path = join(GENERATED, `${name}-${kind}.cjs`);
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(path, standalone.default(ajv, ajv.compile(json)));
  // The module was just written.
  return createRequire(import.meta.url)(path) as Validate;
}
